/** A slider through the game: to any moment, and back to now. */
import { undonePlies } from '@tidetable/match';
import './timeline.css';
import { OVER } from '@tidetable/rules';
import { tableWords } from '@tidetable/text/web';
import { useMemo, useRef, useState } from 'preact/hooks';
import { go } from '../../router.tsx';
import { say } from '../../settings.ts';
import { branchOff } from '../../table/newTable.ts';
import { useLoaded } from '../useLoaded.ts';
import { sentencesOf } from './logPanel.tsx';
import type { PartProps } from './part.ts';
import type { PlaybackProps } from './playback.tsx';
import { endSentence } from './ranking.ts';
import { type Starts, startsOf, ticksOf } from './turnStarts.ts';

interface Time {
  readonly starts: Starts;
  /** Goes to a ply and announces it. */
  readonly step: (to: number) => Promise<void>;
  /** The announcement of the last step. */
  readonly said: string;
}

export const useTimeline = (part: Pick<PartProps, 'session' | 'ui' | 'state'>): Time => {
  const { session, state } = part;
  const words = say(tableWords);
  const [told, tell] = useState({ seat: NaN, text: '' });
  const starts = useMemo(() => startsOf(state.lines, undonePlies(state.lines)), [state.lines]);
  const step = async (to: number) => {
    const { present, past } = session.state;
    const now = present?.ply ?? 0;
    const ply = Math.max(0, Math.min(now, to));
    await session.look(ply, ply === (past?.ply ?? now) + 1 ? 'played' : 'jumped');
    const line = session.state.lines[ply - 1];
    const isEnd = session.isRecord && ply === now;
    const sentences = [
      words.past(ply, now),
      ...(line ? sentencesOf(part, line) : []),
      ...(isEnd && present?.toAct === OVER ? [endSentence(part, present)] : []),
    ];
    tell({ seat: present?.seat ?? NaN, text: sentences.join(' ') });
  };
  // An announcement for one person must not be shown to the next.
  const said = told.seat === state.present?.seat ? told.text : '';
  return { starts, step, said };
};

interface TimeProps extends PartProps {
  readonly time: Time;
}

export const Timeline = ({ time, ...part }: TimeProps) => {
  const { session, state, moment } = part;
  const words = say(tableWords);
  const { ply: now } = state.present ?? moment;
  const { starts, step, said } = time;
  const line = state.lines[moment.ply - 1];
  const sentences = line ? sentencesOf(part, line).join(' ') : '';
  const told = [words.past(moment.ply, now), ...(sentences === '' ? [] : [sentences])];
  const ticks = useMemo(() => <Ticks {...ticksOf(starts, now)} last={now} />, [starts, now]);
  return (
    <nav class="table-timeline" aria-label={words.timeline}>
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
          aria-valuetext={told.join('. ')}
          onInput={e => void session.look(Number(e.currentTarget.value))}
        />
        {ticks}
      </span>
      <button
        type="button"
        class="button quiet"
        aria-label={words.forward}
        disabled={!state.past}
        onClick={() => void step(moment.ply + 1)}
      >
        ›
      </button>
      <p class="hidden" role="status">
        {said}
      </p>
    </nav>
  );
};

/** In the past: playback, playing on from here, and back to now. */
export const TimeTools = ({ time, ...part }: TimeProps) => {
  const { session, state, moment, owned } = part;
  const words = say(tableWords);
  const { toAct } = state.present ?? moment;
  const { players } = session.table.card;
  // Playing on from here means to sit in one seat and see its cards; while people play they are
  // secret.
  const mayBranch = toAct === OVER || players.filter(({ bot }) => bot === undefined).length < 2;
  const isPast = state.past !== undefined;
  const isLeaving = useRef(false);
  const branch = async () => {
    if (isLeaving.current || !owned) return; // a double click counts once
    isLeaving.current = true;
    const seat = Math.max(0, moment.seat);
    try {
      go(`/table/${await branchOff(owned, moment.ply, seat)}`);
    } finally {
      isLeaving.current = false;
    }
  };
  return (
    <div class="table-time-tools">
      <LoadedPlayback {...part} starts={time.starts} step={time.step} />
      {isPast && owned && mayBranch && (
        <button type="button" class="button table-branch" onClick={() => void branch()}>
          <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M5 18V2M5 12q10 0 10-9M12 6l3-4 3 4" />
          </svg>
          <span>{players.length === 1 ? words.continueAlone : words.continueHere}</span>
        </button>
      )}
      {isPast && (
        <button type="button" class="button main" onClick={() => session.back()}>
          {session.isRecord || state.present?.toAct === OVER ? words.toEnd : words.toNow}
        </button>
      )}
    </div>
  );
};

const LoadedPlayback = (props: PlaybackProps) => {
  const loaded = useLoaded(() => import('./playback.tsx'), 'playback');
  return loaded ? <loaded.Playback {...props} /> : null;
};

/** Below the slider: marks of turns, stronger ones of rounds. */
const Ticks = ({ turns, rounds, last }: Starts & { readonly last: number }) => (
  <svg class="table-ticks" viewBox={`0 0 ${last} 1`} preserveAspectRatio="none" aria-hidden="true">
    <path d={marks(turns)} />
    <path d={marks(rounds)} data-round />
  </svg>
);

const marks = (plies: readonly number[]): string => plies.map(ply => `M${ply} 0v1`).join('');
