/** Hints, in three depths: what matters, between which moves, and the move with reasons. */
import type { Advice } from '@tidetable/bots';
import { tableWords } from '@tidetable/text/web';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../look/icon.tsx';
import { say, shortcut } from '../../settings.ts';
import { KEYS } from './keys.ts';
import type { PartProps } from './part.ts';
import { useOnceNeeded } from './useOnceNeeded.ts';

interface Asked {
  readonly ply: number;
  readonly depth: number;
  /** Undefined while the bot is thinking. */
  readonly advice?: Advice | undefined;
}

export const useHint = ({ session, moment, highlight }: PartProps) => {
  const [asked, setAsked] = useState<Asked>();
  const { ply, seat } = moment;
  useEffect(() => setAsked(undefined), [ply, seat]);
  const deeper = async () => {
    if (asked) return setAsked({ ...asked, depth: asked.depth + 1 });
    setAsked({ ply, depth: 1 });
    try {
      const [advice] = await Promise.all([session.advise(), import('./hintPanel.tsx')]);
      if (!advice) throw new Error('there is no advice');
      setAsked(now => (now?.ply === ply ? { ...now, advice } : now));
    } catch {
      setAsked(undefined); // the bot is lost; another request may succeed
    }
  };
  const close = () => {
    setAsked(undefined);
    highlight(undefined);
  };
  return { asked: asked?.ply === ply ? asked : undefined, deeper, close };
};

interface HintProps extends PartProps {
  readonly hint: ReturnType<typeof useHint>;
}

export const HintButton = ({ board, hint }: HintProps) => {
  const words = say(tableWords);
  const { asked, deeper } = hint;
  const label = [words.hint, words.hintWhere, words.hintMove][asked?.depth ?? 0];
  const isThinking = asked !== undefined && !asked.advice;
  return (
    <button
      type="button"
      class="button table-hint-button"
      data-asked={asked !== undefined || undefined}
      aria-keyshortcuts={shortcut(KEYS.hint)}
      disabled={board.legal.length < 2 || label === undefined}
      aria-disabled={isThinking || undefined} // keeps the focus meanwhile
      onClick={() => !isThinking && void deeper()}
    >
      <Icon name="light-bulb" />
      {label ?? words.hint}
    </button>
  );
};

/** The text of the hint. */
export const Hint = (props: HintProps) => {
  const { asked, close } = props.hint;
  const loaded = useOnceNeeded(asked !== undefined, () => import('./hintPanel.tsx'));
  return loaded && asked ? <loaded.HintPanel {...props} {...asked} close={close} /> : null;
};
