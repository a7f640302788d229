/** A token that can be chosen where a tap on it means something; else it just lies there. */
import { text } from '@tidetable/text/nautilion';
import type { ComponentChildren } from 'preact';
import { Press } from '../../board/press.tsx';
import { language } from '../../settings.ts';
import type { BoardProps } from '../gameUi.ts';
import { highlights } from '../highlights.ts';
import { explains } from './things.ts';
import { warning } from './warning.ts';
import { WarningSign } from './warningSign.tsx';

interface TokenButtonProps {
  readonly board: BoardProps;
  readonly token: string;
  /** What lies there, for those who do not see it. */
  readonly name: string;
  /** What a tap means; undefined if nothing. */
  readonly move: string | undefined;
  readonly children: ComponentChildren;
}

export const TokenButton = ({ board, token, name, move, children }: TokenButtonProps) => {
  if (move === undefined || board.legal.length === 0)
    return (
      <span class="nl-token-spot" {...explains('token', token)}>
        <span class="hidden">{name}</span>
        {children}
      </span>
    );
  const isChoice = board.legal.includes(move);
  const warned = isChoice ? warning(move, board.view, board.components, language.value) : undefined;
  const said = text[language.value].move(move, board.view, board.components);
  return (
    <Press
      class="nl-token-spot"
      spot={move}
      can={isChoice}
      isHighlighted={highlights(board, move)}
      label={isChoice ? [said, ...(warned === undefined ? [] : [warned])].join(', ') : name}
      description={isChoice ? name : board.whyNot?.(move)}
      {...explains('token', token)}
      act={() => board.play(move)}
    >
      {children}
      {warned !== undefined && <WarningSign />}
    </Press>
  );
};
