/** Whether a set that was added to is closed: the one question that has two answers at the thumb. */
import './choice.css';
import type { NautilusIsland } from '@tidetable/rules';
import { type Components, closing, moveNotation } from '@tidetable/rules/nautilus-island';
import { words as allWords } from '@tidetable/text/nautilus-island';
import type { ComponentChildren } from 'preact';
import { Press } from '../../board/press.tsx';
import { language, say } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { Porthole } from './porthole.tsx';
import { warning } from './warning.ts';

type View = NautilusIsland.View;

export const CloseOrLeave = (props: BoardProps) => {
  const points = closing(props.view as View)?.points ?? 0;
  const { board } = say(allWords);
  return (
    <div class="ni-choice">
      <Answer {...props} move={moveNotation.close}>
        <Porthole points={points} size="1.75rem" />
        {board.closeFor(points)}
      </Answer>
      <Answer {...props} move={moveNotation.leave}>
        {board.leaveOpen}
      </Answer>
    </div>
  );
};

interface AnswerProps extends BoardProps {
  readonly move: string;
  readonly children: ComponentChildren;
}

const Answer = ({ move, children, play, highlighted, view, components }: AnswerProps) => {
  const told = warning(move, view as View, components as Components, language.value);
  return (
    <Press
      class="button"
      spot={`action/${move}`}
      can
      isHighlighted={highlighted === move}
      act={() => play(move)}
    >
      <span class="ni-answer">{children}</span>
      {told !== undefined && <small class="ni-warning">{told}</small>}
    </Press>
  );
};
