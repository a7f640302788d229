/**
 * Looks for a few games that together show everything a game's `wantedFeatures` names, played in the
 * ways that its `goldenRecipe.ts` knows, and writes them to packages/rules/golden/GAME. Run it when
 * the rules version goes up, or a feature is added:
 *
 *   node tools/recordGoldens.ts nautilus-island
 *
 * The pages beside some games that work out their scores are written by hand, and stay as they are.
 */
import { existsSync, mkdirSync, readdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type AnyGame,
  CHANCE,
  type GameEvent,
  gameIds,
  games,
  isGameId,
  type Options,
  OVER,
  type Rng,
  seededRng,
} from '@tidetable/rules';
import {
  dealt,
  drawOutcome,
  type Golden,
  goldenFolder,
  legalList,
  positionHash,
  type Taste,
} from '@tidetable/rules/testkit';
import { root } from './sources.ts';

/** What `goldenRecipe.ts` of a game exports. */
interface Recipe {
  readonly mixes: readonly Options[];
  readonly tastes: { readonly [style: string]: Taste<object> };
  /** The style of the first game recorded of every mix, whatever it shows. */
  readonly ordinary?: string;
  /** Games to try for each mix and style. */
  readonly tries: number;
}

/** What `goldenFeatures.ts` of a game exports. */
interface Features {
  readonly goldenFeatures: (end: object, events: readonly GameEvent[]) => Set<string>;
  readonly wantedFeatures: readonly string[];
}

interface Find {
  readonly options: Options;
  readonly style: string;
  readonly seed: number;
  readonly shows: readonly string[];
  readonly plies: number;
}

/** Plays the game that options, style and seed determine; `told` hears of the deal and each move. */
const playOne = (
  game: AnyGame,
  { tastes }: Recipe,
  { options, style, seed }: Pick<Find, 'options' | 'style' | 'seed'>,
  told: (s: object, m?: number) => void,
): GameEvent[] => {
  const rng = seededRng(seed);
  const s = dealt(game, options, rng);
  const events: GameEvent[] = [];
  told(s);
  while (game.toAct(s) !== OVER) {
    const legal = legalList(game, s);
    const seat = game.toAct(s);
    const view = seat === CHANCE ? {} : game.view(s, seat);
    const m =
      seat === CHANCE
        ? drawOutcome(game, s, legal, rng)
        : best(game, legal, move => tastes[style](move, view), rng);
    game.play(s, m, events);
    told(s, m);
  }
  return events;
};

const best = (
  game: AnyGame,
  legal: Int32Array,
  liking: (move: string) => number,
  rng: Rng,
): number => {
  const likes = Array.from(legal, m => liking(game.formatMove(m)));
  const most = Math.max(...likes);
  const liked = legal.filter((_, i) => likes[i] === most);
  return liked[rng(liked.length)];
};

const tryOne = (
  game: AnyGame,
  recipe: Recipe,
  { goldenFeatures }: Features,
  play: Pick<Find, 'options' | 'style' | 'seed'>,
): Find => {
  let end: object = {};
  let plies = -1;
  const events = playOne(game, recipe, play, s => {
    end = s;
    plies++;
  });
  return { ...play, shows: [...goldenFeatures(end, events)].sort(), plies };
};

const recordOne = (game: AnyGame, recipe: Recipe, find: Find): Golden => {
  const { options, style, seed, shows } = find;
  let end: object = {};
  let deal: string[] = [];
  const moves: string[] = [];
  playOne(game, recipe, find, (s, m) => {
    end = s;
    if (m === undefined) deal = game.formatDeal(s);
    else moves.push(`${game.formatMove(m)} #${positionHash(game, s)}`);
  });
  const seats = Array.from({ length: options.seats }, (_, seat) => seat);
  return {
    title: `${options.seats} players, ${style}, seed ${seed}`,
    game: game.id,
    rules: game.rules,
    options,
    deal,
    moves,
    score: seats.map(seat => game.score(end, seat)),
    place: seats.map(seat => game.place(end, seat)),
    shows,
  };
};

/** Again and again the game that shows most of what is still missing; the shorter of two such. */
const addMissing = (chosen: Find[], finds: readonly Find[], wanted: readonly string[]): void => {
  const missing = new Set(wanted);
  for (const find of chosen) for (const feature of find.shows) missing.delete(feature);
  while (missing.size > 0) {
    const gain = (find: Find): number => find.shows.filter(f => missing.has(f)).length;
    const [next] = finds.toSorted((a, b) => gain(b) - gain(a) || a.plies - b.plies);
    if (gain(next) === 0) throw new Error(`no game shows: ${[...missing].join(', ')}`);
    for (const feature of next.shows) missing.delete(feature);
    chosen.push(next);
  }
};

const sourceOf = (id: string, name: string): URL =>
  pathToFileURL(join(root, 'packages/rules/src/testkit', id, `${name}.ts`));

const record = async (game: AnyGame): Promise<void> => {
  const recipe: Recipe = await import(sourceOf(game.id, 'goldenRecipe').href);
  const features: Features = await import(sourceOf(game.id, 'goldenFeatures').href);
  const seeds = Array.from({ length: recipe.tries }, (_, i) => i + 1);
  const finds = recipe.mixes.flatMap(options =>
    Object.keys(recipe.tastes).flatMap(style =>
      seeds.map(seed => tryOne(game, recipe, features, { options, style, seed })),
    ),
  );
  const { ordinary } = recipe;
  const chosen = recipe.mixes.flatMap(options =>
    ordinary === undefined
      ? []
      : tryOne(game, recipe, features, { options, style: ordinary, seed: 1 }),
  );
  addMissing(chosen, finds, features.wantedFeatures);
  const folder = goldenFolder(game.id);
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) if (old.endsWith('.json')) unlinkSync(join(folder, old));
  for (const find of chosen) {
    const name = `${find.options.seats}-players-${find.style}-${find.seed}`;
    const golden = JSON.stringify(recordOne(game, recipe, find), null, 1);
    writeFileSync(join(folder, `${name}.json`), `${golden}\n`);
    process.stdout.write(`${name}: ${find.shows.join(', ')}\n`);
  }
};

const [id = ''] = process.argv.slice(2);
const recorded = gameIds.filter(game => existsSync(sourceOf(game, 'goldenRecipe')));
if (isGameId(id) && recorded.includes(id)) await record(games[id]);
else {
  process.stderr.write(`recordGoldens GAME: one of ${recorded.join(', ')}\n`);
  process.exitCode = 2;
}
