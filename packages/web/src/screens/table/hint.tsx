/** The first mate's advice, in three depths: what matters, between which moves, and which one and why. */
import './hint.css';
import type { Advice } from '@tidetable/bots';
import { shellWords, tableWords } from '@tidetable/text/web';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../look/icon.tsx';
import { say, shortcut } from '../../settings.ts';
import { KEYS } from './keys.ts';
import type { PartProps } from './part.ts';

interface Told {
  readonly advice: Advice;
  /** What tells it. */
  readonly Depths: typeof import('./hintDepths.tsx').HintDepths;
}

interface Asked {
  readonly ply: number;
  readonly depth: number;
  /** Undefined while the first mate is thinking. */
  readonly told?: Told;
}

export const useHint = ({ session, moment, highlight }: PartProps) => {
  const [asked, setAsked] = useState<Asked>();
  const { ply, seat } = moment;
  useEffect(() => setAsked(undefined), [ply, seat]);
  const deeper = async () => {
    if (asked) return setAsked({ ...asked, depth: asked.depth + 1 });
    setAsked({ ply, depth: 1 });
    try {
      const [advice, { HintDepths: Depths }] = await Promise.all([
        session.advise(),
        import('./hintDepths.tsx'),
      ]);
      setAsked(now => (advice && now?.ply === ply ? { ...now, told: { advice, Depths } } : now));
    } catch {
      setAsked(undefined); // the first mate is lost; one may ask again
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
  const isThinking = asked !== undefined && !asked.told;
  return (
    <button
      type="button"
      class="button table-hint-button"
      aria-keyshortcuts={shortcut(KEYS.hint)}
      disabled={board.legal.length < 2 || label === undefined}
      aria-disabled={isThinking || undefined} // it keeps the focus meanwhile
      onClick={() => !isThinking && void deeper()}
    >
      <Icon name="light-bulb" />
      {label ?? words.hint}
    </button>
  );
};

export const HintPanel = (props: HintProps) => {
  const { hint, board, highlight } = props;
  const words = say(tableWords);
  const { asked } = hint;
  const advice = asked?.told?.advice;
  const Depths = asked?.told?.Depths;
  const depth = asked?.depth ?? 0;
  useEffect(() => {
    if (advice && depth === 3) highlight(advice.move);
  }, [advice, depth]);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not over what is to be pressed for the move.
    const isBelow = document.querySelector('.table-dock [data-highlighted]') !== null;
    sheet.current?.toggleAttribute('data-above', isBelow);
  });
  useEscape(asked !== undefined, hint.close);
  if (!asked) return null;
  return (
    <div ref={sheet} class="table-hint" role="status">
      {advice && Depths ? (
        <Depths {...props} advice={advice} depth={depth} />
      ) : (
        <p>{words.hintThinking}</p>
      )}
      {advice && depth === 3 && (
        <button type="button" class="button main" onClick={() => board.play(advice.move)}>
          {words.hintPlay}
        </button>
      )}
      <button
        type="button"
        class="button quiet table-hint-close"
        aria-label={say(shellWords).close}
        onClick={hint.close}
      >
        ×
      </button>
    </div>
  );
};

/** Escape does it, wherever the focus is; a dialog above comes first. */
const useEscape = (isOpen: boolean, close: () => void): void =>
  useEffect(() => {
    if (!isOpen) return;
    const press = (e: KeyboardEvent): void => {
      if (e.key === 'Escape' && !document.querySelector('dialog[open]')) close();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOpen]);
