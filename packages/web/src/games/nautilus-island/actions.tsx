/** What is asked of the reader now, and the buttons that say what will happen. */
import type { NautilusIsland } from '@tidetable/rules';
import {
  type Components,
  cardsToCollect,
  closing,
  moveNotation,
} from '@tidetable/rules/nautilus-island';
import { words as allWords, type Words } from '@tidetable/text/nautilus-island';
import type { ComponentChildren } from 'preact';
import { Press } from '../../board/press.tsx';
import { language, say } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { cardNames } from './labels.ts';
import { mostToLay } from './lay.ts';
import { Porthole } from './porthole.tsx';
import { request } from './request.ts';
import { warning } from './warning.ts';

type View = NautilusIsland.View;

interface ActionsProps extends BoardProps {
  /** The move that the picked cards mean, and those cards. */
  readonly lay: string | undefined;
  readonly cards: readonly string[];
  /** A treasure was tapped: it stays in hand. */
  readonly isTreasure: boolean;
  readonly isEmpty: boolean;
}

export const Actions = (props: ActionsProps) => {
  const words = say(allWords);
  const view = props.view as View;
  return (
    <div class="ni-actions" data-phase={props.legal.length > 0 ? view.phase : undefined}>
      {props.isTreasure ? <p role="status">{words.board.treasuresStay}</p> : <Asked {...props} />}
      <Buttons {...props} words={words} view={view} />
    </div>
  );
};

/** One line: what to do. */
const Asked = (props: ActionsProps) => {
  const { board } = say(allWords);
  if (props.legal.length > 0) return <p>{request(props, language.value)}</p>;
  return props.isEmpty ? null : <p>{board.yourHand}</p>;
};

const Buttons = (props: ActionsProps & { readonly words: Words; readonly view: View }) => {
  const { legal, words, view, lay, cards } = props;
  const { board, moves } = words;
  if (mostToLay(legal) > 0)
    return (
      <Button {...props} move={lay} main>
        {cards.length === 0 ? board.pickCards : moves.lay(cardNames(words, cards))}
      </Button>
    );
  if (legal.includes(moveNotation.collect))
    return (
      <Button {...props} move={moveNotation.collect} main>
        {board.collect(cardsToCollect(view))}
      </Button>
    );
  if (legal.includes(moveNotation.close)) return <CloseOrLeave {...props} />;
  if (legal.includes(moveNotation.idle))
    return (
      <Button {...props} move={moveNotation.idle} main>
        {board.doNothing}
      </Button>
    );
  return null;
};

const CloseOrLeave = (props: ActionsProps & { readonly view: View; readonly words: Words }) => {
  const { view, words } = props;
  const points = closing(view)?.points ?? 0;
  return (
    <span class="ni-choice">
      <Button {...props} move={moveNotation.close} main>
        <Porthole points={points} size={30} />
        {words.board.closeFor(points)}
      </Button>
      <Button {...props} move={moveNotation.leave}>
        {words.board.leaveOpen}
      </Button>
    </span>
  );
};

interface ButtonProps extends Pick<BoardProps, 'play' | 'highlighted' | 'view' | 'components'> {
  /** Undefined while there is nothing to play yet. */
  readonly move: string | undefined;
  readonly main?: boolean;
  readonly children: ComponentChildren;
}

const Button = ({ move, main, children, play, highlighted, view, components }: ButtonProps) => (
  <Press
    class={`button ${main ? 'main' : ''}`}
    disabled={move === undefined}
    spot={`action/${move}`}
    isHighlighted={move !== undefined && highlighted === move}
    act={() => move !== undefined && play(move)}
  >
    {children}
    {move !== undefined && (
      <Warning told={warning(move, view as View, components as Components, language.value)} />
    )}
  </Press>
);

/** What the choice would give away, in its own button. */
const Warning = ({ told }: { readonly told: string | undefined }) =>
  told === undefined ? null : <small class="ni-warning">{told}</small>;
