/** What a game brings to the screens: its texts and its drawings. Loaded when it is played. */
import type { DoorRefusal, LogLine } from '@tidetable/match';
import type { GameEvent } from '@tidetable/rules';
import type { Catalogue, GameText, Language } from '@tidetable/text/shell';
import type { ComponentType } from 'preact';
import type { Aids, Player } from '../table/table.ts';

/** Something that a person has begun on the board: it waits for OK, or for what else is to be chosen. */
export interface Choice {
  /** What OK would do, in one or two words. */
  readonly label?: string;
  /** What that means, as briefly; read to everybody, seen where there is room. */
  readonly detail?: string | undefined;
  /** Nothing, while more is to be chosen first. */
  readonly act?: () => void;
  /** What is asked next, instead of what the moment asks. */
  readonly asks?: string | undefined;
  /** Takes back what was begun, where that is no move yet: what Undo and Escape do then. */
  readonly cancel?: (() => void) | undefined;
  /** The move that OK would play, where it is one: what that loses is said beside the request. */
  readonly move?: string | undefined;
  /** Which moves go on with it: the list shows those. */
  readonly fits?: ((move: string) => boolean) | undefined;
  /** The table as it is drawn meanwhile, if not as it is: things explain themselves as they lie there. */
  readonly view?: object | undefined;
  /** Does a lesson or a hint wait for it? */
  readonly isHighlighted?: boolean | undefined;
  /** The second answer, where OK would be one of two; it has a button beside OK. */
  readonly other?: Choice | undefined;
}

/** All that a drawing may know: one person's view of one moment. */
export interface BoardProps {
  readonly view: object;
  /** Those of the game that this table plays, perhaps by its own sheet. */
  readonly components: object;
  /** Moves that this person may make now, in notation; what is not on the list is not possible. */
  readonly legal: readonly string[];
  /** What has just led to this view, to be shown in motion; empty after a jump through time. */
  readonly events: readonly GameEvent[];
  /** The log up to this view, for books that are kept over the whole game. */
  readonly lines: readonly LogLine[];
  readonly players: readonly Player[];
  readonly points: readonly number[];
  readonly aids: Aids;
  /** The move that a hint or the list points at. */
  readonly highlighted: string | undefined;
  /** The moves among which a hint says one is best: all are highlighted; what shows but one move shows that above. */
  readonly candidates?: readonly string[] | undefined;
  /** What a lesson speaks of, as `data-explain` has it: parts that take turns come into sight for it. */
  readonly spots?: readonly string[] | undefined;
  /** In a lesson, what the learner plays after that: for boards that lay a plan of several moves. */
  readonly ahead?: readonly string[] | undefined;
  /**
   * Plays a move; one that is not legal is refused with its reason, so that a tap on anything answers.
   * Somebody who is asked first may think better of it: then `cancelled` is called.
   */
  readonly play: (move: string, cancelled?: () => void) => void;
  /** Why a move is not possible now, as a sentence; nothing for one that is, and while others act. */
  readonly whyNot?: (move: string) => string | undefined;
  /** Says why something cannot be chosen that is no move yet. */
  readonly refuse?: (why: DoorRefusal) => void;
  /** What the confirming button of the action bar does; nothing, while there is no choice to confirm. */
  readonly offer: (choice: Choice | undefined) => void;
}

/** What a thing on the table is, for somebody who points at it. */
export interface Explanation {
  readonly name: string;
  /** What it does, whoever has it. */
  readonly does: string;
  /** What it means at this moment, for the person who looks. */
  readonly now?: string | undefined;
  /** The number of its rule. */
  readonly rule?: string | undefined;
}

/** What is told of a thing that is marked `data-explain`; undefined for one that is not known. */
export type Explain = (
  thing: string,
  board: BoardProps,
  language: Language,
) => Explanation | undefined;

/** How players with equal points are told apart at the end. */
export interface TieBreak {
  readonly does: (language: Language) => string;
  /** The number of its rule. */
  readonly rule: string;
}

/** Sentences for who asks by a key; of what this person sees, and nothing else. */
export interface Queries {
  /** What the person has who looks; not asked of who only watches. */
  readonly own: (board: BoardProps, language: Language) => readonly string[];
  /** What lies open of the others. */
  readonly rivals: (board: BoardProps, language: Language) => readonly string[];
  /** What lies open for all, a sentence for each part of the board. */
  readonly board: (board: BoardProps, language: Language) => readonly string[];
  /** How it stands, where nobody has points of their own. */
  readonly score?: (board: BoardProps, language: Language) => readonly string[];
}

export interface SeatProps extends BoardProps {
  readonly seat: number;
  /** There is room for the most important things only. */
  readonly isBrief: boolean;
}

/** How a voyage went that all win or lose together. */
export interface VoyageUi {
  /** How far they came, a sentence each. */
  readonly facts: (view: object, language: Language) => readonly string[];
  /** What the curves show, all of them. */
  readonly title: (language: Language) => string;
  /** One for each curve. */
  readonly curves: readonly {
    readonly name: (language: Language) => string;
    readonly color: string;
    readonly at: (view: object) => number;
  }[];
}

/** What an event lets somebody know: what the mover holds, what lay face down, dice. */
export type Revelation = 'held' | 'turned' | 'rolled';

export interface GameUi {
  readonly id: string;
  /** Does anybody hold what others may not see? Then a shared screen needs a curtain. */
  readonly hasSecrets: boolean;
  /** By types of events: why a move is not taken back without a question. */
  readonly reveals: Readonly<Record<string, Revelation>>;
  readonly text: Catalogue<GameText>;
  /** The hero of the screen. */
  readonly Board: ComponentType<BoardProps>;
  /** What lies at the thumb: the own hand, dice, yard. */
  readonly Dock: ComponentType<BoardProps>;
  /** A player's things at a glance, inside the panel that names them. */
  readonly Seat: ComponentType<SeatProps>;
  /** One line: where the game stands (“Round 7 · final round”). */
  readonly heading: (view: object, language: Language) => string;
  /** The same for a narrow window, where the whole line has no room there. */
  readonly briefHeading?: (view: object, language: Language) => string;
  readonly voyage?: VoyageUi;
  /** What is asked of the person to act now, in one short sentence. */
  readonly request?: (board: BoardProps, language: Language) => string;
  /** The same for who has heard no news of this moment, with what lies open for the decision. */
  readonly spokenRequest?: (board: BoardProps, language: Language) => string;
  /** Loaded when somebody first points at something. */
  readonly loadExplain?: () => Promise<Explain>;
  /** Loaded when a game ends with equal points. */
  readonly loadTieBreak?: () => Promise<TieBreak>;
  /** Loaded when somebody first asks by a key. */
  readonly loadQueries: () => Promise<Queries>;
  /** What a move loses at once or for good, in a few words beside its choice. */
  readonly warning?: (
    move: string,
    view: object,
    components: object,
    language: Language,
  ) => string | undefined;
  /** Why those who win together cannot win any more, though it goes on. */
  readonly hopeless?: (view: object, language: Language) => string | undefined;
  /** Is it worth a question before it is played? Only what cannot be taken back and may be a slip. */
  readonly needsConfirmation: (move: string, view: object, components: object) => boolean;
}
