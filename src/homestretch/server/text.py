"""What people may type in: names."""

from __future__ import annotations

import unicodedata

NAME_INPUT = 200
"""Characters of a name that are read at all."""

NAME_LENGTH = 24
"""Characters of a name that are kept."""

_DROPPED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def clean_name(name: str | None) -> str | None:
    """A name fit to show: composed, one line, single spaces, no markup or invisible characters.

    Control and direction characters and surrogates go, and so do `<`, `>` and `&` (clients escape text
    anyway; this keeps names harmless in one that forgets). At most NAME_LENGTH characters; None if
    nothing is left.
    """
    if name is None:
        return None
    text = unicodedata.normalize("NFC", "".join(c for c in name if not "\ud800" <= c <= "\udfff"))
    text = "".join(" " if c.isspace() else c for c in text)
    text = "".join(c for c in text if unicodedata.category(c) not in _DROPPED and c not in "<>&")
    text = " ".join(text.split())
    kept = ""
    marks = 0
    for c in text[:NAME_INPUT]:
        # A pile of combining marks would draw over the lines above and below.
        marks = marks + 1 if unicodedata.combining(c) else 0
        if marks <= 2:
            kept += c
    return kept[:NAME_LENGTH].strip() or None
