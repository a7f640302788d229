"""The form of a match file: strict JSON and the fields of docs/match-file.md."""

import json
import re
import unicodedata

MOST_BYTES = 8 * 1024 * 1024
MOST_ENTRIES = 20_000
MOST_WHOLE = 2**53 - 1  # what JavaScript counts exactly
JOINERS = "\u200c\u200d"


class Wrong(Exception):
    """The first thing found that a true match file would not have."""


class CannotCheck(Exception):
    """The file may be right; this program knows too little to say."""


def require(condition, message):
    if not condition:
        raise Wrong(message)


# Strict JSON


def read_json(data):
    """The value in these bytes; refuses what two readers could read in two ways."""
    require(len(data) <= MOST_BYTES, "file: more than 8 MiB")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Wrong(f"file: byte {error.start} is no UTF-8") from error
    try:
        return json.loads(text, object_pairs_hook=object_without_twins,
                          parse_int=read_number, parse_float=read_number, parse_constant=refuse_constant)
    except (json.JSONDecodeError, RecursionError) as error:
        raise Wrong(f"file: no JSON: {error}") from error


def object_without_twins(pairs):
    result = {}
    for key, value in pairs:
        require(key not in result, f"file: the key {key!r} stands twice in one object")
        result[key] = value
    return result


def read_number(text):
    """A number as JavaScript has it: 1.0 and 1e0 are the whole number 1."""
    value = float(text)
    require(abs(value) != float("inf"), f"file: the number {text} is too large")
    return int(value) if value.is_integer() and abs(value) < 1e21 else value


def refuse_constant(text):
    raise Wrong(f"file: {text} is no JSON")


# Canonical JSON (RFC 8785)


def canonical(value):
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, (int, float)):
        return canonical_number(value)
    if isinstance(value, str):
        return canonical_text(value)
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    keys = sorted(value, key=lambda key: key.encode("utf-16-be", "surrogatepass"))
    return "{" + ",".join(f"{canonical_text(key)}:{canonical(value[key])}" for key in keys) + "}"


def canonical_text(text):
    require(not any("\ud800" <= character <= "\udfff" for character in text), "file: half a character in a text")
    return json.dumps(text, ensure_ascii=False)


def canonical_number(value):
    """The shortest digits that give the number, laid out as JavaScript does."""
    if isinstance(value, int):
        return str(value)
    digits, exponent = f"{value!r}e0".split("e")[:2]
    sign = "-" if digits.startswith("-") else ""
    whole, _, part = digits.lstrip("-").partition(".")
    point = len(whole) + int(exponent)
    both = whole + ("" if part == "0" else part)
    point -= len(both) - len(both.lstrip("0"))
    both = both.lstrip("0").rstrip("0")
    if 0 < point <= 21:
        both = both.ljust(point, "0")
        return sign + both[:point] + ("." + both[point:] if both[point:] else "")
    if -6 < point <= 0:
        return sign + "0." + "0" * -point + both
    mantissa = both[0] + ("." + both[1:] if both[1:] else "")
    return f"{sign}{mantissa}e{'+' if point > 0 else '-'}{abs(point - 1)}"


# Small forms


def is_whole(value, least=0):
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= MOST_WHOLE


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def is_hex(value, digits):
    return isinstance(value, str) and re.fullmatch(f"[0-9a-f]{{{digits}}}", value) is not None


def is_line(value, most):
    """A text in one line; joiners only between two other characters that are allowed."""
    if not isinstance(value, str) or len(value.encode("utf-16-le", "surrogatepass")) > 2 * most:
        return False
    plain = [unicodedata.category(c)[0] != "C" and unicodedata.category(c) not in ("Zl", "Zp") for c in value]
    for place, character in enumerate(value):
        if plain[place]:
            continue
        between = 0 < place < len(value) - 1 and plain[place - 1] and plain[place + 1]
        if character not in JOINERS or not between:
            return False
    return True


def is_visible_name(value):
    return is_line(value, 40) and any(unicodedata.category(c)[0] in "LNPS" for c in value)


def has_keys(value, required, optional=()):
    return isinstance(value, dict) and set(required) <= set(value) <= set(required) | set(optional)


def is_player(value):
    if not has_keys(value, ("name", "kind"), ("level",)) or not is_visible_name(value["name"]):
        return False
    if value["kind"] == "human":
        return "level" not in value
    return value["kind"] == "bot" and is_line(value.get("level", ""), 40)


def is_pace(value):
    clock = value.get("clock") if isinstance(value, dict) else None
    if clock == "none":
        return has_keys(value, ("clock",))
    if clock == "bank":
        return (has_keys(value, ("clock", "bankMs", "incrementMs"))
                and is_whole(value["bankMs"]) and is_whole(value["incrementMs"]))
    return clock == "turn" and has_keys(value, ("clock", "turnMs")) and is_whole(value["turnMs"], 1)


def is_seat_list(value):
    return isinstance(value, list) and len(value) <= 8 and all(map(is_whole, value))


def is_list_of(value, most, fits):
    return isinstance(value, list) and len(value) <= most and all(map(fits, value))


# The fields of the file


def is_sheet(value):
    return (value is None or isinstance(value, dict)
            and len(canonical(value).encode()) <= 64 * 1024 and depth(value) <= 8)


def depth(value):
    if not isinstance(value, (dict, list)):
        return 0
    items = value.values() if isinstance(value, dict) else value
    return 1 + max(map(depth, items), default=0)


def is_options(value):
    def is_value(option):
        return (isinstance(option, (bool, int, float)) or is_line(option, 40)
                or isinstance(option, list) and all(is_line(item, 40) for item in option))

    return (isinstance(value, dict) and is_whole(value.get("seats"), 1) and value["seats"] <= 8
            and all(is_line(key, 40) and is_value(option) for key, option in value.items()))


def is_result(value):
    if value is None or value == {"end": "abort"}:
        return True
    return (has_keys(value, ("end", "points", "places", "left"))
            and value["end"] in ("game", "resign", "time-out")
            and is_list_of(value["points"], 8, is_number)
            and is_list_of(value["places"], 8, lambda place: is_whole(place, 1))
            and is_list_of(value["left"], 8, is_leaving))


def is_leaving(value):
    return has_keys(value, ("seat", "how")) and is_whole(value["seat"]) and value["how"] in ("resign", "time-out")


def is_salt(value):
    return value is None or is_hex(value, 64)


FIELDS = {
    "format": lambda value: value == "tidetable-match/2",
    "from": lambda value: value in (None, "tidetable-match/1"),
    "id": lambda value: is_hex(value, 32),
    "game": lambda value: is_line(value, 40),
    "rules": lambda value: is_whole(value, 1),
    "components": lambda value: is_hex(value, 64),
    "sheet": is_sheet,
    "options": is_options,
    "seats": lambda value: is_list_of(value, 8, is_player),
    "pace": is_pace,
    "commitment": lambda value: is_hex(value, 64),
    "salts": lambda value: is_list_of(value, 8, lambda salt: salt is None or is_line(salt, 100)),
    "deal": lambda value: is_list_of(value, 200, lambda line: is_line(line, 2000)),
    "log": lambda value: isinstance(value, list) and len(value) <= MOST_ENTRIES,
    "result": is_result,
    "seed": lambda value: value is None or is_hex(value, 64),
}


def check_fields(match):
    require(isinstance(match, dict), "file: no object")
    require(match.get("format") == "tidetable-match/2", "format: not tidetable-match/2")
    for name, fits in FIELDS.items():
        require(name in match, f"{name}: missing")
        require(fits(match[name]), f"{name}: not of the form that docs/match-file.md gives")
    for name in match:
        require(name in FIELDS, f"{name}: no such field")
    check_seats_and_salts(match)


def check_seats_and_salts(match):
    count = match["options"]["seats"]
    require(len(match["seats"]) == count, "seats: not as many as options.seats")
    if match["from"] is not None:  # salts of form 1 belonged to nobody
        require(None not in match["salts"], "salts: null, in a match that began in form 1")
        require(match["id"] == match["commitment"][:32], "id: not the first half of the commitment, in form 1")
        return
    require(len(match["salts"]) == count, "salts: not as many as seats")
    for seat, salt in enumerate(match["salts"]):
        require(is_salt(salt), f"salts: that of seat {seat} is not 64 hexadecimal digits")
        require(salt is None or match["seats"][seat]["kind"] == "human", f"salts: seat {seat} is a bot's")


# The entries of the log

ENTRY_FIELDS = {
    "move": lambda value: is_line(value, 200),
    "to": is_whole,
    "agreed": is_seat_list,
    "player": is_player,
    "outcome": lambda value: value in ("noted", "stand-in", "lost"),
    "pace": is_pace,
}
KINDS = {  # kind: fields that it must have, fields that it may have
    "move": (("move",), ()),
    "undo": (("to",), ()),
    "take-back": (("to", "agreed"), ()),
    "practice": (("agreed",), ()),
    "player": (("player",), ()),
    "resign": ((), ("player",)),
    "time-out": (("outcome",), ("player",)),
    "pace": (("pace", "agreed"), ()),
    "abort": (("agreed",), ()),
}


def check_entry_form(entry, ply):
    require(isinstance(entry, dict), f"ply {ply}: no object")
    kind = entry.get("type")
    require(isinstance(kind, str) and kind in KINDS, f"ply {ply}: {kind!r} is no kind of entry")
    required, optional = KINDS[kind]
    require(has_keys(entry, ("type", "seat", "at", "check") + required, optional),
            f"ply {ply}: not the fields of an entry of the kind {kind}")
    require(is_whole(entry["seat"], -3), f"ply {ply}: seat is no seat")
    require(is_whole(entry["at"]), f"ply {ply}: at is no time")
    require(is_hex(entry["check"], 32), f"ply {ply}: check is not 32 hexadecimal digits")
    for name in required + optional:
        require(name not in entry or ENTRY_FIELDS[name](entry[name]), f"ply {ply}: {name} has not its form")
