/** The certainty of a rule: its mark in the SPEC, and the marks of the values that it names. */
import './marks.css';
import type { GameId } from '@tidetable/rules';
import { boxTexts } from '@tidetable/text/box';
import { type Mark, notices } from '@tidetable/text/shell';
import { rulesWords } from '@tidetable/text/web';
import { type ComponentChildren, Fragment } from 'preact';
import { Link } from '../../router.tsx';
import { language, say } from '../../settings.ts';
import type { UncertainValue } from './uncertainValues.ts';

const MARKS: readonly Mark[] = ['likely reading', 'house ruling'];
const VALUE_MARKS = ['L', 'I'] as const;

interface RuleMarkProps {
  readonly mark: Mark;
  readonly children: ComponentChildren;
}

export const RuleMark = ({ mark, children }: RuleMarkProps) => (
  <span class="rule-mark" data-mark={mark} title={say(rulesWords).markHelp[mark]}>
    {children}
  </span>
);

const ValueMark = ({ mark }: { readonly mark: 'L' | 'I' }) => (
  <span class="rule-mark" data-mark={mark} title={say(rulesWords).valueHelp[mark]}>
    {say(rulesWords).valueMarks[mark]}
  </span>
);

interface ValueNotesProps {
  readonly game: GameId;
  readonly values: readonly UncertainValue[];
}

/** The sources of a value, and where a copy may differ. */
export const ValueNotes = ({ game, values }: ValueNotesProps) => {
  const texts = boxTexts[game][language.value];
  return (
    <div class="rule-values">
      {values.map(({ component, marks }, i) => (
        <p key={component}>
          {marks.map(mark => (
            <Fragment key={mark}>
              <ValueMark mark={mark} />{' '}
            </Fragment>
          ))}
          {texts[component].basis}
          {i === values.length - 1 && (
            <>
              {' '}
              <Link to={`/box/${game}`}>{say(rulesWords).ownBox}</Link>
            </>
          )}
        </p>
      ))}
    </div>
  );
};

/** The meaning of each mark, with a filter for the rules that have it. */
export const MarksLegend = ({ look }: { readonly look: (query: string) => void }) => {
  const words = say(rulesWords);
  const names = say(notices).marks;
  return (
    <details class="rules-marks">
      <summary>{words.marks}</summary>
      {MARKS.map(mark => (
        <p key={mark}>
          <RuleMark mark={mark}>{names[mark]}</RuleMark> {words.markHelp[mark]}{' '}
          <button type="button" class="button quiet" onClick={() => look(names[mark])}>
            {words.showMarked}
          </button>
        </p>
      ))}
      {VALUE_MARKS.map(mark => (
        <p key={mark}>
          <ValueMark mark={mark} /> {words.valueHelp[mark]}
        </p>
      ))}
    </details>
  );
};
