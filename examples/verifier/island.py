"""The rules of Nautilus Island, from its SPEC.md; numbers in brackets are the sentences there."""

from collections import Counter
from itertools import combinations

from form import Wrong, require
from sea import BONUS, COLUMNS

CHANCE = -2
CAMP = ["green", "red", "blue", "purple", "orange"]
COLOURS = CAMP + ["yellow"]
LETTER = {colour[0]: colour for colour in COLOURS}
FACE_UP = {1: [True], 2: [True, False], 3: [True, True, False]}
PORTHOLES = {3: [5, 4, 3], 4: [8, 6, 4], 5: [11, 9, 7], 6: [14, 12, 10]}
TOKEN_POINTS = {"two": 2, "three": 3}
ODD_POINTS, PAIR_POINTS = 4, 5
DECK = Counter({colour[0] + number: 4 for colour in COLOURS for number in "1234"})


class Player:
    def __init__(self):
        self.hand = Counter()
        self.sets = {colour: Counter() for colour in CAMP}
        self.bonus = {colour: [] for colour in CAMP}
        self.porthole = {}
        self.column = None

    def objects(self, colour):
        """The objects of this colour in hand, ascending, each as often as it is there."""
        return [number for number in "1234" for _ in range(self.hand[colour[0] + number])]

    def can_store(self, colour):
        return bool(self.objects(colour)) and colour not in self.porthole  # [NI17, NI20]

    def can_store_something(self):
        return any(map(self.can_store, CAMP))  # never yellow [NI19]

    def score(self):
        treasures = sum(int(number) for number in self.objects("yellow"))  # [NI42]
        return treasures + sum(map(self.score_of_set, CAMP))  # [NI43]

    def score_of_set(self, colour):
        cards, tokens = self.sets[colour], Counter(self.bonus[colour])
        size, porthole = sum(cards.values()), self.porthole.get(colour, 0)
        points = porthole  # [NI41]
        points += sum(TOKEN_POINTS[token] * tokens[token] for token in TOKEN_POINTS)  # [NI36]
        points += tokens["perCard"] * size  # [NI37]
        points += tokens["double"] * porthole  # [NI38]
        points += tokens["odd"] * ODD_POINTS if size % 2 else 0  # [NI39]
        pairs = sum(copies // 2 for copies in cards.values())
        return points + min(tokens["pair"], pairs) * PAIR_POINTS  # [NI40]


class Island:
    """A position; `play` changes it, `legal` lists the moves."""

    def __init__(self, seats, deal):
        self.seats = seats
        self.spaces = COLUMNS[seats]
        self.read_deal(deal)
        self.portholes = {size: list(pile) for size, pile in PORTHOLES.items()}
        self.players = [Player() for _ in range(seats)]
        self.order = [(self.first + i) % seats for i in range(seats)]  # [NI9]
        self.turn, self.taken, self.stage, self.phase = 0, set(), "open", "explore"
        self.storing = None
        self.revealed = False  # whether the last move certainly showed somebody something

    def read_deal(self, deal):
        lines = iter(deal)
        words = take_words(lines, "first")
        require(len(words) == 1 and words[0] in map(str, range(self.seats)), "deal: first is no seat")
        self.first = int(words[0])
        self.stacks = [[take_words(lines, f"column {column} stack {stack}") for stack in range(1, spaces + 1)]
                       for column, spaces in enumerate(self.spaces, 1)]
        aside, bag = take_words(lines, "aside"), take_words(lines, "bag")
        require(next(lines, None) is None, "deal: too many lines")
        stacks = [stack for column in self.stacks for stack in column]
        require(all(len(stack) == 8 for stack in stacks), "deal: a stack has not eight cards")
        cards = Counter(aside)
        for stack in stacks:
            cards.update(stack)
        require(cards == DECK, "deal: the cards are not those of the box")
        require(Counter(bag) == Counter(BONUS), "deal: the bonus tokens are not those of the box")
        self.camp, self.bag = dict(zip(CAMP, bag)), bag[5:]

    # Who acts, and what is allowed

    def is_over(self):
        return self.phase == "over"

    def to_act(self):
        if self.is_over():
            return None
        return CHANCE if self.phase == "refill" else self.order[self.turn]

    def player(self):
        return self.players[self.order[self.turn]]

    def height(self, column):
        return len(self.stacks[column - 1][0])

    def legal(self):
        return getattr(self, f"legal_{self.phase}")()

    def legal_over(self):
        return []

    def legal_explore(self):
        player = self.player()
        free = [column for column in range(1, len(self.spaces) + 1)
                if column != player.column and column not in self.taken]  # [NI12, NI13]
        useful = [column for column in free if self.height(column) or player.can_store_something()]  # [NI33]
        return [f"column {column}" for column in useful or free]  # [NI34]

    def legal_act(self):
        player = self.player()
        moves = ["collect"] if self.height(player.column) else []
        moves += [f"store {colour}" for colour in CAMP if player.can_store(colour)]
        return moves or ["idle"]  # [NI34]

    def legal_lay(self):
        player = self.player()
        objects = player.objects(self.storing)
        most = self.spaces[player.column - 1]
        chosen = {laid for size in range(1, most + 1) for laid in combinations(objects, size)}  # [NI17, NI18]
        return ["lay " + " ".join(laid) for laid in sorted(chosen)]

    def legal_refill(self):
        return [f"refill {colour}" for colour in self.empty_spaces()]

    def legal_close(self):
        return ["close", "leave"]

    def pending_fact(self):
        """Name and n of the fact that chance must answer now."""
        drawn = sum(BONUS.values()) - len(self.bag)
        return f"camp/{drawn}", len(self.empty_spaces())

    def empty_spaces(self):
        return [colour for colour in CAMP if self.camp[colour] is None]

    # Moves

    def play(self, move):
        legal = self.legal()
        if move not in legal:
            raise Wrong(f"the move {move!r} is not legal; legal are: {', '.join(legal) or 'none'}")
        self.revealed = False
        verb, _, rest = move.partition(" ")
        getattr(self, f"play_{verb}")(*([rest] if rest else []))
        self.revealed = self.revealed or self.is_over()  # all hands are shown [NI51]

    def play_column(self, column):
        self.player().column = int(column)
        self.taken.add(int(column))
        self.phase = "act"

    def play_collect(self):
        column = self.player().column
        stacks = self.stacks[column - 1]
        self.player().hand.update(stack.pop(0) for stack in stacks)  # [NI15]
        if not self.height(column) and self.stage == "open":
            self.stage = "last"  # [NI32]
        self.revealed = len(stacks) > 1 or self.height(column) > 0  # a face-down card, or a new top card [NI47]
        self.end_turn()

    def play_idle(self):
        self.end_turn()

    def play_store(self, colour):
        self.storing, self.phase = colour, "lay"

    def play_lay(self, objects):
        player, colour = self.player(), self.storing
        cards = Counter(colour[0] + number for number in objects.split(" "))
        player.hand -= cards
        player.sets[colour] += cards  # [NI21]
        token, self.camp[colour] = self.camp[colour], None
        if token is not None:
            player.bonus[colour].append(token)  # [NI22]
        if token is not None and len(self.empty_spaces()) == len(CAMP) - 1:
            self.refill()  # [NI24]
        if self.phase == "lay":
            self.offer_porthole()

    def refill(self):
        empty = self.empty_spaces()
        self.revealed = bool(self.bag)
        if 0 < len(self.bag) < len(empty):
            self.phase = "refill"  # [NI25]
        elif self.bag:  # [NI26]
            for colour in empty:
                self.camp[colour] = self.bag.pop(0)

    def play_refill(self, colour):
        self.camp[colour] = self.bag.pop(0)
        self.revealed = True
        if not self.bag:
            self.offer_porthole()

    def offer_porthole(self):
        size = sum(self.player().sets[self.storing].values())
        if self.portholes.get(size):  # [NI27, NI29]
            self.phase = "close"
        else:
            self.end_turn()

    def play_close(self):
        player = self.player()
        size = sum(player.sets[self.storing].values())
        player.porthole[self.storing] = self.portholes[size].pop(0)
        self.end_turn()

    def play_leave(self):
        self.end_turn()  # [NI28]

    def end_turn(self):
        self.storing, self.phase = None, "explore"
        self.turn += 1
        if self.turn < self.seats:
            return
        if self.stage == "final":
            self.phase = "over"  # [NI35]
            return
        if self.stage == "last":
            self.stage = "final"
        self.turn, self.taken = 0, set()
        self.order = sorted(range(self.seats), key=lambda seat: self.players[seat].column)  # [NI10]

    # Result

    def points(self):
        return [player.score() for player in self.players]

    def ranking(self):
        """All seats from the first place to the last, as if all had stayed [NI43, NI44]."""
        return sorted(range(self.seats), key=self.rank_key)

    def rank_key(self, seat):
        player = self.players[seat]
        return (-player.score(), player.column or 0)


def take_words(lines, name):
    """The words of the next line of the deal, which must have this name."""
    line = next(lines, None)
    require(line is not None and line.split(":")[0] == name, f"deal: the line {name} is missing or misplaced")
    rest = line[len(name) + 1:]
    require(rest == "" or rest.startswith(" "), f"deal: the line {name} is not a name, a colon and words")
    return rest[1:].split(" ") if rest else []
