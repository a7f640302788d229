"""The log of a match: chain, who may enter what, undos, and who has left (docs/match-file.md)."""

import copy
import re

import dice
from form import CannotCheck, Wrong, check_entry_form, require
from island import Island
from sea import check_of_entry, first_check

CHANCE, HOST = -2, -3
LOG_KEEPS = 19_984
MOST_PLIES = {"nautilus-island": 1000, "nautilion": 4000, "nauticus": 1700}
KEPT_KINDS = ("move", "resign", "abort")

TOKEN = "[1-9ABC]|mercenary|blank|reef[369]"
TILE = ("bow|middle|stern|1-ship|(?:lion|eagle|lily|tower) (?:mast|sail)|coffee|grain|salt|fish")
SHIP = "[1-9]|[1-5][0-9]|6[0-3]"
PATH_PLACE = "[1-9]|[1-4][0-9]|5[0-4]"
NOTATION = {
    "nautilion": "|".join([
        "first [12]", "whirlwind", "tide [1-4] to [1-4]", "translation", "reroll [1-4]", "castaway",
        "heroic (?:[1-9]|1[0-2])", "(?:darkhouse|phantom|nautilion|set) [1-4]", f"token (?:{PATH_PLACE})",
        "insert after (?:[0-9]|[1-4][0-9]|5[0-2])", "insert beyond the phantom", "(?:from|to) ship [1-9]",
        "from cabin [ABC147]", f"(?:from reserve|pick) (?:{TOKEN})", "drop (?:[124-9]|1[0-2])",
        "to cabin", "to reserve", "group [1-9]", "done"]),
    "nauticus": "|".join([
        "choose (?:hulls|masts|sails|goods|transport|money|delivery|crowns)", "extra action", "pass", "end",
        f"(?:buy|take) (?:{TILE})", "store", "place on new ship", f"place on (?:crown mast of )?ship (?:{SHIP})",
        f"transport (?:{TILE}|crown mast|crown sail)", "withdraw", f"deliver ship (?:{SHIP})", "score crowns",
        "reward (?:crown mast|crown sail|points|taler|workers|goods)"]),
}


class IslandMoves:
    """Nautilus Island: the full rules."""

    def __init__(self, match, sea):
        self.game = Island(match["options"]["seats"], match["deal"])
        self.sea = sea

    def play(self, entry, ply):
        seat, move = entry["seat"], entry["move"]
        require(not self.game.is_over(), "the game is over")
        require(seat == self.game.to_act(), f"seat {seat} is not to act, but {self.game.to_act()}")
        name_and_n = self.game.pending_fact() if seat == CHANCE else None
        legal = self.game.legal()
        self.game.play(move)
        if name_and_n and self.sea:
            right = legal[self.sea.answer(*name_and_n)]
            require(move == right, f"chance says {move!r}, but {name_and_n[0]} is {right}")

    def copy(self):
        other = copy.copy(self)
        other.game = copy.deepcopy(self.game)
        return other

    def is_over(self, ply):
        return self.game.is_over()

    def to_act(self, ply):
        return self.game.to_act()

    def revealed(self):
        return self.game.revealed


class WrittenMoves:
    """Nautilion and Nauticus: the notation of each move, and its dice; with a replay also seat and legality."""

    def __init__(self, match, sea, replay):
        self.name, self.sea, self.replay = match["game"], sea, replay
        self.dice = None
        if self.name == "nautilion" and sea:
            self.dice = dice.DiceOfLog(match["options"], match["deal"], sea)
        self.counts = {"rolls": 0, "ambiguous": 0, "unchecked": 0}
        self.last_seat = None

    def play(self, entry, ply):
        if self.replay:
            self.play_in_replay(entry, self.replay[ply])
        self.last_seat = entry["seat"]
        if entry["seat"] == CHANCE:
            self.play_roll(entry["move"], ply)
            return
        require(re.fullmatch(NOTATION[self.name], entry["move"]), f"{entry['move']!r} is no move of {self.name}")
        if self.dice:
            self.dice.play(entry["move"])

    def play_in_replay(self, entry, before):
        require(entry["seat"] == before["toAct"], f"seat {entry['seat']} is not to act in the replay")
        require(entry["move"] in before["legal"], f"the move {entry['move']!r} is not legal in the replay")

    def play_roll(self, move, ply):
        require(self.name == "nautilion", "chance makes no moves in Nauticus")
        require(re.fullmatch("roll [1-4]", move), f"{move!r} is no move of chance")
        if self.dice:
            names = self.dice.roll(move)
            self.counts["ambiguous"] += len(set(names)) > 1
        if self.sea and self.replay:
            dice.check_roll_of_position(self.sea, self.replay[ply]["position"], move)
        self.counts["rolls" if self.sea else "unchecked"] += 1

    def copy(self):
        other = copy.copy(self)
        other.dice = self.dice and self.dice.copy()
        return other  # counts are shared: they count all rolls of the log

    def is_over(self, ply):
        return self.replay[ply]["toAct"] == -1 if self.replay else None

    def to_act(self, ply):
        return self.replay[ply]["toAct"] if self.replay else None

    def revealed(self):
        return self.last_seat == CHANCE


class Table:
    """Goes through the log, entry by entry."""

    def __init__(self, match, sea, replay=None):
        self.match, self.log, self.replay = match, match["log"], replay
        self.count = match["options"]["seats"]
        self.is_person = [player["kind"] == "human" for player in match["seats"]]
        self.left = []
        self.ended = None  # resign, time-out or abort
        self.practice = False
        self.has_clock = match["pace"]["clock"] != "none"
        self.moves = []  # those that count: ply, seat, state before, whether it showed something
        if match["game"] == "nautilus-island":
            self.state = IslandMoves(match, sea)
        else:
            self.state = WrittenMoves(match, sea, replay)

    def run(self):
        previous = first_check(self.match)
        for ply, entry in enumerate(self.log):
            check_entry_form(entry, ply)
            require(entry["check"] == check_of_entry(previous, entry),
                    f"ply {ply}: its check does not fit; the entry, or one before it, was changed, lost or added")
            previous = entry["check"]
            try:
                self.enter(entry, ply)
            except Wrong as wrong:
                raise Wrong(f"ply {ply}: {wrong}") from wrong

    def enter(self, entry, ply):
        kind = entry["type"]
        require(kind in KEPT_KINDS or ply <= LOG_KEEPS - MOST_PLIES[self.match["game"]],
                f"the log is too full for {kind}")
        require(self.ended is None, f"the match is over ({self.ended})")
        if self.state.is_over(ply):
            allowed = kind == "practice" or kind == "undo" and self.practice
            require(allowed, f"the game is over: no {kind} any more")
        getattr(self, "enter_" + kind.replace("-", "_"))(entry, ply)

    # Moves

    def enter_move(self, entry, ply):
        seat = entry["seat"]
        require(seat == CHANCE or 0 <= seat < self.count, f"seat {seat} makes no moves")
        before = self.state.copy()
        self.state.play(entry, ply)
        self.moves.append((ply, seat, before, self.state.revealed()))

    def enter_undo(self, entry, ply):
        undone = self.undone(entry)
        if not self.practice:
            require(all(seat == entry["seat"] for _, seat, _, _ in undone),
                    "moves of others, or of chance, are among those undone")
            shown = [move_ply for move_ply, _, _, revealed in undone if revealed]
            require(not shown, f"the move at ply {(shown or [0])[0]} has shown something and cannot be undone")
        self.take_back(undone)

    def enter_take_back(self, entry, ply):
        undone = self.undone(entry)
        self.require_person(entry["seat"])
        self.require_agreement(entry)
        require(entry["agreed"], "no other person has agreed")
        self.take_back(undone)

    def undone(self, entry):
        """The moves that count from the ply `to` on; the first must be the seat's."""
        plies = [ply for ply, _, _, _ in self.moves]
        require(entry["to"] in plies, f"ply {entry['to']} is no move that counts")
        undone = self.moves[plies.index(entry["to"]):]
        require(undone[0][1] == entry["seat"], f"the move at ply {entry['to']} is not of seat {entry['seat']}")
        return undone

    def take_back(self, undone):
        self.state = undone[0][2]
        self.moves = self.moves[:len(self.moves) - len(undone)]

    # What the table decides

    def enter_practice(self, entry, ply):
        self.require_person(entry["seat"])
        require(not self.practice, "it is practice already")
        self.require_agreement(entry)
        self.practice = True

    def enter_player(self, entry, ply):
        seat = entry["seat"]
        require(0 <= seat < self.count, f"{seat} is no seat")
        require(seat not in self.gone(), "the seat has given up")
        self.is_person[seat] = entry["player"]["kind"] == "human"

    def enter_resign(self, entry, ply):
        self.require_person(entry["seat"])
        self.leave(entry, "resign")

    def enter_time_out(self, entry, ply):
        require(self.has_clock, "no clock runs")
        self.require_person(entry["seat"])
        to_act = self.state.to_act(ply)
        require(to_act is None or entry["seat"] == to_act, "the seat is not to act")
        if entry["outcome"] == "lost":
            self.leave(entry, "time-out")
        elif entry["outcome"] == "stand-in":
            self.require_bot(entry)
            self.is_person[entry["seat"]] = False
        else:
            require("player" not in entry, "nobody stands in, but a player is named")

    def enter_pace(self, entry, ply):
        self.require_host_or_agreement(entry)
        self.has_clock = entry["pace"]["clock"] != "none"

    def enter_abort(self, entry, ply):
        self.require_host_or_agreement(entry)
        self.ended = "abort"

    def leave(self, entry, how):
        self.left.append({"seat": entry["seat"], "how": how})
        self.is_person[entry["seat"]] = False
        if self.must_end():
            self.ended = how
            require("player" not in entry, "the match ends, but a player is named")
        else:
            self.require_bot(entry)

    def must_end(self):
        return self.count - len(self.left) < 2

    def gone(self):
        return [leaving["seat"] for leaving in self.left]

    def require_person(self, seat):
        require(0 <= seat < self.count, f"{seat} is no seat")
        require(seat not in self.gone(), f"seat {seat} has given up")
        require(self.is_person[seat], f"a bot plays seat {seat}")

    def require_bot(self, entry):
        require(entry.get("player", {}).get("kind") == "bot", "no bot is named that plays on")

    def require_agreement(self, entry):
        others = [seat for seat in range(self.count) if self.is_person[seat] and seat != entry["seat"]]
        require(entry["agreed"] == others, f"agreed is {entry['agreed']}, the other people are {others}")

    def require_host_or_agreement(self, entry):
        if entry["seat"] == HOST:
            require(entry["agreed"] == [], "whoever runs the match needs no agreement, but some is listed")
            return
        self.require_person(entry["seat"])
        self.require_agreement(entry)


# The result


def check_result(table):
    """The result fits the log. Returns what was not checked of it."""
    result = table.match["result"]
    if table.ended == "abort":
        require(result == {"end": "abort"}, "result: the log ends with an abort, the result does not")
        return []
    over = table.state.is_over(len(table.log))
    end = table.ended or ("game" if over else None)
    if result is None:
        require(end is None, "result: missing, though the match is over")
        return ["the result: the match is not over"] if over is not None else ["whether the match is over"]
    require(end is not None or over is None, "result: given, though the match is not over")
    require(result["end"] == (end or "game"), f"result: end is {result['end']}, not {end or 'game'}")
    require(result["left"] == table.left, "result: left is not who gave up in the log")
    for name in ("points", "places"):
        require(len(result[name]) == table.count, f"result: {name} are not as many as seats")
    return RESULT_CHECKS[table.match["game"]](table, result)


def check_result_of_island(table, result):
    game = table.state.game
    points = game.points()
    require(result["points"] == points, f"result: points are {result['points']}, the rules give {points}")
    stayed = [seat for seat in game.ranking() if seat not in table.gone()]
    order = stayed + table.gone()[::-1]
    places = [order.index(seat) + 1 for seat in range(table.count)]
    require(result["places"] == places, f"result: places are {result['places']}, the rules give {places}")
    return []


def check_result_of_nautilion(table, result):
    if table.left:
        require(not any(result["points"]), "result: points for a voyage that somebody gave up")
    require(result["places"] == [1] * table.count, "result: places are not all 1")
    require(result["points"] in ([0] * table.count, [1] * table.count), "result: points are not all 1 or all 0")
    if not table.left:
        check_points_of_replay(table, result)
    return [] if table.left or table.replay else ["whether the voyage is over, and won or lost"]


def check_result_of_nauticus(table, result):
    stayed = [seat for seat in range(table.count) if seat not in table.gone()]
    for rank, seat in enumerate(table.gone()):
        require(result["places"][seat] == table.count - rank, f"result: seat {seat}, which left, has another place")
    points = result["points"]
    for seat in stayed:
        better = sum(points[other] > points[seat] for other in stayed)
        equal = sum(points[other] == points[seat] for other in stayed)
        require(better < result["places"][seat] <= better + equal,
                f"result: the place of seat {seat} does not fit the points")
    check_points_of_replay(table, result)
    missing = [] if table.replay else ["whether the game is over, and the points"]
    tied = len({points[seat] for seat in stayed}) < len(stayed)
    return missing + (["places of seats with the same points"] if tied else [])


def check_points_of_replay(table, result):
    if table.replay:
        right = table.replay[-1]["points"]
        require(result["points"] == right, f"result: points are {result['points']}, in the replay {right}")


RESULT_CHECKS = {
    "nautilus-island": check_result_of_island,
    "nautilion": check_result_of_nautilion,
    "nauticus": check_result_of_nauticus,
}


# A replay as a second input


def check_replay(match, lines):
    """The lines of `tidetable replay FILE --json` are about this log."""
    if len(lines) != len(match["log"]) + 1:
        raise CannotCheck("replay: not as many lines as the log has entries, and one")
    for ply, line in enumerate(lines):
        entry = dict(match["log"][ply - 1]) if ply else {}
        entry.pop("check", None)
        if line.get("ply") != ply or any(line.get(name) != value for name, value in entry.items()):
            raise CannotCheck(f"replay: line {ply + 1} is of another match")
