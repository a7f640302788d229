import type { SeatView } from '@tidetable/match';
import type { ComponentChildren } from 'preact';
import type { BoardProps, GameUi } from '../../games/gameUi.ts';
import { language } from '../../settings.ts';
import type { Sitting } from '../../table/sitting.ts';

export interface TableViewProps {
  readonly sitting: Sitting;
  readonly ui: GameUi;
  /** Somebody who leads through the game, instead of undo and hints. */
  readonly guide?: ComponentChildren;
  /** The move that the guide wants; while it speaks, none, and nothing may be played. */
  readonly wanted?: string | undefined;
  /** What it will want after that, before anybody else acts. */
  readonly ahead?: readonly string[];
}

/** What every part of the screen needs: the moment shown, and how to act in it. */
export interface PartProps extends TableViewProps {
  readonly moment: SeatView;
  readonly board: BoardProps;
  /** Points at a move on the board; undefined for none. */
  readonly light: (move: string | undefined) => void;
}

/** The name of a seat as this reader should see it. */
export const nameOf = ({ sitting }: Pick<PartProps, 'sitting'>, seat: number): string =>
  sitting.table.card.players[seat]?.name ?? '';

export const namesOf = ({ sitting }: Pick<PartProps, 'sitting'>): string[] =>
  sitting.table.card.players.map(p => p.name);

export const gameText = ({ ui }: Pick<PartProps, 'ui'>) => ui.text[language.value];
