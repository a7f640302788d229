import { tableWords } from '@tidetable/text/web';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../../settings.ts';
import { gameText, namesOf, type PartProps } from './part.ts';

/** Speaks what happened, and when it is one's turn. */
export const Announcer = (part: PartProps) => {
  const { sitting, moment } = part;
  const [said, speak] = useState('');
  const fresh = sitting.fresh.value;
  useEffect(() => {
    const names = namesOf(part);
    const sentences = fresh.flatMap(e => gameText(part).event(e, names) ?? []);
    if (sitting.mayAct) sentences.push(say(tableWords).yourTurn);
    speak(sentences.join(' '));
  }, [fresh, moment.toAct === moment.viewer]);
  return (
    <p class="hidden" role="status" aria-live="polite">
      {said}
    </p>
  );
};
