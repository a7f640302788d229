/** A slider through the game: any moment, at once, and back to now. */
import { OVER } from '@tidetable/rules';
import { tableWords } from '@tidetable/text/web';
import { useMemo, useRef, useState } from 'preact/hooks';
import { go } from '../../router.tsx';
import { say } from '../../settings.ts';
import { branchOff } from '../../table/newTable.ts';
import { useLoaded } from '../useLoaded.ts';
import { sentencesOf, undonePlies } from './logPanel.tsx';
import type { PartProps } from './part.ts';
import type { PlaybackProps } from './playback.tsx';
import { type Starts, startsOf, ticksOf } from './turnStarts.ts';

export const Timeline = (part: PartProps) => {
  const { session, state, moment, owned } = part;
  const words = say(tableWords);
  const { ply: now, toAct } = state.present ?? moment;
  const { players } = session.table.card;
  // Whoever goes on elsewhere sits in one seat and sees its cards; while people play they are secret.
  const mayBranch = toAct === OVER || players.filter(({ bot }) => bot === undefined).length < 2;
  const isPast = state.past !== undefined;
  const starts = useMemo(() => startsOf(state.lines, undonePlies(state.lines)), [state.lines]);
  const [said, tell] = useState('');
  const step = async (to: number) => {
    const ply = Math.max(0, Math.min(now, to));
    await session.look(ply, ply === moment.ply + 1 ? 'played' : 'jumped');
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
      <span class="table-slider">
        <input
          type="range"
          min={0}
          max={now}
          value={moment.ply}
          aria-label={words.timeline}
          aria-valuetext={words.past(moment.ply, now)}
          onInput={e => void session.look(Number(e.currentTarget.value))}
        />
        <Ticks {...ticksOf(starts, now)} last={now} />
      </span>
      <button
        type="button"
        class="button quiet"
        aria-label={words.forward}
        disabled={!isPast}
        onClick={() => void step(moment.ply + 1)}
      >
        ›
      </button>
      {(isPast || session.isRecord) && (
        <div class="table-timeline-tools">
          <LoadedPlayback {...part} starts={starts} step={step} />
          {isPast && owned && mayBranch && (
            <button type="button" class="button" onClick={() => void branch()}>
              {players.length === 1 ? words.continueAlone : words.continueHere}
            </button>
          )}
          {isPast && (
            <button type="button" class="button main" onClick={() => session.back()}>
              {session.isRecord ? words.toEnd : words.toNow}
            </button>
          )}
        </div>
      )}
      <p class="hidden" role="status">
        {said}
      </p>
    </nav>
  );
};

const LoadedPlayback = (props: PlaybackProps) => {
  const loaded = useLoaded(() => import('./playback.tsx'), 'playback');
  return loaded ? <loaded.Playback {...props} /> : null;
};

/** Below the slider: where turns begin, and stronger where rounds do. */
const Ticks = ({ turns, rounds, last }: Starts & { readonly last: number }) => (
  <svg class="table-ticks" viewBox={`0 0 ${last} 1`} preserveAspectRatio="none" aria-hidden="true">
    <path d={marks(turns)} />
    <path d={marks(rounds)} data-round />
  </svg>
);

const marks = (plies: readonly number[]): string => plies.map(ply => `M${ply} 0v1`).join('');
