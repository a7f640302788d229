/** What every drawing of the board is given, and the words for it. */
import type { Nauticus } from '@tidetable/rules';
import type { Components } from '@tidetable/rules/nauticus';
import { boardWords as catalogue, text, words } from '@tidetable/text/nauticus';
import { language, say } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';

export { isMyTurn, ownSeat, showsActor } from './seats.ts';

export type View = Nauticus.View;
export type Player = View['players'][number];
export type Part = Nauticus.Part;
export type Tile = Nauticus.TileName;
export type Action = Nauticus.ActionName;

/** Casts the view in the props of board, dock and seats to the one of Nauticus. */
export interface NauticusProps extends BoardProps {
  readonly view: View;
  readonly components: Components;
}

export const gameWords = () => words[language.value];
export const boardWords = () => say(catalogue);
export const consequenceOf = (move: string, view: View, components: Components) =>
  text[language.value].consequence?.(move, view, components);
export const moveWords = (move: string, view: View, components: Components): string =>
  text[language.value].move(move, view, components);
