"""Tests of the verifier: real games are right, and each single change that it claims to find is found.

Run from the root of the repository: python3 -m unittest discover -s examples/verifier
TIDETABLE names the program that makes the games; without it, `npx tidetable` does.
"""

import copy
import json
import os
import shlex
import subprocess
import tempfile
import unittest
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import form
import sea
import table
from verify import main, verify

PROGRAM = shlex.split(os.environ.get("TIDETABLE", "npx tidetable"))
BOT = {"name": "Bot", "kind": "bot"}
SALT = "5a" * 32
FOLDER = tempfile.TemporaryDirectory()
SETTINGS = {  # game: players and options
    "nautilus-island": [(2, []), (3, []), (4, [])],
    "nautilion": [
        (1, ["ship=A2", "reserve=6"]),
        (2, ["ship=C1", "expansions=mages,mercenaries,reefs,heroics", "harpoons=3"]),
        (1, ["ship=B1", "expansions=darkhouse,heroics", "darkhouse=normal"]),
    ],
    "nauticus": [(2, ["oneEmblemPerShip=yes"]), (4, [])],
}


def run_program(*arguments):
    return subprocess.run(PROGRAM + list(arguments), check=True, capture_output=True, text=True).stdout


def make_games(game):
    """Paths of two saved games for each setting."""
    paths = []
    for number, (players, options) in enumerate(SETTINGS[game]):
        folder = Path(FOLDER.name) / f"{game}-{number}"
        if not folder.exists():
            chosen = [word for option in options for word in ("--option", option)]
            run_program("simulate", game, "--players", str(players), "--games", "2", "--seed", str(7 + number),
                        "--save", str(folder), *chosen)
        paths += sorted(folder.glob("*.json"))
    return paths


def load(path):
    return json.loads(path.read_text(encoding="utf-8"))


def chained(match):
    """The match with all checks computed anew, as a forger would."""
    previous = sea.first_check(match)
    for entry in match["log"]:
        entry["check"] = sea.check_of_entry(previous, entry)
        previous = entry["check"]
    return match


def sealed(match):
    """The match with another commitment, as if it had begun with these terms."""
    match["commitment"] = sea.commitment_of(match)
    return chained(match)


def with_people(match):
    for seat in range(len(match["seats"])):
        match["seats"][seat] = {"name": f"Person {seat}", "kind": "human"}
    return match


def entry(kind, seat, **more):
    return {"type": kind, "seat": seat, "at": 0, "check": "", **more}


def find_fault(match, replay=None):
    """What the verifier finds wrong, or None."""
    try:
        verify(json.dumps(match).encode(), replay)
        return None
    except form.Wrong as wrong:
        return str(wrong)
    except form.CannotCheck as cannot:
        return f"cannot: {cannot}"


class RealGames(unittest.TestCase):
    def test_real_games_are_right(self):
        for game in SETTINGS:
            for path in make_games(game):
                with self.subTest(path.parent.name):
                    self.assertIsNone(find_fault(load(path)))

    def test_real_games_with_a_replay_are_right(self):
        for game in ("nautilion", "nauticus"):
            for path in make_games(game)[::2]:
                with self.subTest(path.parent.name):
                    self.assertIsNone(find_fault(load(path), run_program("replay", str(path), "--json")))

    def test_exit_codes(self):
        path = make_games("nautilus-island")[0]
        changed = Path(FOLDER.name) / "changed.json"
        changed.write_text(json.dumps(load(path) | {"seed": "0" * 64}), encoding="utf-8")
        with open(os.devnull, "w") as nowhere:
            with redirect_stdout(nowhere), redirect_stderr(nowhere):
                self.assertEqual(main([str(path)]), 0)
                self.assertEqual(main([str(changed)]), 1)
                self.assertEqual(main([]), 2)


class Recipe(unittest.TestCase):
    """The worked example of docs/sealed-sea.md."""

    match = {
        "from": None, "id": "00112233445566778899aabbccddeeff", "game": "nautilus-island", "rules": 1,
        "components": sea.COMPONENTS["nautilus-island"], "options": {"seats": 3},
        "seed": bytes(range(32)).hex(), "salts": [None] * 3,
    }

    def test_worked_example(self):
        match = dict(self.match, commitment=sea.commitment_of(self.match))
        self.assertEqual(match["commitment"], "04ae7ea18132c9657ce749b26dcacabd5c0804a0795f765c607b59947e955e1c")
        chance = sea.Sea(match)
        self.assertEqual(chance.key.hex(), "fcc425aecff31052ef862a8408b9afbb857ca7701b8ff33c5391af6e750da8ea")
        answers = [chance.answer(*fact) for fact in (("card/0", 96), ("card/1", 95), ("token/0", 34), ("first/0", 3),
                                                     ("camp/32", 4), ("camp/33", 3))]
        self.assertEqual(answers, [53, 22, 28, 0, 1, 2])
        self.assertEqual(sea.deal_of_island(chance, match["options"])[1], "column 1 stack 1: p2 r2 g2 b2 g3 r4 b1 b1")

    def test_numbers_as_javascript_writes_them(self):
        for text, right in (("1.0", "1"), ("1e21", "1e+21"), ("0.000001", "0.000001"), ("1.5e-7", "1.5e-7"),
                            ("123.25", "123.25"), ("-0", "0"), ("1e20", "100000000000000000000"), ("-2.5", "-2.5")):
            self.assertEqual(form.canonical(form.read_number(text)), right)


class Changes(unittest.TestCase):
    def find(self, change, right, game="nautilus-island", chain=True, number=0, replay=None):
        """Makes one change to a real game, and looks for it in what the verifier says."""
        match = copy.deepcopy(load(make_games(game)[number]))
        change(match)
        fault = find_fault(chained(match) if chain else match, replay)
        self.assertRegex(fault or "nothing", right)

    def test_bytes(self):
        data = make_games("nautilus-island")[0].read_bytes()
        for changed in (data.replace(b'"rules": 1', b'"rules": 1, "rules": 1'), b"\xff" + data, data[:-3],
                        data.replace(b'"rules": 1', b'"rules": NaN')):
            with self.assertRaises(form.Wrong):
                verify(changed)

    def test_fields(self):
        for name, value in (("id", "0" * 31), ("rules", 0), ("seats", []), ("pace", {"clock": "sand"}),
                            ("salts", [None]), ("deal", ["a\nb"]), ("result", {"end": "draw"}), ("format", "x"),
                            ("seed", "A" * 64), ("extra", 1), ("from", "tidetable-match/3")):
            with self.subTest(name):
                self.find(lambda match: match.update({name: value}), f"^{name}")

    def test_terms_and_seed(self):
        for name, value in (("id", "0" * 32), ("seed", "0" * 64), ("commitment", "0" * 64)):
            for game in SETTINGS:
                with self.subTest(name=name, game=game):
                    self.find(lambda match: match.update({name: value}), "^commitment", game)

    def test_options(self):
        self.find(lambda match: match["options"].update(ship="A1"), "^commitment", "nautilion")
        self.find(lambda match: match["options"].update(reserve=3), "^commitment", "nautilion")
        self.find(lambda match: match.update(components="0" * 64), "^commitment", "nauticus")
        self.find(lambda match: match["options"].update(oneEmblemPerShip=False), "^commitment", "nauticus")
        self.find(lambda match: match["options"].update(seats=3), "^seats", "nauticus")

    def test_options_that_no_table_can_agree_on(self):
        for game, options in (("nautilion", {"harpoons": 3}), ("nautilion", {"expansions": ["reefs", "mages"]}),
                              ("nautilion", {"darkhouse": "normal"}), ("nautilion", {"reserve": 7}),
                              ("nauticus", {"oneEmblemPerShip": 1}), ("nautilus-island", {"ship": "A1"})):
            match = load(make_games(game)[0])
            match["options"].update(options)
            self.assertRegex(find_fault(sealed(match)) or "nothing", "^options")

    def test_the_order_of_keys_means_nothing(self):
        match = load(make_games("nautilion")[0])
        match["options"] = dict(reversed(match["options"].items()))
        self.assertIsNone(find_fault(dict(reversed(match.items()))))

    def test_salts(self):
        def of_a_bot(match):
            match["salts"][1] = SALT

        def of_a_person(match):
            with_people(match)["salts"][1] = SALT

        self.find(of_a_bot, "^salts: seat 1 is a bot's")
        self.find(of_a_person, "^deal")

    def test_deal(self):
        def exchange(match):
            name, words = match["deal"][1].split(": ")
            words = words.split(" ")
            other = next(i for i, word in enumerate(words) if word != words[0])
            words[0], words[other] = words[other], words[0]
            match["deal"][1] = name + ": " + " ".join(words)

        self.find(exchange, r"^deal: column 1 stack 1 \(1\)")
        self.find(exchange, r"^deal: round 1 \(1\)", "nauticus")
        self.find(exchange, r"^deal: reefs \(1\)", "nautilion", number=2)
        self.find(lambda match: match["deal"].pop(), "^deal")

    def test_chain(self):
        for change, ply in ((lambda log: log[5].update(at=1), 5), (lambda log: log.pop(3), 3),
                            (lambda log: log[7].update(check="0" * 32), 7), (lambda log: log.insert(2, log[2]), 3)):
            for game in SETTINGS:
                self.find(lambda match: change(match["log"]), f"^ply {ply}: its check", game, chain=False)
        self.find(lambda match: match["seats"][0].update(name="Else"), "^ply 0: its check", chain=False)
        self.find(lambda match: match.update(pace={"clock": "turn", "turnMs": 1}), "^ply 0: its check", chain=False)

    def test_dice(self):
        for number in range(4):
            match = load(make_games("nautilion")[number])
            ply = max(i for i, entry in enumerate(match["log"][:3]) if entry["seat"] == -2)
            face = int(match["log"][ply]["move"][-1])
            self.find(lambda match: match["log"][ply].update(move=f"roll {face % 4 + 1}"),
                      rf"^ply {ply}: chance says .*die/1/{ply + 1}/0", "nautilion", number=number)

    def test_dice_of_a_replay(self):
        path = make_games("nautilion")[4]
        lines = [json.loads(line) for line in run_program("replay", str(path), "--json").splitlines()]
        ply = [i for i, entry in enumerate(load(path)["log"]) if entry["seat"] == -2][-1]
        face = int(lines[ply + 1]["move"][-1])
        lines[ply + 1]["move"] = f"roll {face % 4 + 1}"
        self.find(lambda match: match["log"][ply].update(move=lines[ply + 1]["move"]), f"^ply {ply}: chance says",
                  "nautilion", number=4, replay="\n".join(map(json.dumps, lines)))

    def test_moves(self):
        self.find(lambda match: match["log"][0].update(move="column 9"), "^ply 0: the move")
        self.find(lambda match: match["log"][0].update(move="store green"), "^ply 0: the move")
        self.find(lambda match: match["log"][0].update(seat=1 - match["log"][0]["seat"]), "^ply 0: seat")
        self.find(lambda match: match["log"].pop(1), "^ply 1: ")
        self.find(lambda match: match["log"][0].update(move="choose rum"), "^ply 0: .* no move", "nauticus")
        self.find(lambda match: match["log"][0].update(seat=-2), "^ply 0: chance", "nauticus")
        self.find(lambda match: match["log"][0].update(seat=7), "^ply 0: seat 7", "nauticus")

    def test_every_move_of_a_game_of_the_island(self):
        """Another legal move instead: some later move, or the result, does not fit any more."""
        original = load(make_games("nautilus-island")[0])
        state = table.IslandMoves(original, None)
        unfound = 0
        for ply, move in enumerate(original["log"]):
            others = [other for other in state.game.legal() if other != move["move"]]
            state.play(move, ply)
            if others and ply % 4 == 0:
                match = copy.deepcopy(original)
                match["log"][ply]["move"] = others[0]
                self.assertIsNotNone(find_fault(match))
                unfound += find_fault(chained(match)) is None
        self.assertLessEqual(unfound, 5)  # a lawful game with the same result is another match, not a wrong one

    def test_result(self):
        def swap(name):
            return lambda match: match["result"].update({name: match["result"][name][::-1]})

        for name in ("points", "places"):
            self.find(swap(name), f"^result: {name}")
        self.find(lambda match: match["result"].update(left=[{"seat": 0, "how": "resign"}]), "^result: left")
        self.find(lambda match: match["result"].update(end="resign"), "^result: end")
        self.find(lambda match: match.update(result=None), "^result: missing")
        self.find(lambda match: match["log"].pop(), "^result: given")
        self.find(lambda match: match["result"].update(places=[2]), "^result: places", "nautilion")
        self.find(lambda match: match["result"].update(points=[0.5]), "^result: points", "nautilion")
        self.find(swap("places"), "^result: the place of seat", "nauticus")


class Entries(unittest.TestCase):
    """What a table of three people decides after the first 20 entries."""

    def setUp(self):
        self.match = with_people(load(make_games("nautilus-island")[2]))
        log = self.match["log"]
        cut = next(i for i in range(20, len(log)) if log[i]["move"].startswith("column")) + 1
        self.match["log"], self.match["result"] = log[:cut], None
        self.last, self.seat = cut - 1, log[cut - 1]["seat"]
        self.others = [seat for seat in range(3) if seat != self.seat]

    def fault(self, *entries, result=None):
        match = copy.deepcopy(self.match)
        match["log"] += copy.deepcopy(list(entries))
        match["result"] = result
        return find_fault(chained(match))

    def test_allowed(self):
        practice = entry("practice", self.seat, agreed=self.others)
        self.assertIsNone(self.fault(practice))
        self.assertIsNone(self.fault(entry("undo", self.seat, to=self.last)))
        self.assertIsNone(self.fault(entry("take-back", self.seat, to=self.last, agreed=self.others)))
        self.assertIsNone(self.fault(practice, entry("undo", self.match["log"][0]["seat"], to=0)))
        self.assertIsNone(self.fault(entry("player", 0, player=BOT), entry("player", 0, player={"name": "A", "kind": "human"})))
        self.assertIsNone(self.fault(entry("pace", -3, agreed=[], pace={"clock": "none"})))
        self.assertIsNone(self.fault(entry("abort", 1, agreed=[0, 2]), result={"end": "abort"}))
        clock = entry("pace", -3, agreed=[], pace={"clock": "turn", "turnMs": 1000})
        self.assertIsNone(self.fault(clock, entry("time-out", self.seat, outcome="stand-in", player=BOT)))
        self.assertIsNone(self.fault(entry("resign", 0, player=BOT)))

    def test_refused(self):
        first = self.match["log"][0]["seat"]
        practice = entry("practice", self.seat, agreed=self.others)
        clock = entry("pace", -3, agreed=[], pace={"clock": "turn", "turnMs": 1000})
        for name, entries in {
            "agreement lacks one": [entry("practice", self.seat, agreed=self.others[:1])],
            "agreement out of order": [entry("practice", self.seat, agreed=self.others[::-1])],
            "agreement of oneself": [entry("practice", self.seat, agreed=[0, 1, 2])],
            "practice twice": [practice, practice],
            "practice by the host": [entry("practice", -3, agreed=[])],
            "undo of another's move": [entry("undo", self.others[0], to=self.last)],
            "undo of moves of others": [entry("undo", first, to=0)],
            "undo of no move": [entry("undo", self.seat, to=self.last + 1)],
            "undo twice": [entry("undo", self.seat, to=self.last)] * 2,
            "take-back alone": [entry("take-back", self.seat, to=self.last, agreed=[])],
            "host with agreement": [entry("pace", -3, agreed=[0], pace={"clock": "none"})],
            "no such seat": [entry("player", 3, player=BOT)],
            "resigned without a bot": [entry("resign", 0)],
            "resigned twice": [entry("resign", 0, player=BOT), entry("resign", 0)],
            "back after giving up": [entry("resign", 0, player=BOT), entry("player", 0, player=BOT)],
            "time-out without a clock": [entry("time-out", self.seat, outcome="noted")],
            "time-out of another": [clock, entry("time-out", self.others[0], outcome="noted")],
            "noted, with a player": [clock, entry("time-out", self.seat, outcome="noted", player=BOT)],
            "after an abort": [entry("abort", -3, agreed=[]), practice],
            "unknown kind": [entry("draw", 0)],
            "a field too many": [entry("undo", self.seat, to=self.last, agreed=[])],
        }.items():
            with self.subTest(name):
                self.assertRegex(self.fault(*entries) or "nothing", "^ply ")

    def test_undo_of_a_collect(self):
        ply = max(i for i, move in enumerate(self.match["log"]) if move["move"] == "collect")
        self.match["log"] = self.match["log"][:ply + 1]
        fault = self.fault(entry("undo", self.match["log"][ply]["seat"], to=ply))
        self.assertRegex(fault or "nothing", f"^ply {ply + 1}: the move at ply {ply} has shown")

    def test_who_left(self):
        leaving = [entry("resign", 2, player=BOT), entry("resign", 0)]
        points = self.points()
        left = [{"seat": 2, "how": "resign"}, {"seat": 0, "how": "resign"}]
        right = {"end": "resign", "points": points, "places": [2, 1, 3], "left": left}
        self.assertIsNone(self.fault(*leaving, result=right))
        for changed in ({"places": [1, 2, 3]}, {"left": left[::-1]}, {"end": "time-out"}):
            self.assertRegex(self.fault(*leaving, result=right | changed) or "nothing", "^result")

    def points(self):
        state = table.IslandMoves(self.match, None)
        for ply, move in enumerate(self.match["log"]):
            state.play(move, ply)
        return state.game.points()


if __name__ == "__main__":
    unittest.main()
