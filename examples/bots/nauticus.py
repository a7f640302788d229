"""A bot for Nauticus: it knows what a half-built ship promises, uses an action for whatever adds
most to that, passes when an action gives less than the pass tile saves, and scores its crowns. It never takes
its extra action: that is left to you."""
from copy import deepcopy

from tidetable_bot import play

EMBLEMS, GOODS = ["lion", "eagle", "lily", "tower"], ["coffee", "grain", "salt", "fish"]
KINDS = {  # what the four buying actions sell, in the order of the prices
    "hulls": ["bow", "middle", "stern", "1-ship"],
    "masts": [emblem + " mast" for emblem in EMBLEMS],
    "sails": [emblem + " sail" for emblem in EMBLEMS],
    "goods": GOODS,
}
PRICES = ["3210", "0321", "3012", "1230", "2103", "1032", "0123", "2301"]  # by space
BONUSES = [4.5, 3, 3, 2, 3, 3, 2.5, 2]  # by space, in points, more or less
SHIP = [0, 5, 14, 29, 47]  # points and rewards for a finished ship of that many parts
TALER = 0.5
DELIVERED = [0, 2, 5, 9, 14, 20, 25, 30, 35, 40, 45, 50, 55]


def me(view):
    return view["players"][view["seat"]]


def rounds_left(view):
    return (4 if view["seats"] == 2 else 5) - view["round"]


def worker(view):
    """What a worker of one's own is worth, in points."""
    return 1.5 if rounds_left(view) else 0.5


def is_whole(parts):
    return parts[0]["hull"] == "1-ship" or (parts[0]["hull"] == "stern" and parts[-1]["hull"] == "bow")


def promise(view, parts):
    """What a ship will bring; the nearer the end, the less for one that is far from finished."""
    if not parts:
        return 0
    tiles = sum(1 + bool(part["mast"]) + bool(part["sail"]) for part in parts)
    ends = sum(part["hull"] in ("bow", "stern") for part in parts)
    sizes = [len(parts)] if is_whole(parts) else range(len(parts) + 2 - ends, 5)
    doubt = 2.6 - 0.4 * rounds_left(view)
    ship = max(SHIP[size] * (tiles / (3 * size)) ** doubt for size in sizes)
    cargo = sum(1.5 if is_whole(parts) else 0.5 for part in parts if part["good"])
    return ship + cargo


def with_tile(parts, tile):
    """The ship with one tile more, or None where it does not fit (NC29 to NC35)."""
    parts = deepcopy(parts)
    part = {"hull": tile, "mast": None, "sail": None, "good": None}
    if tile in KINDS["hulls"]:
        if not parts:
            return [part]
        middles = sum(old["hull"] == "middle" for old in parts)
        if is_whole(parts) or tile == "1-ship" or (tile == "middle" and middles == 2):
            return None
        if tile == "stern" or (tile == "middle" and parts[-1]["hull"] == "bow"):
            return None if parts[0]["hull"] == "stern" else [part] + parts
        return None if parts[-1]["hull"] == "bow" else parts + [part]
    kind = "good" if tile in GOODS else tile.split()[1]
    emblem = tile.split()[0]
    masts = {old["mast"] for old in parts} - {None, "crown"}
    for old in parts:
        fits = old[kind] is None
        if kind == "mast":
            fits = fits and (emblem == "crown" or masts <= {emblem})
        if kind == "sail":
            fits = fits and old["mast"] and (emblem == "crown" or old["mast"] in (emblem, "crown"))
        if fits:
            old[kind] = emblem
            return parts
    return None


def placing(view, tile):
    """The best place for a tile: what it adds, and the number of the ship, 0 for a new one."""
    ships = [[]] + [ship["parts"] for ship in me(view)["ships"]]
    gains = [(0, -1)]
    for number, parts in enumerate(ships):
        grown = with_tile(parts, tile)
        if grown:
            gains.append((promise(view, grown) - promise(view, parts), number))
    return max(gains)


def gain(view, move, space):
    """What one use of the action of a space adds, in points, before its worker is paid."""
    verb, _, what = move.partition(" ")
    if verb == "buy":
        first = what not in view["running"]["bought"]
        price = int(PRICES[space][KINDS[view["spaces"][space]["action"]].index(what)]) if first else 4
        added = placing(view, what)[0]
        return added - price * TALER if price else 0.5 * added  # free tiles go into storage
    if verb == "transport":
        return placing(view, what)[0]
    if verb == "withdraw":
        return (4 if me(view)["taler"] < 4 else 2) * TALER
    if verb == "deliver":
        goods = [part["good"] for part in me(view)["ships"][int(what.split()[1]) - 1]["parts"]]
        had = me(view)["delivered"]
        return sum(DELIVERED[had[good] + goods.count(good)] - DELIVERED[had[good]] for good in set(goods))
    if verb == "score":
        return min(me(view)["crowns"], 15 - view["running"]["scored"])
    return 0  # end


def whole_action(view, space):
    """What the action of a space would add, roughly: its best uses, own workers paid."""
    action, blue = view["spaces"][space]["action"], view["spaces"][space]["blue"]
    workers, crowns = blue + me(view)["workers"], me(view)["crowns"]
    if action in KINDS:
        moves = ["buy " + tile for tile in KINDS[action]]
    elif action == "transport":
        moves = ["transport " + tile for tile in me(view)["storage"]]
    elif action == "delivery":
        ships = zip(me(view)["ships"], me(view)["finished"])
        ready = [done and all(part["good"] for part in ship["parts"]) for ship, done in ships]
        moves = [f"deliver ship {n}" for n, is_ready in enumerate(ready, 1) if is_ready]
    elif action == "crowns":
        moves = ["score crowns"] * (15 // crowns if crowns else 0)
    else:
        moves = ["withdraw"] * workers
    gains = sorted((gain(view, move, space) for move in moves), reverse=True)[:workers]
    return sum(max(0, g - (0 if n < blue else worker(view))) for n, g in enumerate(gains))


def choose_action(view, legal):
    """The action that gives me most, with the bonus of its space."""
    worths = []
    for number, space in enumerate(view["spaces"]):
        if f"choose {space['action']}" in legal:
            worths.append((whole_action(view, number) + BONUSES[number], f"choose {space['action']}"))
    return max(worths)[1]


def act(view, legal):
    """The best use of the action, or its end; before the first use perhaps a pass."""
    space = view["chosen"]
    saved = max(0, 3 - me(view)["passed"]) + 0.5
    if "pass" in legal and whole_action(view, space) <= saved:
        return "pass"
    price = 0 if view["running"]["blue"] else worker(view)
    moves = [move for move in legal if move not in ("pass", "extra action")]
    worths = [(gain(view, move, space) - (0 if move == "end" else price), move) for move in moves]
    return max(worths, default=(0, "pass"))[1]


def choose(view, legal, rng):
    phase = view["phase"]
    if phase == "choose":
        return choose_action(view, legal)
    if phase == "act":
        return act(view, legal)
    if phase == "place":
        ship = placing(view, view["running"]["tile"])[1]
        wanted = ["place on new ship" if ship == 0 else f"place on ship {ship}", "store"]
    elif phase == "reward":
        crowns = ["reward crown sail", "reward crown mast", "reward workers"]
        wanted = (crowns if rounds_left(view) else []) + ["reward points", "reward taler"]
    elif phase == "after":
        wanted = ["end"]
    else:  # a tile to take, as bonus, gift or reward
        wanted = sorted(legal, key=lambda move: -placing(view, move.removeprefix("take "))[0])
    return next((move for move in wanted if move in legal), legal[0])


play("Nauticus in Python", "nauticus", choose)
