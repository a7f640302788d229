/** The cards of the expansions beside the path: the Darkhouse's row, the Phantom's board, heroic cards, effects of this turn. */
import './cards.css';
import type { Nautilion } from '@tidetable/rules';
import {
  type Components,
  componentsOf,
  HOLD,
  harpoons,
  moveNotation,
  spellPrice,
} from '@tidetable/rules/nautilion';
import {
  boardWords,
  cardEffect,
  cardTitle,
  effectsOf,
  text,
  tokenText,
  words,
} from '@tidetable/text/nautilion';
import { Press } from '../../board/press.tsx';
import { useTabStops } from '../../board/useTabStops.ts';
import { Icon } from '../../look/icon.tsx';
import { language, say } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { highlights } from '../highlights.ts';
import { Submarine } from './submarines.tsx';
import { heroicMove, holdMove } from './tapMoves.ts';
import { explains } from './things.ts';
import { Token } from './token.tsx';
import { TokenButton } from './tokenButton.tsx';
import { usePlaces } from './usePlaces.ts';
import { WarningSign } from './warningSign.tsx';

type View = Nautilion.View;

const has = ({ options }: View, expansion: View['options']['expansions'][number]): boolean =>
  options.expansions.includes(expansion);

/** Are there any cards? */
export const hasCards = (view: View): boolean =>
  has(view, 'darkhouse') || has(view, 'mercenaries') || has(view, 'heroics');

/** May a card or a reef change the rules of a turn? */
export const mayHaveEffects = (view: View): boolean =>
  has(view, 'darkhouse') || has(view, 'heroics') || has(view, 'reefs');

interface CardsProps extends BoardProps {
  /** Is this turn's card shown elsewhere? */
  readonly isTold?: boolean;
}

export const Cards = ({ isTold, ...board }: CardsProps) => {
  const view = board.view as View;
  return (
    <>
      {isTold && has(view, 'darkhouse') && <RowNames {...board} />}
      {has(view, 'darkhouse') && (
        <section class="nl-row" aria-label={words[language.value].board.darkhouse}>
          {isTold && <h3 class="nl-strip-title">{words[language.value].board.darkhouse}</h3>}
          <Row {...board} />
          {!isTold && <ThisCard {...board} />}
          {!isTold && <NextCard {...board} />}
        </section>
      )}
      {has(view, 'mercenaries') && <Hold {...board} />}
      {has(view, 'heroics') && <Heroics {...board} />}
    </>
  );
};

/** The five Darkhouse cards, this turn's standing out. */
const Row = (board: BoardProps) => {
  const view = board.view as View;
  const components = componentsOf(board.components);
  const { red } = components.darkhouse;
  const { row } = view.darkhouse;
  const now = (view.turn - 1) % row.length;
  return (
    <ol>
      {row.map((number, i) => (
        <li
          key={number}
          class="nl-row-card"
          data-red={red.includes(number) || undefined}
          aria-current={i === now || undefined}
          {...explains('darkhouse-card', number)}
        >
          <span class="nl-row-number" aria-hidden="true">
            {number}
          </span>
          <span class="nl-row-told">{cardTold(view, number, components)}</span>
        </li>
      ))}
    </ol>
  );
};

/** The five by name, in one line: in a small pane they are told further down. */
const RowNames = (board: BoardProps) => {
  const { darkhouse, turn } = board.view as View;
  const { row } = darkhouse;
  const { red } = componentsOf(board.components).darkhouse;
  return (
    <ol class="nl-row-names" aria-hidden="true">
      {row.map((number, i) => (
        <li
          key={number}
          class="nl-row-name"
          data-red={red.includes(number) || undefined}
          aria-current={i === (turn - 1) % row.length || undefined}
          {...explains('darkhouse-card', number)}
        >
          {cardTitle(words[language.value].darkhouse, number)}
        </li>
      ))}
    </ol>
  );
};

/** When a card comes, and what it does; of this turn's card that is told below. */
const cardTold = ({ darkhouse, turn }: View, card: number, components: Components): string => {
  const names = words[language.value];
  const { row } = darkhouse;
  const wait = (row.indexOf(card) - ((turn - 1) % row.length) + row.length) % row.length;
  const title = `${cardTitle(names.darkhouse, card)}, ${say(boardWords).heard.turnOf(wait)}`;
  return wait === 0 ? title : names.board.is(title, cardEffect(names.darkhouse, card, components));
};

/** The next turn's card by name: its number alone is meaningless. */
const NextCard = ({ view: given }: BoardProps) => {
  const { darkhouse, turn } = given as View;
  const { row } = darkhouse;
  const next = row[turn % row.length];
  if (next === undefined) return null;
  return (
    <p class="nl-row-next" aria-hidden="true" {...explains('darkhouse-card', next)}>
      {cardTitle(words[language.value].darkhouse, next)}, {say(boardWords).heard.turnOf(1)}
    </p>
  );
};

/** What this turn's Darkhouse card does, and Castaway where it can be used. */
export const ThisCard = ({
  view: given,
  components: played,
  legal,
  highlighted,
  candidates,
  play,
}: BoardProps) => {
  const view = given as View;
  const components = componentsOf(played);
  const names = words[language.value];
  const { card } = view.darkhouse;
  if (card === null) return null;
  if (legal.includes(moveNotation.castaway))
    return (
      <Press
        class="button nl-row-castaway"
        spot={moveNotation.castaway}
        isHighlighted={highlights({ highlighted, candidates }, moveNotation.castaway)}
        {...explains('spell', 'castaway')}
        act={() => play(moveNotation.castaway)}
      >
        {names.spells.castaway} · {say(boardWords).price(spellPrice(components, view, 'castaway'))}
      </Press>
    );
  return (
    <p class="nl-row-now" {...explains('darkhouse-card', card)}>
      <strong>
        {names.board.darkhouse} {cardTitle(names.darkhouse, card)}
      </strong>{' '}
      {cardEffect(names.darkhouse, card, components)}
    </p>
  );
};

/** The Phantom's own board: six places in the hold, and who has more harpoons. */
const Hold = (board: BoardProps) => {
  const view = board.view as View;
  return (
    <section class="nl-hold" aria-label={say(boardWords).phantomBoard} {...explains('hold')}>
      {view.collided ? (
        <p>{words[language.value].board.collided}</p>
      ) : (
        <>
          <h3 class="nl-strip-title">{say(boardWords).phantomBoard}</h3>
          <ol data-place="hold" aria-label={say(boardWords).places(view.hold.length, HOLD)}>
            {Array.from({ length: HOLD }, (_, i) => (
              <li
                key={i}
                class="nl-hold-place"
                aria-hidden={view.hold[i] === undefined || undefined}
              >
                {view.hold[i] !== undefined && (
                  <TokenButton
                    board={board}
                    token={view.hold[i]}
                    name={tokenText(words[language.value], view.hold[i])}
                    move={holdMove(view, view.hold[i])}
                  >
                    <Token token={view.hold[i]} size={29} />
                  </TokenButton>
                )}
              </li>
            ))}
          </ol>
          <Harpoons view={view} />
        </>
      )}
    </section>
  );
};

/** The ship's against the Phantom's; a sign tells who would lose. */
export const Harpoons = ({ view }: { readonly view: View }) => {
  const { ours, theirs } = harpoons(view);
  if (!has(view, 'mercenaries') || view.collided) return null;
  const side = (ship: 'nautilion' | 'phantom', count: number) => (
    <span class="nl-harpoons-side" aria-hidden="true">
      <Submarine ship={ship} size={30} />
      <Icon name="harpoon-chain" size={16} />
      {count}
      {ship === 'nautilion' && theirs > ours && <WarningSign />}
    </span>
  );
  return (
    <p class="nl-harpoons" data-worse={theirs > ours || undefined} {...explains('harpoons')}>
      <span class="hidden">{words[language.value].board.harpoons(ours, theirs)}</span>
      {side('nautilion', ours)}
      {side('phantom', theirs)}
      {theirs > ours && (
        <span class="nl-harpoons-told" aria-hidden="true">
          {say(boardWords).weaker}
        </span>
      )}
    </p>
  );
};

/** The open heroic cards, each for one crew; one that is played leaves its place to the next. */
const Heroics = (board: BoardProps) => {
  const { open, pile } = (board.view as View).heroics;
  const names = words[language.value];
  const stops = useTabStops<HTMLElement>();
  const places = usePlaces(open, componentsOf(board.components).revealed);
  return (
    <section class="nl-heroics" aria-label={names.board.heroics} ref={stops}>
      {places.map((card, i) =>
        card === undefined ? (
          <span key={`free ${i}`} class="nl-heroic-place" />
        ) : (
          <HeroicCard key={card} card={card} board={board} />
        ),
      )}
      <p class="nl-heroic-pile" {...explains('heroic-pile')}>
        {pile > 0 && (
          <span class="nl-heroic-back" aria-hidden="true">
            {pile}
          </span>
        )}
        <span class={open.length > 0 && pile > 0 ? 'hidden' : undefined}>
          {open.length === 0 && `${names.board.heroics} · ${names.board.none} · `}
          {say(boardWords).pile(pile)}
        </span>
      </p>
    </section>
  );
};

const HeroicCard = ({ card, board }: { readonly card: number; readonly board: BoardProps }) => {
  const { view: given, components, legal, play } = board;
  const view = given as View;
  const names = words[language.value];
  const move = heroicMove(view, card);
  const effect = cardEffect(names.heroics, card, componentsOf(components));
  const said = text[language.value].move(move ?? moveNotation.heroic(card), view, components);
  return (
    <Press
      class="nl-heroic"
      spot={moveNotation.heroic(card)}
      can={move !== undefined && legal.includes(move)}
      isHighlighted={highlights(board, move)}
      disabled={move === undefined || legal.length === 0}
      label={said.includes(effect) ? said : names.board.is(said, effect)}
      description={move === undefined || legal.length === 0 ? undefined : board.whyNot?.(move)}
      {...explains('heroic', card)}
      act={() => move !== undefined && play(move)}
    >
      <span class="nl-heroic-words">
        <strong>{cardTitle(names.heroics, card)}</strong> {effect}
      </span>
    </Press>
  );
};

export const Effects = ({ view }: { readonly view: View }) => {
  const { board } = words[language.value];
  const inForce = effectsOf(view);
  if (inForce.length === 0) return null;
  return (
    <p class="nl-effects">
      <strong>{board.effects}</strong>{' '}
      {inForce.map(effect => (
        <span key={effect} {...explains('effect', effect)}>
          {board[effect]}
        </span>
      ))}
    </p>
  );
};
