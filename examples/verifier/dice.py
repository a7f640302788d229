"""Names of the dice of Nautilion, from the moves of the log alone or from the positions of a replay.

The log does not say where a turn begins, nor whether a roll is one against a reef. So all readings of the
log are followed, and the dice that the sea gives leave one of them: mostly at once, always soon.
"""

import copy

from form import Wrong

FACES = [1, 1, 2, 2, 3, 4]
DICE = [0, 1, 2]
SWELL = [2, 3, 4]
ECHO, BLINDFOLD, EARLY_HELM, FIXED_SWELL = 1, 2, 8, 9  # cards that change when dice are rolled
GIVES = ("darkhouse", "phantom", "nautilion")
BEFORE_GIVING = ("whirlwind", "reroll", "tide", "translation", "heroic", "castaway")


def face_of(sea, name):
    return FACES[sea.answer(name, len(FACES))]


class Reading:
    """One way to read the log so far: the turn, what the dice show, and what is still to be rolled."""

    def __init__(self, turn, card, escape=False):
        self.turn, self.card, self.escape = turn, card, escape
        self.rolling, self.open, self.later = [], [], []  # dice to roll now, that spells reach, to roll after a give
        self.faces, self.rolls = [None] * 3, [0] * 3
        self.to_set = []
        self.is_paid_later = False
        self.has_given = False

    def copy(self):
        return copy.deepcopy(self)

    def start_dice(self, is_stuck):
        """The dice of the turn, once it is known whether the ship is stuck [NL8, NL63, NL72 to NL80]."""
        reading = Reading(self.turn, self.card)
        dice = DICE[:2] if is_stuck and self.card != ECHO else list(DICE)
        if self.card == FIXED_SWELL:
            reading.open, reading.faces = list(DICE), list(SWELL)  # a stuck ship's turn uses two of the three
            return reading
        if self.card == BLINDFOLD:
            reading.later = [[die] for die in dice[1:]]
            dice = dice[:1]
        elif self.card == EARLY_HELM and not is_stuck:
            reading.later = [dice[1:]]
            dice = dice[:1]
        reading.rolling, reading.open = list(dice), dice
        return reading

    def name(self):
        if self.escape:
            return f"escape/{self.turn}"
        die = self.rolling[0]
        return f"die/{self.turn}/{die + 1}/{self.rolls[die]}"

    def is_waiting(self):
        return self.escape or bool(self.rolling)

    def rolled(self, face):
        """What may follow once the pending die shows this face."""
        self.is_paid_later = False
        if not self.escape:
            die = self.rolling.pop(0)
            self.faces[die] = face
            self.rolls[die] += 1
            return [self]
        # Crew of the reef's number adds 1, and 3 are needed [NL61 to NL63]; the crew is not followed here.
        stuck = {1: [True], 2: [True, False]}.get(face, [False])
        return [self.start_dice(is_stuck) for is_stuck in stuck]

    def die_with(self, face):
        return next((die for die in self.open if self.faces[die] == face), None)

    def moved(self, move):
        """False if a player cannot have made this move in this reading."""
        words = move.split(" ")
        if self.is_waiting():
            return self.is_paid_later and words[:2] == ["from", "reserve"]  # Whirlwind is paid before it rolls
        self.is_paid_later = words[0] == "whirlwind"
        if words[0] in BEFORE_GIVING and self.has_given:
            return False  # [NL9]
        if words[0] in GIVES:
            return self.gave(int(words[1]))
        if words[0] == "whirlwind":
            self.rolling = list(self.open)
        elif words[0] in ("reroll", "tide"):
            return self.turned(words)
        elif move == "heroic 2":
            self.to_set = list(self.open)
        elif words[0] == "set":
            if not self.to_set:
                return False
            self.faces[self.to_set.pop(0)] = int(words[1])
        return True

    def turned(self, words):
        die = self.die_with(int(words[1]))
        if die is None:
            return False
        if words[0] == "tide":
            self.faces[die] = int(words[3])
        else:
            self.rolling = [die]
        return True

    def gave(self, face):
        """The first die given ends the spells; with two cards others are rolled after it."""
        if self.has_given:
            return True
        if self.die_with(face) is None:
            return False
        if self.later:
            self.open = self.later.pop(0)
            self.rolling = list(self.open)
        else:
            self.has_given = True
        return True


class DiceOfLog:
    """Follows every reading of the log at once."""

    def __init__(self, options, deal, sea):
        self.has_reefs, self.sea = "reefs" in options["expansions"], sea
        row = next((line for line in deal if line.startswith("row: ")), "row:")
        self.row = [int(card) for card in row.split(" ")[1:]]
        before = Reading(0, None)
        before.has_given = True
        self.readings = [before]

    def copy(self):
        other = copy.copy(self)
        other.readings = [reading.copy() for reading in self.readings]
        return other

    def next_turns(self, reading):
        """The ways in which the next turn may begin."""
        turn = reading.turn + 1
        card = self.row[(turn - 1) % len(self.row)] if self.row else None  # [NL70]
        turns = [Reading(turn, card).start_dice(is_stuck=False)]
        if self.has_reefs and turn > 1:
            turns.append(Reading(turn, card, escape=True))
        return turns

    def with_next_turns(self):
        """All readings, and those in which the next turn has begun; one in which nothing is rolled may pass unseen."""
        readings = list(self.readings)
        for reading in readings:
            if reading.has_given and not reading.is_waiting():
                readings += self.next_turns(reading)
        return [reading.copy() for reading in readings]

    def roll(self, move):
        """Checks a roll and returns the names that it may have."""
        face = int(move.split(" ")[1])
        pending = [reading for reading in self.with_next_turns() if reading.is_waiting()]
        names = list(dict.fromkeys(reading.name() for reading in pending))
        fitting = [reading for reading in pending if face_of(self.sea, reading.name()) == face]
        if not fitting:
            says = ", ".join(f"{name} is roll {face_of(self.sea, name)}" for name in names)
            raise Wrong(f"chance says {move!r}, but the sea says: {says or 'nothing is to be rolled'}")
        self.readings = [after for reading in fitting for after in reading.rolled(face)]
        return names

    def play(self, move):
        begun = [reading for reading in self.with_next_turns() if reading.moved(move)]
        if not begun:
            raise Wrong(f"the move {move!r} cannot be made with the dice as they are")
        self.readings = begun


def fact_of_position(position):
    """The pending fact of Nautilion in a position of a replay."""
    if position["step"] == "escape":
        return f"escape/{position['turn']}"
    die = next((i for i, die in enumerate(position["dice"]) if die["isRolling"]), None)
    if position["step"] != "roll" or die is None:
        raise Wrong("chance has nothing to answer")
    return f"die/{position['turn']}/{die + 1}/{position['dice'][die]['rolls']}"


def check_roll_of_position(sea, position, move):
    name = fact_of_position(position)
    right = f"roll {face_of(sea, name)}"
    if move != right:
        raise Wrong(f"chance says {move!r}, but {name} is {right}")
