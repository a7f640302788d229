import { fairnessWords } from '@tidetable/text/web';
import { say } from '../../settings.ts';
import type { Mark } from './judge.ts';

const SIGNS: Record<Mark, string> = { right: '✓', wrong: '✗', unknown: '?' };

/** Right, wrong or unknown, by shape and word, not by colour alone. */
export const MarkSign = ({ mark }: { readonly mark: Mark }) => (
  <span class="fairness-sign" data-mark={mark}>
    <span aria-hidden="true">{SIGNS[mark]}</span>
    <span class="hidden">{say(fairnessWords).marks[mark]}</span>
  </span>
);
