/** Automatic playback of a match, and larger steps. Loaded for viewers of the past. */
import { replayWords } from '@tidetable/text/web';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { change, type Settings, say, settings, shortcut } from '../../settings.ts';
import { KEYS } from './keys.ts';
import type { PartProps } from './part.ts';
import { type Direction, plyAfterStep, type Unit } from './step.ts';
import type { Starts } from './turnStarts.ts';
import { isForTable } from './useKeys.ts';

export interface PlaybackProps extends PartProps {
  readonly starts: Starts;
  /** Goes to a ply and announces it. */
  readonly step: (ply: number) => Promise<void>;
}

/** Between two moves, in milliseconds, by the speed of animations. */
const PAUSES: Readonly<Record<Settings['speed'], number>> = { 0.5: 1400, 1: 800, 2: 400, 0: 0 };

const STEPS: Readonly<Record<string, readonly [Unit, Direction]>> = {
  [KEYS.moveBack]: ['move', -1],
  [KEYS.moveOn]: ['move', 1],
  [KEYS.turnBack]: ['turn', -1],
  [KEYS.turnOn]: ['turn', 1],
  [KEYS.roundBack]: ['round', -1],
  [KEYS.roundOn]: ['round', 1],
};

const ICONS = {
  'round-1': 'M3 4h2v12H3zM11 4v12l-6-6zM17 4v12l-6-6z',
  'turn-1': 'M10 4v12l-7-6zM17 4v12l-7-6z',
  play: 'M5 3v14l12-7z',
  pause: 'M5 3h4v14H5zM11 3h4v14h-4z',
  turn1: 'M3 4v12l7-6zM10 4v12l7-6z',
  round1: 'M3 4v12l6-6zM9 4v12l6-6zM15 4h2v12h-2z',
};

export const Playback = ({ state, moment, starts, step }: PlaybackProps) => {
  const words = say(replayWords);
  const last = (state.present ?? moment).ply;
  const { isPlaying, toggle, stop } = usePlaying({ moment, step }, last);
  const stepBy = (unit: Unit, direction: Direction): void => {
    stop();
    void step(plyAfterStep(moment.ply, unit, direction, { starts, last }));
  };
  usePlaybackKeys(stepBy, toggle, starts.rounds.length > 0);
  const stepButton = (unit: 'turn' | 'round', direction: Direction, key: string) => (
    <Control
      icon={`${unit}${direction}`}
      label={words.steps[unit][direction < 0 ? 'back' : 'on']}
      keys={key}
      isOff={direction < 0 ? moment.ply === 0 : moment.ply >= last}
      press={() => stepBy(unit, direction)}
    />
  );
  const hasRounds = starts.rounds.length > 0;
  return (
    <fieldset class="table-playback" aria-label={words.playback}>
      {hasRounds && stepButton('round', -1, KEYS.roundBack)}
      {stepButton('turn', -1, KEYS.turnBack)}
      <Control
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? words.pause : words.play}
        keys={KEYS.play}
        press={toggle}
      />
      {stepButton('turn', 1, KEYS.turnOn)}
      {hasRounds && stepButton('round', 1, KEYS.roundOn)}
      <select
        aria-label={words.speed}
        value={settings.value.speed}
        onChange={e => change({ speed: Number(e.currentTarget.value) as Settings['speed'] })}
      >
        {([0.5, 1, 2, 0] as const).map(speed => (
          <option key={speed} value={speed}>
            {words.speeds[speed]}
          </option>
        ))}
      </select>
    </fieldset>
  );
};

interface ControlProps {
  readonly icon: keyof typeof ICONS;
  readonly label: string;
  readonly keys: string;
  readonly isOff?: boolean;
  readonly press: () => void;
}

const Control = ({ icon, label, keys, isOff = false, press }: ControlProps) => (
  <button
    type="button"
    class="button quiet"
    data-icon={icon}
    aria-label={label}
    title={label}
    aria-keyshortcuts={shortcut(keys)}
    disabled={isOff}
    onClick={press}
  >
    <svg class="icon" width={20} height={20} fill="currentColor" aria-hidden="true">
      <path d={ICONS[icon]} />
    </svg>
  </button>
);

/** One move after the other; stops at the end, and when the person navigates. */
const usePlaying = ({ moment, step }: Pick<PlaybackProps, 'moment' | 'step'>, last: number) => {
  const [isPlaying, setPlaying] = useState(false);
  const expected = useRef(0);
  const { speed } = settings.value;
  const goTo = (ply: number): void => {
    expected.current = ply;
    void step(ply);
  };
  const stop = (): void => setPlaying(false);
  const toggle = (): void => {
    setPlaying(!isPlaying);
    expected.current = moment.ply;
    if (!isPlaying && moment.ply >= last) goTo(0); // again, from the beginning
  };
  useEffect(() => {
    if (!isPlaying) return;
    const isOnTheWay = expected.current === 0 && moment.ply === last;
    if (isOnTheWay) return;
    if (moment.ply !== expected.current || moment.ply >= last) return stop();
    const wait = setTimeout(() => goTo(moment.ply + 1), PAUSES[speed]);
    return () => clearTimeout(wait);
  }, [isPlaying, moment, last, speed]);
  useEffect(() => {
    const touch = ({ target }: Event): void => {
      if ((target as Element).matches('.table-timeline input')) stop();
    };
    for (const type of ['pointerdown', 'input']) addEventListener(type, touch);
    return () => {
      for (const type of ['pointerdown', 'input']) removeEventListener(type, touch);
    };
  }, []);
  return { isPlaying, toggle, stop };
};

/** Elements for which Space has another meaning. */
const PRESSED_BY_SPACE = 'button, a, summary, [data-spot]';

/** Space plays and pauses, arrows step, with Shift by turn and round. */
const usePlaybackKeys = (
  stepBy: (unit: Unit, direction: Direction) => void,
  toggle: () => void,
  hasRounds: boolean,
): void =>
  useLayoutEffect(() => {
    const press = (e: KeyboardEvent): void => {
      if (!isForTable(e)) return;
      const on = e.target as Element;
      const wanted = STEPS[`${e.shiftKey ? 'Shift+' : ''}${e.key}`];
      if (e.key === ' ' && !e.repeat && !on.closest(PRESSED_BY_SPACE)) toggle();
      else if (
        wanted &&
        (e.shiftKey || !on.matches('input')) &&
        (hasRounds || wanted[0] !== 'round')
      )
        stepBy(...wanted);
      else return;
      e.preventDefault(); // the page does not scroll, nor the slider move
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
