/** What is asked of the reader now, and the buttons that say what will happen. */
import type { NautilusIsland } from '@tidetable/rules';
import { cardsToCollect, closing, moveNotation, readMove } from '@tidetable/rules/nautilus-island';
import { words as allWords, type Words } from '@tidetable/text/nautilus-island';
import type { ComponentChildren } from 'preact';
import { Press } from '../../board/press.tsx';
import { say } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { cardNames } from './labels.ts';
import { mostToLay } from './lay.ts';
import { Mark } from './mark.tsx';
import { Porthole } from './porthole.tsx';
import { Token } from './token.tsx';

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
const Asked = ({ legal, view: shown, isEmpty }: ActionsProps) => {
  const { board } = say(allWords);
  const view = shown as View;
  const most = mostToLay(legal);
  const mayStore = legal.some(move => readMove(move).type === 'store');
  if (legal.length === 0) return isEmpty ? null : <p>{board.yourHand}</p>;
  if (view.phase === 'explore') return <p>{board.chooseColumn}</p>;
  if (most > 0) return <p>{board.layUpTo(most)}</p>;
  if (legal.includes(moveNotation.collect))
    return <p>{mayStore ? board.collectOrStore : board.onlyCollect}</p>;
  if (mayStore) return <p>{board.onlyStore}</p>;
  if (legal.includes(moveNotation.close)) return <SetInQuestion view={view} />;
  return <p>{board.yourHand}</p>;
};

/** The set that may be closed, beside the choice. */
const SetInQuestion = ({ view }: { readonly view: View }) => {
  const words = say(allWords);
  const { storing, seat } = view;
  if (storing === null) return null;
  const set = view.players[seat].sets[storing];
  return (
    <p class="ni-asked-set">
      <Mark colour={storing} size={20} />
      <span>{cardNames(words, set.cards)}</span>
      {set.bonus.map((bonus, i) => (
        <Token key={i} bonus={bonus} colour={storing} size={26} />
      ))}
    </p>
  );
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

interface ButtonProps extends Pick<BoardProps, 'play' | 'highlighted'> {
  /** Undefined while there is nothing to play yet. */
  readonly move: string | undefined;
  readonly main?: boolean;
  readonly children: ComponentChildren;
}

const Button = ({ move, main, children, play, highlighted }: ButtonProps) => (
  <Press
    class={`button ${main ? 'main' : ''}`}
    disabled={move === undefined}
    spot={`action/${move}`}
    isHighlighted={move !== undefined && highlighted === move}
    act={() => move !== undefined && play(move)}
  >
    {children}
  </Press>
);
