#!/usr/bin/env python3
"""Checks a match file of Tidetable, form 2, written from the documents, not from the code.

Usage: verify.py FILE [--replay REPLAY]

REPLAY is what `tidetable replay FILE --json` printed. For Nautilion and Nauticus it tells the positions,
which this program does not work out itself.

Exit status: 0 nothing is wrong, 1 something is, 2 bad usage or a file that cannot be checked here.
"""

import json
import sys

from form import CannotCheck, Wrong, check_fields, read_json
from sea import Sea, check_commitment, check_deal, check_terms
from table import Table, check_replay, check_result


def verify(data, replay_text=None):
    """Returns what was checked and what was not; raises Wrong or CannotCheck."""
    match = read_json(data)
    check_fields(match)
    checked = ["strict JSON and the form of every field"]
    unchecked = ["that people agreed, names and times: these are claims"]
    sea = None
    if match["seed"] is None:
        check_terms(match)
        unchecked.append("commitment, deal and chance: the seed is not in the file")
    else:
        check_commitment(match)
        check_terms(match)
        sea = Sea(match)
        check_deal(match, sea)
        checked += ["the commitment", f"every word of the deal ({len(match['deal'])} lines)"]
    checked.append("game, rules, components and options")
    replay = read_replay(match, replay_text)
    table = Table(match, sea, replay)
    table.run()
    checked.append(f"the first check, and the form and the check of {len(match['log'])} entries")
    checked.append("seats, agreed lists, undo targets and who left")
    describe_moves(match, table, checked, unchecked)
    missing = check_result(table)
    checked.append("the result" + (", but for what is named below" if missing else ""))
    return checked, unchecked + missing


def read_replay(match, text):
    if text is None:
        return None
    try:
        lines = [json.loads(line) for line in text.splitlines()]
    except json.JSONDecodeError as error:
        raise CannotCheck(f"replay: no JSON: {error}") from error
    check_replay(match, lines)
    return lines


def describe_moves(match, table, checked, unchecked):
    if match["game"] == "nautilus-island":
        checked.append("every move by the full rules" + (", and chance's refill of the camp" if match["seed"] else ""))
        unchecked.append("whether an undone store or empty column had told others something of a hand")
        return
    checked.append("the notation of every move")
    if table.replay:
        checked.append("that every move is legal, if the positions of the replay are right")
    else:
        unchecked.append("whether moves were legal and made by the seat to act: no replay was given")
    unchecked.append("whether an undone move had shown somebody something, chance apart")
    if match["game"] == "nautilion":
        describe_dice(match, table, checked, unchecked)


def describe_dice(match, table, checked, unchecked):
    counts = table.state.counts
    if counts["unchecked"]:
        unchecked.append(f"{counts['unchecked']} dice: the seed is not in the file")
    if counts["rolls"]:
        source = "named by the positions of the replay" if table.replay else "named by the log alone"
        checked.append(f"{counts['rolls']} dice, {source}")
    if counts["ambiguous"] and not table.replay:
        unchecked.append(f"which of the possible names {counts['ambiguous']} of these dice have: one that fits was "
                         "enough (a roll against a reef or not, or a turn in which nothing is rolled)")


def read_arguments(arguments):
    if len(arguments) == 1 and not arguments[0].startswith("-"):
        return arguments[0], None
    if len(arguments) == 3 and arguments[1] == "--replay":
        return arguments[0], arguments[2]
    return None


def main(arguments):
    files = read_arguments(arguments)
    if files is None:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    try:
        data = open(files[0], "rb").read()
        replay_text = open(files[1], encoding="utf-8").read() if files[1] else None
        checked, unchecked = verify(data, replay_text)
    except (OSError, CannotCheck) as error:
        print(f"cannot check: {error}", file=sys.stderr)
        return 2
    except Wrong as wrong:
        print(f"wrong: {wrong}")
        return 1
    print(f"{files[0]}: nothing is wrong.")
    print("\n".join(["Checked:"] + [f"  {item}" for item in checked]))
    print("\n".join(["Not checked:"] + [f"  {item}" for item in unchecked]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
