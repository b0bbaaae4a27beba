#!/bin/sh
# Prints the path of a Python that is new enough (3.11+), or says what is missing and ends with 1.
# PYTHON=/path/to/python overrides the search.
set -eu

new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

if [ -n "${PYTHON:-}" ]; then
    if new_enough "$PYTHON"; then command -v "$PYTHON"; exit 0; fi
    echo "PYTHON=$PYTHON is not a Python 3.11 or newer." >&2
    exit 1
fi

for name in python3 python3.14 python3.13 python3.12 python3.11 python; do
    if path=$(command -v "$name" 2>/dev/null) && new_enough "$path"; then
        echo "$path"
        exit 0
    fi
done

found=$(python3 --version 2>/dev/null || echo "no Python at all")
echo "Homestretch needs Python 3.11 or newer; this machine has $found." >&2
echo "Install one (https://www.python.org/downloads/, or your system's package python3.12)," >&2
echo "or name one: make play PYTHON=/path/to/python3.12" >&2
exit 1
