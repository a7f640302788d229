"""The sealed sea: commitment, key, facts and the deal (docs/sealed-sea.md, docs/games/*.md)."""

import hashlib
import hmac

from form import CannotCheck, canonical, require

COMPONENTS = {
    "nautilus-island": "b44bd414f46b16eadf796ec78a6c24acfc4963bc1076a6ddd09c67818b767dcd",
    "nautilion": "3cea96497c8986c710ed01581edb5a668f22c92ea3878e8769258cf16fce05e3",
    "nauticus": "e4ac7f17c5878e01d4cd710c2ab7aa57f35858f528f03c92351c1119e8f599bb",
}
RULES = 1
EXPANSIONS = ["mages", "mercenaries", "reefs", "darkhouse", "heroics"]
LEVELS = {"intro": (3, 2), "normal": (4, 1), "difficult": (5, 0)}
ACTIONS = "hulls masts sails goods transport money delivery crowns".split()


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


# Terms


def check_terms(match):
    """Game, rules, components and options are those that this program knows."""
    game = match["game"]
    if game not in COMPONENTS:
        raise CannotCheck(f"game: {game} is not known here")
    if match["rules"] != RULES:
        raise CannotCheck(f"rules: version {match['rules']} is not known here")
    if match["sheet"] is not None:
        require(sha256(canonical(match["sheet"])) == match["components"], "sheet: does not fit components")
    if match["components"] != COMPONENTS[game]:
        raise CannotCheck("components: this table of components is not known here")
    OPTION_CHECKS[game](match["options"])


def check_options_of_island(options):
    require(list(options) == ["seats"], "options: Nautilus Island has none but seats")
    require(2 <= options["seats"] <= 4, "options: seats is not 2 to 4")


def check_options_of_nautilion(options):
    names = ["seats", "ship", "reserve", "expansions", "darkhouse", "harpoons"]
    require(set(options) == set(names), "options: not those of Nautilion")
    require(options["seats"] in (1, 2), "options: seats is not 1 or 2")
    require(options["ship"] in ("A1", "A2", "B1", "B2", "C1", "C2"), "options: no such ship")
    require(type(options["reserve"]) is int and 1 <= options["reserve"] <= 6, "options: reserve is not 1 to 6")
    played = options["expansions"]
    require(isinstance(played, list) and played == [name for name in EXPANSIONS if name in played],
            "options: expansions are unknown, double or out of order")
    require(options["darkhouse"] in list(LEVELS), "options: no such level of the Darkhouse")
    require(options["darkhouse"] == "intro" or "darkhouse" in played, "options: a level without the Darkhouse")
    require(type(options["harpoons"]) is int and options["harpoons"] in (2, 3), "options: harpoons is not 2 or 3")
    require(options["harpoons"] == 2 or "mercenaries" in played, "options: a third harpoon without mercenaries")


def check_options_of_nauticus(options):
    require(set(options) == {"seats", "oneEmblemPerShip"}, "options: not those of Nauticus")
    require(2 <= options["seats"] <= 4, "options: seats is not 2 to 4")
    require(isinstance(options["oneEmblemPerShip"], bool), "options: oneEmblemPerShip is not true or false")


OPTION_CHECKS = {
    "nautilus-island": check_options_of_island,
    "nautilion": check_options_of_nautilion,
    "nauticus": check_options_of_nauticus,
}


# Commitment and key


def commitment_of(match):
    seed = match["seed"]
    if match["from"] is not None:
        return hashlib.sha256(b"tidetable/1/seed/" + bytes.fromhex(seed)).hexdigest()
    terms = {name: match[name] for name in ("components", "game", "id", "options", "rules")}
    return sha256("\n".join(["tidetable/2/commitment", canonical(terms), seed]))


def check_commitment(match):
    require(commitment_of(match) == match["commitment"], "commitment: does not fit terms and seed")
    if match["from"] is not None:
        require(match["id"] == match["commitment"][:32], "id: not the first half of the commitment of form 1")


def first_check(match):
    start = {name: match[name] for name in ("commitment", "seats", "pace", "salts")}
    return sha256("tidetable/2/start\n" + canonical(start))[:32]


def check_of_entry(previous, entry):
    rest = {name: value for name, value in entry.items() if name != "check"}
    return sha256(previous + "\n" + canonical(rest))[:32]


class Sea:
    """Answers every fact of a match whose seed is known."""

    def __init__(self, match):
        if match["from"] is None:
            lines = ["tidetable/2/key", match["commitment"]] + [salt or "-" for salt in match["salts"]]
        else:
            lines = ["tidetable/1/key"] + match["salts"]
        self.key = mac(bytes.fromhex(match["seed"]), "\n".join(lines))

    def answer(self, name, n):
        for x in self.words(name):
            product = x * n
            if product % 2**32 >= 2**32 % n:
                return product // 2**32

    def words(self, name):
        block = 0
        while True:
            data = mac(self.key, name if block == 0 else f"{name}#{block}")
            yield from (int.from_bytes(data[i:i + 4], "big") for i in range(0, 32, 4))
            block += 1

    def shuffle(self, name, items):
        items = list(items)
        for i in range(len(items)):
            other = i + self.answer(f"{name}/{i}", len(items) - i)
            items[i], items[other] = items[other], items[i]
        return items


def mac(key, text):
    return hmac.new(key, text.encode(), hashlib.sha256).digest()


# The deal

COLUMNS = {2: [1, 2, 2, 3], 3: [1, 2, 2, 3, 3], 4: [1, 1, 2, 2, 3, 3]}
BONUS = {"two": 7, "three": 7, "perCard": 6, "double": 4, "odd": 5, "pair": 5}


def copies(names, times):
    return [name for name in names for _ in range(times)]


def deal_of_island(sea, options):
    seats = options["seats"]
    deck = sea.shuffle("card", copies([c + o for c in "grbpoy" for o in "1234"], 4))
    bag = sea.shuffle("token", [token for token, times in BONUS.items() for _ in range(times)])
    lines = [f"first: {sea.answer('first/0', seats)}"]
    for column, spaces in enumerate(COLUMNS[seats], 1):
        for stack in range(1, spaces + 1):
            lines.append(f"column {column} stack {stack}: " + " ".join(deck[:8]))
            deck = deck[8:]
    return lines + [" ".join(["aside:"] + deck), "bag: " + " ".join(bag)]


def deal_of_nautilion(sea, options):
    played = options["expansions"]
    path = copies("123456789", 4)
    path += copies("ABC", 3) if "mages" in played else []
    path += ["mercenary"] * 9 if "mercenaries" in played else []
    lines = ["path: " + " ".join(sea.shuffle("path", path))]
    if "reefs" in played:
        lines.append("reefs: " + " ".join(sea.shuffle("reef", copies("369", 6))[:len(path) // 3]))
    if "darkhouse" in played:
        reds, blues = LEVELS[options["darkhouse"]]
        taken = sea.shuffle("red", range(1, 10))[:reds] + sea.shuffle("blue", range(10, 13))[:blues]
        lines.append("row: " + " ".join(map(str, sea.shuffle("row", taken))))
    if "heroics" in played:
        more = [card for card, name in ((10, "mages"), (11, "mercenaries"), (12, "reefs")) if name in played]
        lines.append("heroics: " + " ".join(map(str, sea.shuffle("heroic", list(range(1, 10)) + more))))
    if options["seats"] == 2:
        lines.append(f"admiral: {sea.answer('admiral/0', 2) + 1}")
    return lines


def deal_of_nauticus(sea, options):
    lines = [f"first: {sea.answer('first/0', options['seats'])}"]
    for number in range(1, (4 if options["seats"] == 2 else 5) + 1):
        lines.append(f"round {number}: " + " ".join(sea.shuffle(f"tiles/{number}", ACTIONS)))
    return lines


DEALS = {"nautilus-island": deal_of_island, "nautilion": deal_of_nautilion, "nauticus": deal_of_nauticus}


def check_deal(match, sea):
    """Every word of the deal is what the sea says; names the first that is not, as tidetable verify does."""
    expected = DEALS[match["game"]](sea, match["options"])
    require(len(match["deal"]) == len(expected), f"deal: {len(match['deal'])} lines instead of {len(expected)}")
    for line, right in zip(match["deal"], expected):
        if line == right:
            continue
        words, right_words = line.split(" "), right.split(" ")
        name = right.split(":")[0]
        start = len(name.split(" "))
        for place, (word, right_word) in enumerate(zip(words[start:], right_words[start:]), 1):
            require(word == right_word, f"deal: {name} ({place}) is {word}, the sea says {right_word}")
        require(False, f"deal: the line {name} is not written as it should be")
