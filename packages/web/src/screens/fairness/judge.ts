/** The result of every step of the fairness check. Pure: the page only draws it. */
import type { Compared, Facts, Finding, MatchFile, Verification } from '@tidetable/match';
import { agreesWith, type Evidence } from '../../online/fairnessEvidence.ts';

export type Mark = 'right' | 'wrong' | 'unknown';

export interface Checked {
  readonly file: MatchFile;
  readonly verification: Verification;
  readonly facts: readonly Facts[];
  /** The data that this device stored before the match, if any. */
  readonly evidence: Evidence | undefined;
}

export interface Judged {
  readonly verdict: Mark;
  readonly evidence: Mark;
  /** Does it match the commitment? */
  readonly seed: Mark;
  readonly facts: Mark;
  readonly moves: Mark;
  readonly result: Mark;
}

export const isRight = ({ file, sea }: Compared): boolean => file === sea;

/** In the order of the checks: after a fault the later ones are unknown. */
const ORDER = ['seed', 'facts', 'moves', 'result'] as const;
type Step = (typeof ORDER)[number];

const STEP_OF: Partial<Record<Finding['problem'], Step>> = {
  deal: 'facts',
  fact: 'facts',
  entry: 'moves',
  changed: 'moves',
  result: 'result',
};

export const judge = ({ file, verification, facts, evidence }: Checked): Judged => {
  const { wrong, unproved } = verification;
  const fault = wrong && ORDER.indexOf(STEP_OF[wrong.problem] ?? 'seed');
  const markOf = (step: Step): Mark => {
    const at = ORDER.indexOf(step);
    if (fault !== undefined && at >= fault) return at === fault ? 'wrong' : 'unknown';
    return step !== 'moves' && unproved.length > 0 && isUnproved(step, unproved)
      ? 'unknown'
      : 'right';
  };
  const marks = { seed: markOf('seed'), moves: markOf('moves'), result: markOf('result') };
  const isFactWrong = facts.some(({ items }) => !items.every(isRight));
  const written = evidenceMark(evidence, file);
  const judged = {
    ...marks,
    facts: isFactWrong ? 'wrong' : markOf('facts'),
    evidence: written,
  } as const;
  return { ...judged, verdict: verdictOf(judged) };
};

/** Data stored by this device is optional: without it no check is missing. */
const verdictOf = ({ evidence, ...marks }: Omit<Judged, 'verdict'>): Mark => {
  const all = Object.values(marks);
  if (evidence === 'wrong' || all.includes('wrong')) return 'wrong';
  return all.includes('unknown') ? 'unknown' : 'right';
};

const isUnproved = (step: Step, unproved: Verification['unproved']): boolean => {
  if (step === 'result') return unproved.includes('result');
  return step === 'seed' ? unproved.includes('terms') : unproved.includes('chance');
};

const evidenceMark = (evidence: Evidence | undefined, file: MatchFile): Mark => {
  const agrees = evidence && agreesWith(evidence, file);
  return agrees === undefined ? 'unknown' : agrees ? 'right' : 'wrong';
};
