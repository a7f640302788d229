/** The Grimoire with its prices, the reserve and the discard pile. */
import './stores.css';
import type { Nautilion } from '@tidetable/rules';
import {
  componentsOf,
  moveNotation,
  readMove,
  type Spell,
  spellPrice,
} from '@tidetable/rules/nautilion';
import { boardWords, severalText, words } from '@tidetable/text/nautilion';
import { Press } from '../../board/press.tsx';
import { useTabStops } from '../../board/useTabStops.ts';
import { Icon } from '../../look/icon.tsx';
import type { IconName } from '../../look/iconNames.ts';
import { language, say } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { aimFor, drop } from './helm.ts';
import { useStacks } from './stacks.ts';
import { pileMove, reserveMove } from './tapMoves.ts';
import { explains } from './things.ts';
import { Token } from './token.tsx';
import { TokenButton } from './tokenButton.tsx';
import { useHelm } from './useHelm.ts';

type View = Nautilion.View;
type Scroll = Exclude<Spell, 'castaway'>;

const ICONS: Readonly<Record<Scroll, IconName>> = {
  whirlwind: 'whirlpool-shuriken',
  tide: 'return-arrow',
  translation: 'trade',
};

export const Stores = (board: BoardProps) => (
  <section class="nl-stores">
    <Reserve {...board} />
    <Pile {...board} />
  </section>
);

export const Reserve = (board: BoardProps) => (
  <Store board={board} name="reserve" tokens={(board.view as View).reserve} moveOf={reserveMove} />
);

export const Pile = (board: BoardProps) => (
  <Store board={board} name="discarded" tokens={(board.view as View).discarded} moveOf={pileMove} />
);

export const Grimoire = (board: BoardProps) => {
  const view = board.view as View;
  const helm = useHelm(board);
  const names = words[language.value];
  const own = say(boardWords);
  const stops = useTabStops<HTMLElement>();
  const cast = (spell: Scroll): void => {
    const isPossible = board.legal.some(move => isCast(move, spell));
    if (helm.aim?.for === spell) drop(helm);
    else if (spell !== 'whirlwind' && isPossible) aimFor(helm, { for: spell });
    else board.play(castMove(spell)); // or refused, with its reason
  };
  return (
    <section class="nl-grimoire" aria-label={own.grimoire} ref={stops}>
      {(Object.keys(ICONS) as Scroll[]).map(spell => {
        const cost = spellPrice(componentsOf(board.components), view, spell);
        const isPossible = board.legal.some(move => isCast(move, spell));
        return (
          <Press
            key={spell}
            class="nl-scroll"
            spot={spell}
            can={isPossible}
            data-aimed={helm.aim?.for === spell || undefined}
            isHighlighted={
              helm.aim === undefined &&
              [board.highlighted, ...(board.candidates ?? [])].some(move => isCast(move, spell))
            }
            disabled={board.legal.length === 0}
            {...explains('spell', spell)}
            label={names.board.is(
              names.spells[spell],
              `${own.spells[spell]}, ${cost === 0 ? own.free : own.price(cost)}`,
            )}
            description={
              isPossible || board.legal.length === 0 ? undefined : board.whyNot?.(castMove(spell))
            }
            act={() => cast(spell)}
          >
            <Icon name={ICONS[spell]} size={22} />
            <span class="nl-scroll-name">{names.spells[spell]}</span>
            <span class="nl-scroll-does">{own.spells[spell]}</span>
            <span class="nl-scroll-price">{cost}</span>
          </Press>
        );
      })}
    </section>
  );
};

/** Any move that casts it: for one that cannot be cast, all are refused alike. */
const castMove = (spell: Scroll): string =>
  spell === 'tide' ? moveNotation.tide(1, 2) : moveNotation[spell];

const isCast = (move: string | undefined, spell: Scroll): boolean =>
  move !== undefined && readMove(move).type === spell;

interface StoreProps {
  readonly board: BoardProps;
  readonly name: 'reserve' | 'discarded';
  readonly tokens: readonly string[];
  readonly moveOf: (view: View, token: string) => string | undefined;
}

/** Tokens by kind, each kind as a small stack. */
const Store = ({ board, name, tokens, moveOf }: StoreProps) => {
  const view = board.view as View;
  const label = words[language.value].board[name];
  const kinds = useStacks(name, view.turn, tokens);
  const isKept = name === 'reserve';
  const stops = useTabStops<HTMLUListElement>();
  return (
    <section
      class="nl-store"
      data-name={name}
      data-place={isKept ? 'reserve' : 'pile'}
      data-drop={isKept && view.step === 'place' ? moveNotation.toReserve : undefined}
      aria-label={label}
      {...explains(isKept ? 'reserve' : 'pile')}
    >
      <h3>
        {label} <span>{tokens.length}</span>
      </h3>
      <ul class="nl-store-stacks" ref={stops}>
        {kinds.map(token => {
          const n = tokens.filter(other => other === token).length;
          const name = severalText(words[language.value], n, token);
          return (
            <li key={token} data-left={n === 0 || undefined}>
              <TokenButton
                board={board}
                token={token}
                name={name}
                move={n === 0 ? undefined : moveOf(view, token)}
              >
                <span class="nl-store-stack" aria-hidden="true">
                  <Token token={token} size={34} />
                  {n > 1 && <small>{n}</small>}
                </span>
              </TokenButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
