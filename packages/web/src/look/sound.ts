/** Small sounds made on the spot: wood, brass and a bell. Off unless somebody wants them. */

interface Note {
  readonly wave: OscillatorType;
  readonly from: number; // Hz
  readonly to: number;
  readonly seconds: number;
  readonly volume: number;
}

const SOUNDS = {
  move: [{ wave: 'triangle', from: 320, to: 180, seconds: 0.09, volume: 0.25 }],
  turn: [
    { wave: 'sine', from: 660, to: 660, seconds: 0.5, volume: 0.14 },
    { wave: 'sine', from: 990, to: 990, seconds: 0.7, volume: 0.08 },
  ],
  refused: [{ wave: 'sawtooth', from: 140, to: 110, seconds: 0.14, volume: 0.1 }],
  over: [
    { wave: 'sine', from: 392, to: 392, seconds: 1, volume: 0.12 },
    { wave: 'sine', from: 494, to: 494, seconds: 1.2, volume: 0.1 },
    { wave: 'sine', from: 587, to: 587, seconds: 1.4, volume: 0.1 },
  ],
} satisfies Record<string, readonly Note[]> as Record<string, readonly Note[]>;

export type SoundName = 'move' | 'turn' | 'refused' | 'over';

/** What a browser holds back until somebody touches the page is no longer news then. */
const LATE = 300; // milliseconds

let context: AudioContext | undefined;

/** Makes a sound; the volume is from 0 to 1, as loud as it was made. */
export const sound = async (name: SoundName, loudness: number): Promise<void> => {
  context ??= new AudioContext();
  const asked = performance.now();
  await context.resume();
  if (performance.now() - asked > LATE) return;
  const now = context.currentTime;
  for (const { wave, from, to, seconds, volume } of SOUNDS[name]) {
    const tone = new OscillatorNode(context, { type: wave, frequency: from });
    const gain = new GainNode(context, { gain: volume * loudness });
    tone.frequency.exponentialRampToValueAtTime(to, now + seconds);
    gain.gain.exponentialRampToValueAtTime(0.001, now + seconds);
    tone.connect(gain).connect(context.destination);
    tone.start(now);
    tone.stop(now + seconds);
  }
};
