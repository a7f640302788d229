"""A bot for the base game of Nautilion: it tries every way to give the three dice, and takes the
one after which crew, reserve, tokens ahead and the race look best; spells if they promise more."""
from collections import Counter
from itertools import permutations, product

from tidetable_bot import play

FACES = [1, 1, 2, 2, 3, 4]  # the six sides of a die
ROLLS = Counter(tuple(sorted(roll)) for roll in product(FACES, repeat=3))
DUCTS = {
    "A1": "12 23 34 45 56 67 78 81 91 92 93 94 95 96 97 98",
    "A2": "12 23 65 54 78 89 16 25 34 67 58 49",
    "B1": "27 74 49 51 18 83 25 71 48 93 96",
    "B2": "51 18 84 45 52 27 79 95 83 76",
    "C1": "15 59 92 26 67 73 38 84 41",
    "C2": "39 92 25 57 71 18 86 54",
}
LOST = -1000
TOKEN = 3  # what a token of the reserve is worth, where one on the ship is worth 10
TIME = 1.2  # what it is worth that the Phantom is one token further away


def neighbours(view, space):
    ducts = [duct for duct in DUCTS[view["options"]["ship"]].split() if str(space) in duct]
    return {int(end) for duct in ducts for end in duct} - {space}


def can_place(view, crew, token):
    """May the one to act put this token on the ship (NL26, NL35)?"""
    if not token.isdigit() or int(token) in crew:
        return False
    if view["admirals"] and int(token) not in view["admirals"][view["active"]]:
        return False
    return not crew or bool(neighbours(view, int(token)) & crew)


def outlook(view, crew, reserve, path, ours, theirs):
    """How good a position is: `ours` and `theirs` are how many tokens lie behind each figure,
    on the side of the Happy Isles."""
    ahead = path[ours:]
    if len(crew) == 9:  # only the race is left
        return 200 + 4 * theirs - 4 * len(ahead)
    worth = 10 * len(crew) + TOKEN * min(reserve, 8) + TIME * theirs
    for number in range(1, 10):
        if number not in crew:
            copies = ahead.count(str(number))
            joined = not crew or neighbours(view, number) & crew
            worth += (8 if joined else 6) * (1 - 0.55 ** copies)
    return worth


def after(view, darkhouse, phantom, nautilion):
    """The outlook after a turn with these dice."""
    crew, reserve, path = set(view["crew"]), len(view["reserve"]), list(view["path"])
    ours, theirs = view["nautilion"]["after"], view["phantom"]["after"]
    if darkhouse >= 3:
        if reserve:
            reserve -= 1
        elif crew:
            crew.pop()
    if phantom > theirs:
        return LOST
    theirs -= phantom
    path.pop(theirs)
    if theirs < ours:  # it has passed us, and the token was behind us
        ours -= 1
    if nautilion > len(path) - ours:
        return -LOST if len(crew) == 9 else LOST
    ours += nautilion - 1
    token = path.pop(ours)
    if ours < theirs:
        theirs -= 1
    if can_place(view, crew, token):
        crew.add(int(token))
    else:
        reserve += 1
    return outlook(view, crew, reserve, path, ours, theirs)


def best_plan(view, faces):
    """The best way to give these dice, as far as they are not given yet, and its outlook."""
    first = view["given"]["darkhouse"]
    plans = {plan for plan in permutations(faces) if first in (None, plan[0])}
    return max((after(view, *plan), plan) for plan in plans)


def spell_worth(view, spell, faces):
    """The outlook after a spell: Whirlwind's over all rolls, Tide's with the die turned."""
    if spell == "whirlwind":
        total = sum(best_plan(view, roll)[0] * often for roll, often in ROLLS.items())
        return total / len(FACES) ** 3 - TOKEN
    _, old, _, new = spell.split()
    turned = list(faces)
    turned[turned.index(int(old))] = int(new)
    return best_plan(view, turned)[0] - 2 * TOKEN


def choose(view, legal, rng):
    faces = [die["face"] for die in view["dice"]]
    first_die = view["step"] == "currents" and not any(view["given"].values())
    if (first_die or view["step"] == "plan") and None not in faces:
        worth, (darkhouse, phantom, _) = best_plan(view, faces)
        spells = [move for move in legal if move.split()[0] in ("whirlwind", "tide")]
        worths = [(spell_worth(view, spell, faces), spell) for spell in spells]
        if worths and max(worths)[0] > worth:
            return max(worths)[1]
        for move in (f"darkhouse {darkhouse}", f"phantom {phantom}"):
            if move in legal:
                return move
    for beginning in ("to ship", "to cabin", "from reserve"):  # place it; lose what is in reserve
        for move in legal:
            if move.startswith(beginning):
                return move
    return rng.choice(legal)


play("Nautilion in Python", "nautilion", choose)
