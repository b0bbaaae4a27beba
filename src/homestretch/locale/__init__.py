"""The words of Homestretch in English, Swedish and German: Fluent files, shared with the web client.

Every `*.ftl` file of a language's folder is part of that language's bundle. Identifiers are built from
the program's own names in small letters, underscores turned into hyphens (`message_id`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "sv", "de")
"""The languages, the one that all others fall back to first."""

FOLDER = Path(__file__).parent

THIN = "\N{NARROW NO-BREAK SPACE}"
FIRM = "\N{NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"


def message_id(*parts: object) -> str:
    """The identifier made of `parts`: `jagersro-ev` and `HORSE_DRAWN` give `jagersro-ev-horse-drawn`."""
    return "-".join(str(part) for part in parts).lower().replace("_", "-")


def kronor(amount: int) -> str:
    """An amount in whole kronor for people: thin spaces between thousands, `12 500 kr` in all languages."""
    digits = f"{abs(amount):,}".replace(",", THIN)
    return f"{MINUS if amount < 0 else ''}{digits}{FIRM}kr"


@cache
def bundle(lang: str) -> FluentBundle:
    """All messages of a language (`en`, `sv`, `de`); raises KeyError for any other."""
    if lang not in LANGUAGES:
        raise KeyError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
    made = FluentBundle([lang], use_isolating=False)
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def has(lang: str, name: str) -> bool:
    """Whether the language itself has the message `name` (or `name.attribute`)."""
    ident, _, attribute = name.partition(".")
    made = bundle(lang)
    if not made.has_message(ident):
        return False
    message = made.get_message(ident)
    return attribute in message.attributes if attribute else message.value is not None


def text(lang: str, name: str, /, **args: Any) -> str:
    """The message `name`, or its attribute (`name.attribute`), in a language, else in English.

    Strings and numbers may be given as `args`; where one is missing its name in braces shows. Raises
    KeyError if there is no such message.
    """
    return format_with(lang, name, args)


def format_with(lang: str, name: str, args: Mapping[str, Any]) -> str:
    """`text` with the arguments as a mapping: for names that are words of Python, such as `from`."""
    ident, _, attribute = name.partition(".")
    for language in (lang, LANGUAGES[0]):
        if has(language, name):
            message = bundle(language).get_message(ident)
            pattern = message.attributes[attribute] if attribute else message.value
            if pattern is None:
                break
            formatted, _ = bundle(language).format_pattern(pattern, dict(args))
            return str(formatted)
    raise KeyError(f"no message {name!r} in {lang}")


def sentence(lang: str, name: str, /, **args: Any) -> str:
    """`text` with a capital first letter: an event may begin with a party such as `the bank`."""
    words = text(lang, name, **args)
    return words[:1].upper() + words[1:]
