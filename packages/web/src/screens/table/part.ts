import type { SeatView } from '@tidetable/match';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { BoardProps, GameUi } from '../../games/gameUi.ts';
import { language } from '../../settings.ts';
import type { Changing, FileTable, KeptTable } from '../../table/table.ts';
import type { SessionState, TableSession } from '../../table/tableSession.ts';

/** The additional parts of an online table; loaded with it. */
export interface OnlineParts {
  /** Presence and clock, in the card of a player. */
  readonly Player: FunctionComponent<{ readonly seat: number }>;
  /** In the header: the state in words, or clocks. */
  readonly Status: FunctionComponent<{ readonly status: string }>;
  /** Urgent notices. */
  readonly Notice: FunctionComponent<PartProps>;
  /** Chat; undefined where it is off. */
  readonly chat:
    | {
        readonly Panel: FunctionComponent;
        readonly Name: FunctionComponent;
        /** A badge on the way to it, where it is out of sight. */
        readonly Mark: FunctionComponent;
      }
    | undefined;
  /** Actions besides moves. */
  readonly Actions: FunctionComponent<PartProps & { readonly close: () => void }>;
  /** After the match. */
  readonly After: FunctionComponent;
}

export interface TableViewProps {
  readonly session: TableSession;
  readonly ui: GameUi;
  /** If the match belongs to this device. */
  readonly owned?: FileTable;
  /** If this browser stores the match. */
  readonly kept?: KeptTable;
  /** If the match is on a server. */
  readonly online?: OnlineParts;
  /** The guide of a lesson, instead of undo and hints. */
  readonly guide?: ComponentChildren;
  /** The expected move; none while the guide's text is shown, when no move may be played. */
  readonly wanted?: string | undefined;
  /** The subjects of the guide, as in `data-explain`. */
  readonly spots?: readonly string[] | undefined;
  /** The moves expected after it, before another player acts. */
  readonly ahead?: readonly string[];
}

/** What every part of the screen needs: the moment shown, and how to act in it. */
export interface PartProps extends TableViewProps {
  readonly state: SessionState;
  readonly moment: SeatView;
  readonly board: BoardProps;
  /** Points at a move on the board; undefined for none. */
  readonly highlight: (move: string | undefined, among?: readonly string[]) => void;
  /** Has the announcer say something. */
  readonly speak: (text: string) => void;
}

/** The name of a seat as this reader should see it. */
export const nameOf = ({ session }: Pick<PartProps, 'session'>, seat: number): string =>
  session.table.card.players[seat]?.name ?? '';

export const gameText = ({ ui }: Pick<PartProps, 'ui'>) => ui.text[language.value];

/**
 * Subscribes to an external object; the component is drawn again when its selected state changes.
 */
export const useChanges = <T>(
  source: Changing<T>,
  needed: (state: T) => unknown = state => state,
): T => {
  const [, draw] = useState(needed(source.state));
  useLayoutEffect(() => {
    const change = (): void => draw(needed(source.state));
    change();
    return source.subscribe(change);
  }, [source]);
  return source.state;
};
