/** What lies beside the path with some expansions: the Darkhouse's row, the Phantom's board, what holds this turn. */
import './shelf.css';
import type { Nautilion } from '@tidetable/rules';
import { componentsOf, HOLD, harpoons, moveNotation, spellPrice } from '@tidetable/rules/nautilion';
import { boardWords, cardEffect, cardTitle, words } from '@tidetable/text/nautilion';
import { Press } from '../../board/press.tsx';
import { Icon } from '../../look/icon.tsx';
import { language, say } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { holdMove } from './spots.ts';
import { Submarine } from './submarines.tsx';
import { Token } from './token.tsx';
import { TokenButton } from './tokenButton.tsx';

type View = Nautilion.View;

const has = ({ options }: View, expansion: View['options']['expansions'][number]): boolean =>
  options.expansions.includes(expansion);

export const Shelf = (board: BoardProps) => {
  const view = board.view as View;
  const isBare =
    !has(view, 'darkhouse') && !has(view, 'mercenaries') && effectsOf(view).length === 0;
  if (isBare) return null;
  return (
    <div class="nl-shelf">
      {has(view, 'darkhouse') && <Row {...board} />}
      {has(view, 'mercenaries') && <Hold {...board} />}
      <Effects view={view} />
    </div>
  );
};

/** The five Darkhouse cards, this turn's standing out. */
const Row = ({ view: given, components: played, legal, highlighted, play }: BoardProps) => {
  const view = given as View;
  const components = componentsOf(played);
  const names = words[language.value];
  const { row, card } = view.darkhouse;
  const now = (view.turn - 1) % row.length;
  return (
    <section class="nl-shelf-row" aria-label={names.board.darkhouse}>
      <ol>
        {row.map((number, i) => (
          <li
            key={number}
            class="nl-shelf-card"
            data-red={components.darkhouse.red.includes(number) || undefined}
            aria-current={i === now || undefined}
            title={cardEffect(names.darkhouse, number, components)}
          >
            <span>{number}</span>
            <small>{names.darkhouse[number - 1].name}</small>
          </li>
        ))}
      </ol>
      {card !== null && (
        <p>
          <strong>{cardTitle(names.darkhouse, card)}</strong>{' '}
          {cardEffect(names.darkhouse, card, components)}
        </p>
      )}
      {legal.includes(moveNotation.castaway) && (
        <Press
          class="button"
          spot={moveNotation.castaway}
          isHighlighted={highlighted === moveNotation.castaway}
          act={() => play(moveNotation.castaway)}
        >
          {names.spells.castaway} ·{' '}
          {say(boardWords).price(spellPrice(components, view, 'castaway'))}
        </Press>
      )}
    </section>
  );
};

/** The Phantom's own board: six places in the hold, and who has more harpoons. */
const Hold = (board: BoardProps) => {
  const view = board.view as View;
  const names = words[language.value];
  const { ours, theirs } = harpoons(view);
  return (
    <section class="nl-shelf-hold" aria-label={say(boardWords).phantomBoard}>
      <Submarine ship="phantom" size={64} />
      {view.collided ? (
        <p>{names.board.collided}</p>
      ) : (
        <>
          <ol data-place="hold" aria-label={say(boardWords).places(view.hold.length, HOLD)}>
            {Array.from({ length: HOLD }, (_, i) => (
              <li key={i} class="nl-shelf-place">
                {view.hold[i] !== undefined && (
                  <TokenButton board={board} move={holdMove(view, view.hold[i])}>
                    <Token token={view.hold[i]} size={32} />
                  </TokenButton>
                )}
              </li>
            ))}
          </ol>
          <p class="nl-shelf-harpoons" data-worse={theirs > ours || undefined}>
            <Icon name="harpoon-chain" size={22} />
            {names.board.harpoons(ours, theirs)}
          </p>
        </>
      )}
    </section>
  );
};

const effectsOf = ({ effects, nautilion, darkhouse }: View): string[] => {
  const { board } = words[language.value];
  return [
    ...(nautilion.stuck ? [board.stuck] : []),
    ...(effects.reflux > 0 ? [board.reflux] : []),
    ...(effects.calm ? [board.calm] : []),
    ...(effects.steam ? [board.steam] : []),
    ...(effects.net ? [board.net] : []),
    ...(darkhouse.secondPass ? [board.secondPass] : []),
  ];
};

const Effects = ({ view }: { readonly view: View }) => {
  const said = effectsOf(view);
  if (said.length === 0) return null;
  return (
    <p class="nl-shelf-effects">
      <strong>{words[language.value].board.effects}</strong> {said.join(' · ')}
    </p>
  );
};
