import { notices } from '@tidetable/text/shell';
import { tableWords } from '@tidetable/text/web';
import { useEffect, useRef } from 'preact/hooks';
import { Link } from '../../router.tsx';
import { say } from '../../settings.ts';
import { gameText, type PartProps } from './part.ts';

/** Why the last try was refused, with a link to the rule. */
export const Refusal = (part: PartProps) => {
  const refusal = part.state.refusal;
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.scrollIntoView({ block: 'nearest' }), [refusal]);
  if (!refusal || refusal.code === 'wrong-move') return null; // that one the guide tells
  const known: Readonly<Record<string, string>> = {
    ...say(notices).door,
    ...say(tableWords).refusals,
  };
  const sentence = known[refusal.code] ?? gameText(part).refusal(refusal.code);
  return (
    <p ref={line} class="table-refusal" role="alert">
      {sentence}{' '}
      {refusal.rule !== undefined && (
        <Link to={`/rules/${part.ui.id}#${refusal.rule}`}>
          {say(tableWords).whyRule(refusal.rule)}
        </Link>
      )}
    </p>
  );
};
