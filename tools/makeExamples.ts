// Writes the positions of the drawn examples in the rules: `node tools/makeExamples.ts`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, GameEvent } from '@tidetable/rules';
import * as nauticus from './examples/nauticus.ts';
import * as nautilion from './examples/nautilion.ts';
import * as nautilusIsland from './examples/nautilus-island.ts';
import { root } from './sources.ts';

/** The seat through whose eyes an example is seen. */
const SEAT = 0;

interface Recipe<State extends object, View extends object, Event extends GameEvent> {
  readonly game: Game<State, View, Event>;
  readonly positions: Readonly<Record<string, () => State>>;
}

/** What each file must hold. */
export const exampleFiles = (): { readonly [file: string]: string } =>
  Object.fromEntries([fileOf(nautilusIsland), fileOf(nautilion), fileOf(nauticus)]);

const fileOf = <State extends object, View extends object, Event extends GameEvent>({
  game,
  positions,
}: Recipe<State, View, Event>): [file: string, text: string] => {
  const shown = Object.entries(positions).map(([name, position]) => {
    const s = position();
    const legal = game.toAct(s) === SEAT ? legalMoves(game, s) : [];
    return `"${name}":${JSON.stringify({ view: game.view(s, SEAT), legal })}`;
  });
  return [`packages/web/src/games/${game.id}/examples.json`, `{${shown.join(',\n')}}\n`];
};

const legalMoves = <State extends object>(
  game: Game<State, object, GameEvent>,
  s: State,
): string[] => {
  const out = new Int32Array(game.maxLegal);
  return Array.from(out.subarray(0, game.legalMoves(s, out)), m => game.formatMove(m));
};

if (import.meta.main)
  for (const [file, text] of Object.entries(exampleFiles())) writeFileSync(join(root, file), text);
