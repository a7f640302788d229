"""A bot for Nautilus Island: of every column it compares what it would collect there with what
it would score by storing there, and it closes a set when nothing more is to come for it."""
from itertools import combinations

from tidetable_bot import play

COLOURS = {"g": "green", "r": "red", "b": "blue", "p": "purple", "o": "orange"}
USUAL_CARD = 2.0  # points that a card in hand will bring, more or less


def points(cards, tokens, porthole):
    """What a set scores: its porthole and its bonus tokens (NI36 to NI41)."""
    objects = [card[1] for card in cards]
    pairs = sum(objects.count(one) // 2 for one in "1234")
    total = porthole
    for token in tokens:
        if token == "two":
            total += 2
        elif token == "three":
            total += 3
        elif token == "perCard":
            total += len(cards)
        elif token == "double":
            total += porthole
        elif token == "odd":
            total += 4 * (len(cards) % 2)
    return total + 5 * min(pairs, tokens.count("pair"))


def porthole_for(view, size):
    """The points of the token that would close a set of this size now, or 0."""
    return (view["portholes"].get(str(size)) or [0])[0]


def hand_of(view, colour):
    return [card for card in view["players"][view["seat"]]["hand"] if COLOURS.get(card[0]) == colour]


def set_of(view, colour):
    return view["players"][view["seat"]]["sets"][colour]


def prospect(view, size, in_hand):
    """What closing a set is worth: now, or with the cards in hand that can still follow."""
    now = porthole_for(view, size)
    if view["stage"] != "open":
        return now
    later = [porthole_for(view, size + more) for more in range(1, in_hand + 1)]
    hope = 0.5 * porthole_for(view, min(size + in_hand + 2, 6))
    return max([now, hope] + [0.9 * points for points in later])


def after_laying(view, colour, laid):
    """What the set will be worth once these cards are laid."""
    mine = set_of(view, colour)
    token = view["camp"][colour]
    tokens = mine["bonus"] + ([token] if token else [])
    cards = mine["cards"] + laid
    left = len(hand_of(view, colour)) - len(laid)
    return points(cards, tokens, prospect(view, len(cards), left))


def best_store(view, colour, spaces):
    """The best cards of a colour to lay at a column, and what they gain."""
    mine, hand = set_of(view, colour), hand_of(view, colour)
    if mine["porthole"] is not None or not hand:
        return 0, []
    before = points(mine["cards"], mine["bonus"], prospect(view, len(mine["cards"]), 0))
    choices = [list(laid) for n in range(1, spaces + 1) for laid in combinations(hand, n)]
    gain, laid = max((after_laying(view, colour, laid), laid) for laid in choices)
    return gain - before, laid


def card_worth(view, card):
    """What a card that is collected will bring: treasures their points, others by their set."""
    final = view["stage"] == "final"
    if card is None:  # it lies face down
        return 0.4 if final else 0.8 * USUAL_CARD
    if card[0] == "y":
        return int(card[1])
    if final or set_of(view, COLOURS[card[0]])["porthole"] is not None:
        return 0
    together = len(hand_of(view, COLOURS[card[0]])) + len(set_of(view, COLOURS[card[0]])["cards"])
    return USUAL_CARD + 0.2 * min(together, 4)


def collect_worth(view, column):
    if column["height"] == 0:
        return 0
    return sum(card_worth(view, stack["top"]) for stack in column["stacks"])


def store_worth(view, column):
    """The best store at a column. A store also spends cards, which are worth something."""
    kept = 0 if view["stage"] == "final" else USUAL_CARD / 2
    worths = []
    for colour in COLOURS.values():
        gain, laid = best_store(view, colour, column["spaces"])
        worths.append((gain - kept * len(laid), colour))
    return max(worths)


def choose(view, legal, rng):
    if len(legal) == 1:
        return legal[0]
    if view["phase"] == "explore":
        def worth(move):
            column = view["columns"][int(move.split()[1]) - 1]
            return max(collect_worth(view, column), store_worth(view, column)[0])
        return max(legal, key=worth)
    here = view["columns"][view["players"][view["seat"]]["column"] - 1]
    if view["phase"] == "act":
        worth, colour = store_worth(view, here)
        if "collect" in legal and collect_worth(view, here) >= worth:
            return "collect"
        return f"store {colour}" if f"store {colour}" in legal else legal[0]
    if view["phase"] == "lay":
        laid = best_store(view, view["storing"], here["spaces"])[1]
        return "lay " + " ".join(sorted(card[1] for card in laid))
    if view["phase"] == "close":
        size, left = len(set_of(view, view["storing"])["cards"]), len(hand_of(view, view["storing"]))
        return "close" if porthole_for(view, size) >= prospect(view, size, left) else "leave"
    return rng.choice(legal)


play("Nautilus Island in Python", "nautilus-island", choose)
