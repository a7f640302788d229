/** A token that can be chosen where a tap on it means something; else it just lies there. */
import { text } from '@tidetable/text/nautilion';
import type { ComponentChildren } from 'preact';
import { Press } from '../../board/press.tsx';
import { language } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';

interface TokenButtonProps {
  readonly board: BoardProps;
  /** What a tap means; undefined if nothing. */
  readonly move: string | undefined;
  readonly children: ComponentChildren;
}

export const TokenButton = ({ board, move, children }: TokenButtonProps) => {
  if (move === undefined || board.legal.length === 0)
    return <span class="nl-token-spot">{children}</span>;
  return (
    <Press
      class="nl-token-spot"
      spot={move}
      can={board.legal.includes(move)}
      isHighlighted={board.highlighted === move}
      label={text[language.value].move(move, board.view, board.components)}
      act={() => board.play(move)}
    >
      {children}
    </Press>
  );
};
