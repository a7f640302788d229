/** The interface of a game in the web client: its texts and its drawings. Loaded when it is played. */
import type { LogLine, MatchRefusal } from '@tidetable/match';
import type { GameEvent } from '@tidetable/rules';
import type { Catalogue, GameText, Language } from '@tidetable/text/shell';
import type { ComponentType } from 'preact';
import type { Aids, Player } from '../table/table.ts';

/** A selection that a person has begun on the board: it waits for OK, or for further choices. */
export interface Choice {
  /** The effect of OK, in one or two words. */
  readonly label?: string;
  /** A short explanation of the label; always read aloud, shown where there is room. */
  readonly detail?: string | undefined;
  /** Undefined while further choices are missing. */
  readonly act?: () => void;
  /** The next request, in place of the one of the view. */
  readonly asks?: string | undefined;
  /** Cancels a selection that is not yet a move; Undo and Escape call it. */
  readonly cancel?: (() => void) | undefined;
  /** The move that OK would play, if any: its warning is shown beside the request. */
  readonly move?: string | undefined;
  /** Does a move continue the selection? The list shows only those. */
  readonly fits?: ((move: string) => boolean) | undefined;
  /** The view that is drawn meanwhile, if it is another one: explanations use it. */
  readonly view?: object | undefined;
  /** Does a lesson or a hint point at OK? */
  readonly isHighlighted?: boolean | undefined;
  /** The alternative to OK; it has a button beside OK. */
  readonly other?: Choice | undefined;
}

/** The complete input of a drawing: one person's view at one ply. */
export interface BoardProps {
  readonly view: object;
  /** The components of the table, perhaps from its own sheet. */
  readonly components: object;
  /** The legal moves of this person, in notation. */
  readonly legal: readonly string[];
  /** The events that led to this view, to be animated; empty after a jump in the log. */
  readonly events: readonly GameEvent[];
  /** The log up to this view, for the ledger of a whole game. */
  readonly lines: readonly LogLine[];
  readonly players: readonly Player[];
  readonly points: readonly number[];
  readonly aids: Aids;
  /** The move of a hint, or the one pointed at in the list. */
  readonly highlighted: string | undefined;
  /** The moves that a hint narrows the choice to: all are highlighted; drawings of a single move show `highlighted`. */
  readonly candidates?: readonly string[] | undefined;
  /** Elements that a lesson explains, by `data-explain`: tabs switch to show them. */
  readonly spots?: readonly string[] | undefined;
  /** In a lesson, the learner's moves after `highlighted`: for boards that plan several moves. */
  readonly ahead?: readonly string[] | undefined;
  /**
   * Plays a move; an illegal one is refused with its reason, so that every tap has a response.
   * `cancelled` is called if the person declines the confirmation.
   */
  readonly play: (move: string, cancelled?: () => void) => void;
  /** Why a move is illegal now, as a sentence; undefined for legal moves, and while others act. */
  readonly whyNot?: (move: string) => string | undefined;
  /** Shows why an element that is not yet a move cannot be chosen. */
  readonly refuse?: (why: MatchRefusal) => void;
  /** Sets the selection that the confirming button of the action bar confirms; undefined for none. */
  readonly offer: (choice: Choice | undefined) => void;
}

/** The explanation of an element on the table. */
export interface Explanation {
  readonly name: string;
  /** Its general effect. */
  readonly does: string;
  /** Its current meaning for the viewer. */
  readonly now?: string | undefined;
  /** The number of its rule. */
  readonly rule?: string | undefined;
}

/** The explanation for a `data-explain`; undefined for an unknown one. */
export type Explain = (
  thing: string,
  board: BoardProps,
  language: Language,
) => Explanation | undefined;

/** The tie-break at the end. */
export interface TieBreak {
  readonly does: (language: Language) => string;
  /** The number of its rule. */
  readonly rule: string;
}

/** Sentences for queries by keyboard, from this person's view alone. */
export interface Queries {
  /** The viewer's own things; not called for spectators. */
  readonly own: (board: BoardProps, language: Language) => readonly string[];
  /** The open things of the others. */
  readonly rivals: (board: BoardProps, language: Language) => readonly string[];
  /** The common open things, a sentence for each part of the board. */
  readonly board: (board: BoardProps, language: Language) => readonly string[];
  /** The progress in a game without points. */
  readonly score?: (board: BoardProps, language: Language) => readonly string[];
}

export interface SeatProps extends BoardProps {
  readonly seat: number;
  /** Show only the most important things. */
  readonly isBrief: boolean;
}

/** The summary of a finished cooperative game. */
export interface VoyageUi {
  /** Facts about the progress, a sentence each. */
  readonly facts: (view: object, language: Language) => readonly string[];
  /** The caption of all curves. */
  readonly title: (language: Language) => string;
  /** One for each curve. */
  readonly curves: readonly {
    readonly name: (language: Language) => string;
    readonly color: string;
    readonly at: (view: object) => number;
  }[];
}

/** The hidden information that an event reveals: a hand, face-down cards, dice. */
export type Revelation = 'held' | 'turned' | 'rolled';

export interface GameUi {
  readonly id: string;
  /** Does the game have hidden hands? Then a shared screen is covered between turns. */
  readonly hasSecrets: boolean;
  /** By event type: the reason why an undo needs the consent of others. */
  readonly reveals: Readonly<Record<string, Revelation>>;
  readonly text: Catalogue<GameText>;
  /** The main drawing of the screen. */
  readonly Board: ComponentType<BoardProps>;
  /** The viewer's own area below the board: hand, dice, yard. */
  readonly Dock: ComponentType<BoardProps>;
  /** A player's things at a glance, inside the panel that names them. */
  readonly Seat: ComponentType<SeatProps>;
  /** One line: where the game stands (“Round 7 · final round”). */
  readonly heading: (view: object, language: Language) => string;
  /** The same for a narrow window, where the whole line has no room there. */
  readonly briefHeading?: (view: object, language: Language) => string;
  readonly voyage?: VoyageUi;
  /** The request to the person to act, in one short sentence. */
  readonly request?: (board: BoardProps, language: Language) => string;
  /** The request for screen readers if no event is announced with it, with the open facts for the decision. */
  readonly spokenRequest?: (board: BoardProps, language: Language) => string;
  /** Loaded with the first explanation. */
  readonly loadExplain?: () => Promise<Explain>;
  /** Loaded when a game ends with equal points. */
  readonly loadTieBreak?: () => Promise<TieBreak>;
  /** Loaded with the first query by keyboard. */
  readonly loadQueries: () => Promise<Queries>;
  /** A warning of what a move loses at once or for good, in a few words beside its choice. */
  readonly warning?: (
    move: string,
    view: object,
    components: object,
    language: Language,
  ) => string | undefined;
  /** Why a cooperative game cannot be won any more, though it goes on. */
  readonly hopeless?: (view: object, language: Language) => string | undefined;
  /** Does the move need confirmation? Only moves that cannot be taken back and may be a slip. */
  readonly needsConfirmation: (move: string, view: object, components: object) => boolean;
}
