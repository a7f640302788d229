/** axe with the rules that can say something of this client, also those it leaves out unless asked. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules that axe leaves out unless somebody asks for them. */
const ASKED_FOR = [
  'css-orientation-lock',
  'focus-order-semantics',
  'identical-links-same-purpose',
  'p-as-heading',
  'table-fake-caption',
  'target-size',
  'td-has-header',
];

/** docs/decisions/0008-names-of-drawn-pieces.md; `misnamedControls` asks for the words. */
const FOR_WORDS_ALONE = 'label-content-name-mismatch';

/** Of what a hint partly covers, the rest need not be a target: the hint goes away. */
const UNDER_A_SHEET = /^target-size: .* partially obscured/;

interface Look {
  /** Nothing but this rule. */
  readonly rule?: string;
  /** Nothing but this part of the page. */
  readonly within?: string;
}

export const violationsOf = async (page: Page, { rule, within }: Look = {}): Promise<string[]> => {
  const rules = Object.fromEntries([
    ...ASKED_FOR.map(id => [id, { enabled: true }]),
    [FOR_WORDS_ALONE, { enabled: false }],
  ]);
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], ...(rule ? { runOnly: [rule] } : { rules }) })
    .setLegacyMode(); // there are no frames to look into
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const [check] = [...any, ...all, ...none];
      return `${id}: ${target} (${check?.message ?? ''})`;
    }),
  );
  return found.filter(text => !UNDER_A_SHEET.test(text));
};

/** Controls whose name lacks a word that is written on them: who speaks to the page says what is written. */
export const misnamedControls = (page: Page): Promise<string[]> =>
  page
    .locator(':is(button, a, [role=button])[aria-label]')
    .filter({ visible: true })
    .evaluateAll(controls =>
      controls.flatMap(control => {
        const name = control.getAttribute('aria-label') ?? '';
        const copy = control.cloneNode(true) as Element;
        for (const unseen of copy.querySelectorAll('title, .hidden')) unseen.remove();
        const texts: string[] = [];
        const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
        const written = texts.flatMap(t => t.match(/\p{L}{2,}/gu) ?? []);
        const missing = written.filter(w => !name.toLowerCase().includes(w.toLowerCase()));
        return missing.length > 0 ? [`“${name}” lacks “${missing.join(' ')}”`] : [];
      }),
    );
