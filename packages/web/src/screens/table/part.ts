import type { SeatView } from '@tidetable/match';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { BoardProps, GameUi } from '../../games/gameUi.ts';
import { language } from '../../settings.ts';
import type { Changing, FileTable, KeptTable } from '../../table/table.ts';
import type { SessionState, TableSession } from '../../table/tableSession.ts';

/** What a table on a server has beside its match; loaded with it. */
export interface OnlineParts {
  /** Who is there and who is not, and what is left on the clock: in the card of a player. */
  readonly Player: FunctionComponent<{ readonly seat: number }>;
  /** In the header, where the cards of players are a sheet: clocks, or in words how things stand. */
  readonly Status: FunctionComponent<{ readonly status: string }>;
  /** What must be known or answered now. */
  readonly Notice: FunctionComponent<PartProps>;
  /** What people say; undefined where nobody may. */
  readonly chat:
    | {
        readonly Panel: FunctionComponent;
        readonly Name: FunctionComponent;
        /** On the way to it, where it is out of sight. */
        readonly Mark: FunctionComponent;
      }
    | undefined;
  /** What one may do beside moves. */
  readonly Actions: FunctionComponent<PartProps & { readonly close: () => void }>;
  /** What follows the match. */
  readonly After: FunctionComponent;
}

export interface TableViewProps {
  readonly session: TableSession;
  readonly ui: GameUi;
  /** Where the match belongs to this device. */
  readonly owned?: FileTable;
  /** Where this browser keeps the match. */
  readonly kept?: KeptTable;
  /** Where the match is played on a server. */
  readonly online?: OnlineParts;
  /** Somebody who leads through the game, instead of undo and hints. */
  readonly guide?: ComponentChildren;
  /** The move that the guide wants; while it speaks, none, and nothing may be played. */
  readonly wanted?: string | undefined;
  /** What it speaks of, as `data-explain` has it. */
  readonly spots?: readonly string[] | undefined;
  /** What it will want after that, before anybody else acts. */
  readonly ahead?: readonly string[];
}

/** What every part of the screen needs: the moment shown, and how to act in it. */
export interface PartProps extends TableViewProps {
  readonly state: SessionState;
  readonly moment: SeatView;
  readonly board: BoardProps;
  /** Points at a move on the board; undefined for none. */
  readonly highlight: (move: string | undefined) => void;
  /** Has the announcer say something. */
  readonly speak: (text: string) => void;
}

/** The name of a seat as this reader should see it. */
export const nameOf = ({ session }: Pick<PartProps, 'session'>, seat: number): string =>
  session.table.card.players[seat]?.name ?? '';

export const gameText = ({ ui }: Pick<PartProps, 'ui'>) => ui.text[language.value];

/** The state of something outside of the page; the component is drawn again when it changes, or what it needs of it. */
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
