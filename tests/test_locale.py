"""The words: every language says everything, with the same variables, and every rule has one help topic."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from homestretch import locale, rulebook
from homestretch.games.jagersro import ask, ev, options
from homestretch.games.jagersro import state as st
from homestretch.games.jagersro.actions import ACTIONS
from homestretch.locale import FIRM, LANGUAGES, THIN, message_id

JAGERSRO = Path(ev.__file__).parent
EDITIONS = sorted((JAGERSRO / "editions").glob("*.toml"))
WORDS = {
    "amount": "1 000 kr", "price": "3 000 kr", "before": "0 kr", "after": "2 000 kr", "prize": "500 kr",
    "fortune": "9 000 kr", "share": "100 kr", "remainder": "0 kr", "marker": "500 kr", "fee": "200 kr",
    "seat": "Anna", "source": "Anna", "target": "Ida", "partner": "Ida", "maker": "Bo", "seller": "Bo",
    "buyer": "Ida", "horse": "Rigel", "card": "Rigel", "colour": "rot", "race": "Derby", "why": "Zins",
    "racing_card": "Protest!", "chance_card": "Tipp!",
}  # fmt: skip
"""What stands for the variables that are words; all others are numbers."""

ASKED = {
    "enter": {"second"}, "insure": {"horse", "horse_none"}, "bet": {"marker"},
    "price": {"partner", "card", "direction"}, "answer": {"maker", "card", "direction", "price"},
    "forced_sale": {"amount"}, "card_buy": {"chance_card", "order"}, "card_sell": {"chance_card"},
    "card_give": {"chance_card", "order"}, "card_deal": {"chance_card", "order"}, "card_tip": {"colour"},
    "race_bet": {"price"},
}  # fmt: skip
"""The variables of a decision's question, made from its arguments (games/jagersro/ask.py)."""

ACTED = {
    "stall": {"letter"}, "enter": {"horse"}, "ride": {"horse"}, "bet": {"marker", "colour"},
    "first": {"horse"}, "repay": {"n", "price"}, "buy": {"card", "price"}, "sell": {"card", "price"},
    "offer_buy": {"partner", "card"}, "offer_sell": {"partner", "card"}, "price": {"price"},
    "back": {"colour"}, "vote": {"horse"},
}  # fmt: skip
"""The variables of an action's button."""


class _Finder(Visitor):
    """Collects the variables of a pattern, the messages it refers to, and the keys of its selectors."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.keys: dict[str, set[int]] = {}

    def visit_VariableReference(self, node):
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_SelectExpression(self, node):
        if isinstance(node.selector, ast.VariableReference):
            found = self.keys.setdefault(node.selector.id.name, set())
            found.update(int(v.key.value) for v in node.variants if isinstance(v.key, ast.NumberLiteral))
        self.generic_visit(node)


@cache
def sources(lang):
    """The parsed Fluent files of a language by name."""
    folder = locale.FOLDER / lang
    return {path.name: parse(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.ftl"))}


@cache
def patterns(lang):
    """Every message and attribute of a language (`id`, `id.attribute`) and its syntax tree."""
    found = {}
    for resource in sources(lang).values():
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                if entry.value:
                    found[entry.id.name] = entry.value
                found.update({f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes})
    return found


@cache
def looked_into(lang, name):
    """A finder that has been through a message and all that it refers to."""
    finder = _Finder()
    finder.visit(patterns(lang)[name])
    for reference in tuple(finder.references):
        inner = looked_into(lang, reference)
        finder.variables |= inner.variables
        for variable, keys in inner.keys.items():
            finder.keys.setdefault(variable, set()).update(keys)
    return finder


def variables(name, lang="en"):
    """The variables that a message uses."""
    return looked_into(lang, name).variables


def say(lang, name, /, **args):
    """A formatted message; fails if Fluent has anything to complain of."""
    ident, _, attribute = name.partition(".")
    message = locale.bundle(lang).get_message(ident)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, (lang, name)
    words, errors = locale.bundle(lang).format_pattern(pattern, args)
    assert not errors, (lang, name, errors)
    return words


def samples(lang, name):
    """Arguments for a message, one set for each combination of what its selectors tell apart."""
    finder = looked_into(lang, name)
    plain = {v: WORDS.get(v, 7) for v in finder.variables}
    axes = [[(variable, value) for value in {*keys, 0, 1, 2, 7}] for variable, keys in finder.keys.items()]
    for choice in product(*axes):
        yield {**plain, **dict(choice)}


def racing_and_chance_cards():
    """The ids of all cards in all editions."""
    found = set()
    for path in EDITIONS:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        found |= {card["id"] for deck in ("racing_cards", "chance_cards") for card in table.get(deck, ())}
    return sorted(found)


def payments():
    """The ledger numbers that the rules name where they move money, as far as they stand there as numbers."""
    found = set()
    for path in (JAGERSRO / "rules").glob("*.py"):
        text = path.read_text(encoding="utf-8")
        found |= {int(n) for n in re.findall(r"\bpay\(.*\b(\d+)\)$", text, re.MULTILINE)}
        found |= {
            int(n) for n in re.findall(r"\b(?:buy|sell|borrow_step)\(.*\b(\d{2,})\)$", text, re.MULTILINE)
        }
        found |= {int(n) for n in re.findall(r"step\.CLAIM, .*\b(\d+)\)$", text, re.MULTILINE)}
    return sorted(found)


def needed():
    """Every message and attribute that the game asks for by a name of its own."""
    names = {message_id("jagersro-ev", event) for event in ev.EVENTS}
    for decision in ask.DECISIONS[1:]:
        asked = message_id("jagersro-decide", decision)
        names |= {asked, f"{asked}.short"}
    names |= {message_id("jagersro-act", family.name) for family in ACTIONS.families}
    for card in range(st.HORSES, st.JOCKEY + 1):
        names |= {f"jagersro-card-{card}", f"jagersro-card-{card}.title", f"jagersro-card-{card}.what"}
    names |= {f"jagersro-colour-{colour}" for colour in range(st.COLOURS)}
    for race in range(st.RACES):
        names |= {f"jagersro-race-{race}", f"jagersro-race-{race}.original"}
    for step in range(12):
        names |= {f"jagersro-step-{step}", f"jagersro-step-{step}.what"}
    names |= {f"jagersro-cond-handicap-{i}" for i in range(len(st.HANDICAPS))}
    names |= {f"jagersro-cond-wins-{wins}" for wins in ("any", "none", "some")}
    for card in racing_and_chance_cards():
        names |= {message_id("jagersro", card), f"{message_id('jagersro', card)}.text"}
    choices = {**options.OPTIONS, **options.LATER, "replace": (), "skip_races": (), "last_race": ()}
    for key, values in choices.items():
        option = message_id("jagersro-opt", key)
        names |= {option, f"{option}.what"} | {message_id(option, value) for value in values}
    names |= {message_id("error", f"E{code:02}") for code in range(1, 29)} | {"error-stale"}
    for topic in rulebook.topics("jagersro"):
        names |= {f"help-{topic}", f"help-{topic}.body"}
    return names


# --- the files -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_files_are_sound_fluent(lang):
    seen = set()
    for name, resource in sources(lang).items():
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), (lang, name, entry.content)
            if isinstance(entry, ast.Message):
                assert entry.id.name not in seen, (lang, name, entry.id.name)
                seen.add(entry.id.name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_the_same_things(lang):
    ours, english = set(patterns(lang)), set(patterns("en"))
    assert ours == english, (sorted(english - ours), sorted(ours - english))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_variables_are_the_same_in_every_language(lang):
    different = {n for n in patterns("en") if n in patterns(lang) and variables(n) != variables(n, lang)}
    assert not different


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_formats(lang):
    for name in patterns(lang):
        for args in samples(lang, name):
            words = say(lang, name, **args)
            assert words.strip(), (lang, name, args)
            assert "{" not in words, (lang, name, words)
            assert "  " not in words, (lang, name, words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sums_keep_together(lang):
    for name in patterns(lang):
        words = say(lang, name, **next(iter(samples(lang, name))))
        own = re.sub("|".join(re.escape(w) for w in WORDS.values()), "", words)
        assert not re.search(r"\d[ .,\xa0]\d{3}\b|\d kr\b", own), (lang, name, words)


# --- what the game needs -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_the_game_names_lacks_its_words(lang):
    missing = sorted(name for name in needed() if not locale.has(lang, name))
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_payment_has_its_reason(lang):
    numbers = payments()
    assert {45, 59, 128, 135, 143, 152, 181} <= set(numbers)  # the search still finds them
    missing = [n for n in numbers if not locale.has(lang, f"jagersro-pay-{n:03}")]
    assert not missing
    chance = [n for n in range(194, 224) if n not in (222,)]
    assert not [n for n in chance if not locale.has(lang, f"jagersro-pay-{n:03}")]
    assert locale.has(lang, "jagersro-pay-other")


def test_events_use_only_what_they_carry():
    for event, fields in ev.EVENTS.items():
        allowed = {*fields, *(f"{field}_none" for field in fields), *(["why"] if event == "PAY" else [])}
        assert variables(message_id("jagersro-ev", event)) <= allowed, event


def test_questions_and_buttons_use_only_what_they_are_given():
    for decision in ask.DECISIONS[1:]:
        assert variables(message_id("jagersro-decide", decision)) == ASKED.get(decision, set()), decision
        assert not variables(message_id("jagersro-decide", decision) + ".short"), decision
    for family in ACTIONS.families:
        assert variables(message_id("jagersro-act", family.name)) == ACTED.get(family.name, set()), family


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pass_has_its_own_words_where_it_means_something_else(lang):
    for decision in ("enter", "ride", "insure", "bet", "business", "answer", "card_buy", "card_sell"):
        name = message_id("jagersro-act-pass", decision)
        assert locale.has(lang, name)
        assert not variables(name, lang)


def test_the_original_titles_are_the_same_everywhere():
    for race in range(st.RACES):
        titles = {say(lang, f"jagersro-race-{race}.original") for lang in LANGUAGES}
        assert len(titles) == 1
        assert say("sv", f"jagersro-race-{race}") in titles


# --- help ------------------------------------------------------------------------------------------------


def test_every_rule_is_in_exactly_one_topic():
    book = rulebook.load("jagersro")
    listed = [rule for ids in rulebook.topics("jagersro").values() for rule in ids]
    assert len(book.entries) >= 291
    assert sorted(listed) == sorted(book.entries)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_topics_are_short_and_plainly_marked(lang):
    table = tomllib.loads((JAGERSRO / "topics.toml").read_text(encoding="utf-8"))
    for topic, content in table.items():
        assert locale.has(lang, f"jagersro-part-{content['part']}"), topic
        assert len(say(lang, f"help-{topic}")) <= 45, topic
        body = say(lang, f"help-{topic}.body")
        assert 60 <= len(body.split()) <= 180, (lang, topic, len(body.split()))
        assert body.count("**") % 2 == 0, topic
        assert not re.search(r"J-\d", body), topic
        for line in body.splitlines():
            assert not line.startswith(("**", " ", "#")), (topic, line)


def test_topics_stand_part_by_part():
    table = tomllib.loads((JAGERSRO / "topics.toml").read_text(encoding="utf-8"))
    parts = [content["part"] for content in table.values()]
    in_order = list(dict.fromkeys(parts))
    assert parts == sorted(parts, key=in_order.index)


# --- the loader --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("amount", "words"),
    [
        (0, "0 kr"),
        (500, "500 kr"),
        (12_500, "12_500 kr"),
        (1_250_000, "1_250_000 kr"),
        (-2_000, "\N{MINUS SIGN}2_000 kr"),
    ],
)
def test_kronor(amount, words):
    assert locale.kronor(amount) == words.replace("_", THIN).replace(" ", FIRM)


def test_names_become_identifiers():
    assert message_id("jagersro-ev", "HORSE_DRAWN") == "jagersro-ev-horse-drawn"
    assert message_id("jagersro-opt", "trade_before_race_1", "no") == "jagersro-opt-trade-before-race-1-no"


def test_a_text_in_each_language():
    args = {"source": "the bank", "target": "Anna", "amount": locale.kronor(1_500), "why": "prize money"}
    assert locale.sentence("en", "jagersro-ev-pay", **args) == (
        f"The bank pays 1{THIN}500{FIRM}kr to Anna (prize money)."
    )
    assert locale.text("sv", "jagersro-card-26.title") == "Obligation"
    assert locale.text("de", "jagersro-ev-entered", seat="Anna", horse="Rigel") == "Anna nennt Rigel."
    moved = {"horse": "Rigel", "from": 6, "to": 12, "cause": 0}
    assert locale.format_with("en", "jagersro-ev-moves", moved) == "Rigel gallops from 6 to 12."


def test_what_a_language_lacks_is_said_in_english(monkeypatch):
    real = locale.has
    monkeypatch.setattr(locale, "has", lambda lang, name: lang == "en" and real(lang, name))
    assert locale.text("sv", "jagersro-step-5") == "Trading"


def test_unknown_names_are_errors():
    with pytest.raises(KeyError):
        locale.text("en", "jagersro-no-such-thing")
    with pytest.raises(KeyError):
        locale.text("en", "jagersro-card-26.no-such-attribute")
    with pytest.raises(KeyError):
        locale.bundle("da")
