/** Accessible names of drawn things: short, with places, distances and values. */
import type { Nautilion } from '@tidetable/rules';
import { componentsOf, ductsOf, isHeld, readToken } from '@tidetable/rules/nautilion';
import { boardingOf, boardWords, tokenText, words } from '@tidetable/text/nautilion';
import type { Language } from '@tidetable/text/shell';
import type { Player } from '../../table/table.ts';
import { type Cell, endOf } from './cells.ts';
import { wayOf } from './ways.ts';

type View = Nautilion.View;
type Figure = 'nautilion' | 'phantom';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(part => part !== undefined).join(', ');
const listed = (...parts: readonly (string | undefined)[]): string => capital(joined(...parts));

/** A token of the path, counted from 0. */
const tokenHeard = (view: View, index: number, language: Language, components: object): string => {
  const names = words[language];
  const { heard } = boardWords[language];
  const token = view.path[index];
  const reef = view.reefs[index];
  const ship = index - view.nautilion.after + 1;
  const phantom = view.phantom.after - index;
  const { kind } = readToken(token);
  const isCrew = kind === 'crew' || kind === 'mage';
  return listed(
    tokenText(names, token),
    // The ship does not catch tokens that it has passed.
    isCrew && ship > 0 ? heard[boardingOf(componentsOf(components), view, token)] : undefined,
    reef === null ? undefined : names.board.beside(tokenText(names, reef)),
    ship > 0 ? heard.fromShip(ship) : heard.behindShip,
    phantom > 0 ? heard.fromPhantom(phantom) : heard.behindPhantom,
    phantom > 0 && isHeld(view, token) ? heard.held : undefined,
  );
};

const figureHeard = (view: View, figure: Figure, language: Language): string => {
  const names = words[language];
  const { heard } = boardWords[language];
  const isShip = figure === 'nautilion';
  const way = wayOf(view, figure);
  const { reef, stuck } = view.nautilion;
  return joined(
    names.figures[figure],
    way === 0 ? undefined : (isShip ? heard.toAbyss : heard.toIsles)(way),
    isShip && reef !== null ? names.board.beside(tokenText(names, reef)) : undefined,
    isShip && stuck ? names.board.stuck : undefined,
  );
};

/** An end of the path, with who stands on it. */
const endHeard = (view: View, end: 'isles' | 'abyss', language: Language): string => {
  const ends = endOf(view);
  const there = (['nautilion', 'phantom'] as const).filter(figure => ends[figure] === end);
  const name = capital(words[language].ends[end]);
  const figures = there.map(figure => figureHeard(view, figure, language));
  return figures.length === 0 ? name : words[language].board.is(name, figures.join(', '));
};

export const cellHeard = (
  view: View,
  cell: Cell,
  language: Language,
  components: object,
): string => {
  switch (cell.kind) {
    case 'token':
      return tokenHeard(view, cell.index, language, components);
    case 'isles':
    case 'abyss':
      return endHeard(view, cell.kind, language);
    default:
      return capital(figureHeard(view, cell.kind, language));
  }
};

interface Ship {
  readonly view: View;
  readonly components: object;
  readonly players: readonly Pick<Player, 'name'>[];
}

/** A space of the ship, with what is on it, or whether it can be filled, and where its ducts lead. */
export const spaceHeard = (
  { view, components, players }: Ship,
  number: number,
  state: { readonly token: string | undefined; readonly isOpen: boolean },
  language: Language,
): string => {
  const names = words[language];
  const own = boardWords[language];
  const { token, isOpen } = state;
  if (token !== undefined) return own.space(number, tokenText(names, token));
  const next = ductsOf(componentsOf(components), view.options.ship)
    .filter(ends => ends.includes(number))
    .map(([from, to]) => (from === number ? to : from))
    .toSorted((a, b) => a - b);
  const owners = view.admirals.flatMap((numbers, seat) =>
    numbers.includes(number) ? [players[seat]?.name ?? ''] : [],
  );
  return listed(
    own.space(number),
    isOpen ? own.mayBeFilled : undefined,
    own.heard.ducts(names.list(next.map(String))),
    owners.length === 1 ? own.heard.placedBy(owners[0]) : undefined,
  );
};
