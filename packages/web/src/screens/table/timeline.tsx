/** A slider through the game: any moment, at once, and back to now. */
import { OVER } from '@tidetable/rules';
import { tableWords } from '@tidetable/text/web';
import { useRef, useState } from 'preact/hooks';
import { go } from '../../router.tsx';
import { say } from '../../settings.ts';
import { branchOff } from '../../table/newTable.ts';
import { sentencesOf } from './logPanel.tsx';
import type { PartProps } from './part.ts';

export const Timeline = (part: PartProps) => {
  const { session, state, moment, owned } = part;
  const words = say(tableWords);
  const { ply: now, toAct } = state.present ?? moment;
  const { players } = session.table.card;
  // Whoever goes on elsewhere sits in one seat and sees its cards; while people play they are secret.
  const mayBranch = toAct === OVER || players.filter(({ bot }) => bot === undefined).length < 2;
  const isPast = state.past !== undefined;
  const [said, tell] = useState('');
  const step = async (to: number) => {
    const ply = Math.max(0, Math.min(now, to));
    await session.look(ply);
    const line = session.state.lines[ply - 1];
    tell([words.past(ply, now), ...(line ? sentencesOf(part, line) : [])].join(' '));
  };
  const isLeaving = useRef(false);
  const branch = async () => {
    if (isLeaving.current || !owned) return; // a double click is one wish
    isLeaving.current = true;
    const seat = Math.max(0, moment.seat);
    try {
      go(`/table/${await branchOff(owned, moment.ply, seat)}`);
    } finally {
      isLeaving.current = false;
    }
  };
  return (
    <nav class="table-timeline" aria-label={words.timeline} data-past={isPast || undefined}>
      <button
        type="button"
        class="button quiet"
        aria-label={words.back}
        disabled={moment.ply === 0}
        onClick={() => void step(moment.ply - 1)}
      >
        ‹
      </button>
      <input
        type="range"
        min={0}
        max={now}
        value={moment.ply}
        aria-label={words.timeline}
        aria-valuetext={words.past(moment.ply, now)}
        onInput={e => void session.look(Number(e.currentTarget.value))}
      />
      <button
        type="button"
        class="button quiet"
        aria-label={words.forward}
        disabled={!isPast}
        onClick={() => void step(moment.ply + 1)}
      >
        ›
      </button>
      {isPast && (
        <>
          {owned && mayBranch && (
            <button type="button" class="button" onClick={() => void branch()}>
              {players.length === 1 ? words.continueAlone : words.continueHere}
            </button>
          )}
          <button type="button" class="button main" onClick={() => session.back()}>
            {session.isRecord ? words.toEnd : words.toNow}
          </button>
        </>
      )}
      <p class="hidden" role="status">
        {said}
      </p>
    </nav>
  );
};
