/** Contrast of all that is written and of drawings that carry meaning, computed from the stylesheets, in both themes. */
import { expect, test } from 'vitest';
import { type Colour, coloursIn, contrast, over, type Theme } from './colours.ts';
import { readStyles, type StyleRule, tokensIn } from './styles.ts';

const THEMES: readonly Theme[] = ['deep', 'day'];
const TEXT = 4.5;
const GRAPHIC = 3;

const rules = readStyles();
const tokens = tokensIn(rules);

/** What something lies on: colours, and what shows through those that are not opaque. */
interface Surface {
  readonly of: readonly string[];
  readonly ground?: Surface;
}

const token = (...names: string[]): Surface => ({ of: names.map(name => `var(--${name})`) });

const SEA = token('sea-glow', 'sea', 'sea-deep');
const VEIL: Surface = { of: ['var(--veil)'], ground: SEA };
const PAPER = token('paper-light', 'paper', 'paper-2');

const groundsOf = ({ of, ground }: Surface, theme: Theme): Colour[] => {
  const below = ground ? groundsOf(ground, theme) : [];
  return of
    .flatMap(value => coloursIn(value, theme, tokens))
    .flatMap(colour =>
      colour[3] < 1 && below.length > 0 ? below.map(b => over(colour, b)) : [colour],
    );
};

/** The least contrast of what is drawn so with what it lies on. */
const leastContrast = (drawn: string, surface: Surface, theme: Theme): number => {
  const pairs = groundsOf(surface, theme).flatMap(ground =>
    coloursIn(drawn, theme, tokens).map(colour => contrast(over(colour, ground), ground)),
  );
  return Math.min(...pairs);
};

/** Text is coloured by `color`, or in a drawing by `fill`. */
const DRAWN_TEXT = /(\btext|-name|-title|-number)(\[[^\]]*\])?$/;
const isDrawnText = (selector: string): boolean =>
  selector.split(',').some(one => DRAWN_TEXT.test(one.trim()));

const textOf = ({ selector, set }: StyleRule): string | undefined => {
  const text = set.get('color') ?? (isDrawnText(selector) ? set.get('fill') : undefined);
  return text && /var|#|mix/.test(text) ? text : undefined;
};
const backgroundOf = ({ set }: StyleRule): string | undefined => {
  const background = set.get('background') ?? set.get('background-color');
  return background && /var|#|mix|rgb/.test(background) ? background : undefined;
};

/** What shows through a background that is not opaque; paper, where nothing else is said. */
const THROUGH: Readonly<Record<string, Surface>> = {
  '.nl-station': SEA,
  '.nl-cabin-empty': VEIL,
};

interface Meeting {
  readonly drawn: string;
  readonly on: Surface;
  /** The selector of a rule that draws so. */
  readonly where: string;
}

const TRAY: Surface = {
  of: [
    'color-mix(in oklab, var(--timber), var(--ink) 40%)',
    'color-mix(in oklab, var(--timber), var(--ink) 15%)',
  ],
};
const YELLOWED: Surface = { of: ['color-mix(in srgb, var(--yellow) 45%, var(--paper-light))'] };
const FACES: Surface = {
  of: [
    'var(--paper-light)',
    'color-mix(in oklab, var(--paper-light), var(--purple) 16%)',
    'color-mix(in oklab, var(--paper-light), var(--orange) 22%)',
  ],
};
const GLASS: Surface = {
  of: [
    'color-mix(in oklab, var(--ink), var(--phantom) 30%)',
    'color-mix(in oklab, var(--shoal), var(--ink) 58%)',
  ],
};
const ACTION: Surface = {
  of: [
    'var(--paper-light)',
    'var(--paper-2)',
    'color-mix(in srgb, var(--blue) 15%, var(--paper-light))',
    'color-mix(in srgb, var(--yellow) 24%, var(--paper-light))',
  ],
};
const PLAQUE: Surface = { of: ['color-mix(in srgb, var(--ink), black 30%)'] };
/** Of the creatures all but the blank one, which has nothing written on it. */
const CREATURES = ['purple-ink', 'red-ink', 'blue-ink', 'orange-ink', 'green-ink', 'ink'];

/** Selectors whose rule sets no background: what each lies on. Axe sees neither gradients nor drawings. */
const ON_PAPER = [
  '.nc-choice small',
  '.nc-delivered',
  '.nc-delivered span',
  '.nc-ledger td',
  '.nc-ledger td[data-loss]',
  '.nc-ledger small',
  '.nc-purse dt',
  '.nc-purse .nc-purse-blue',
  '.nc-extra[data-gone]',
  '.nc-seat .nc-seat-start',
  '.nc-stack',
  '.nc-tray .nc-say',
  '.nc-offer .nc-offer-to',
  '.nc-warning',
  '.nc-medal text',
  '.nc-caption',
  '.nc-ship > button[data-can] .nc-caption',
  '.nc-plan',
  '.nl-admiral p',
  '.ni-title',
  '.ni-pile-size text',
  '.paper .button',
  '.box-values span',
  '.box-problem',
  '.chart-island',
  '.chart-harbour',
  '.paper .fairness-sign[data-mark="right"]',
  '.paper .fairness-sign[data-mark="wrong"]',
  '.paper .fairness-sign[data-mark="unknown"]',
  '.fairness-cards [data-wrong]',
  '.match-facts',
  '.game-facts',
  '.lesson-list small',
  '.lesson-list .lesson-mark',
  '.guide-wrong-move',
  '.guide-rule',
  '.online-clock',
  '.online-clock[data-running]',
  '.online-clock[data-running][data-low]',
  '.table-menu-actions > p',
  '.online-list small',
  '.online-list li[data-waiting] small',
  '.waiting-terms dt',
  '.segments small',
  '.rule-mark',
  '.rule-values',
  '.rule-numbers a',
  '.rule-example',
  '.rule-figure figcaption',
  '.rules-search-key',
  '.settings-refused',
  '.setup-help, .setup-title small, .setup-check small',
  '.setup-help[data-wrong]',
  '.statistics-facts dt',
  '.table[data-guided]:not([data-rail="side"]) .table-moves-toggle',
  '.table-explanation a',
  '.table-player small',
  '.table-refusal-thing',
  '.table-refusal-thing b',
  '.table-sheet-medal[data-lost]',
  '.table-sheet-places small',
  '.table-sheet-counted',
  '.table-sheet-points small',
  '.table-sheet-points td[data-none] b',
  '.table-sheet-course text',
  '.table-edition',
];
const ON_THE_SEA = [
  '.online-head-clock .online-clock[data-running][data-low]',
  '.chat-time',
  '.board-example[inert] > :not(.paper) .button',
  '.nc-tabs button',
  '.nc-tabs button[aria-selected="true"]',
  '.nc-tabs button[data-due]',
  '.nl-strip-title',
  '.nl-row-next',
  '.nl-harpoons[data-worse]',
  '.nl-heroic-pile',
  '.nl-lockers-tabs [role="tab"]',
  '.nl-lockers-tabs [aria-selected="true"]',
  '.nl-store h3',
  '.nl-store h3 span',
  '.nl-store-stack small',
  '.ni-camp.ni-narrow .ni-pile-size text',
  '.ni-note',
  '.ni-hand .ni-hand-empty',
  '.ni-own-set[data-empty]',
  '.button',
  '.my-games-foot',
  '.page-link',
  '.page-footer',
  '.adrift > .icon',
  '.rules-others',
  '.setup-more, .setup-about',
  '.table-typing-how',
  '.table-title p',
  '.table-badge',
  '.table-log li[data-undone] button',
  '.table-log ol[data-later] button, .table-log li[data-here] ~ li button',
  '.table-move-list[data-keys] .table-move::before',
  '.table-rail-tabs [role="tab"]',
  '.table-rail-tabs [aria-selected="true"]',
  '.table-warning',
  '.table-status[data-turn]',
];
const ON_A_VEIL = [
  '.nl-station-outcome',
  '.nl-station-outcome strong',
  '.nl-station[data-warned] .nl-station-outcome',
  '.language-switch button',
  '.language-switch button[aria-pressed="true"]',
];
const ELSEWHERE: Readonly<Record<string, Surface>> = {
  '.nc-coin text': YELLOWED,
  '.nc-coin[data-free] text': token('green'),
  '.nc-action .nc-action-name': ACTION,
  '.nc-action .nc-yield text': ACTION,
  '.nc-wheel .nc-hub text': token('timber'),
  '.nl-depths-end-name[data-end="isles"]': token('isles'),
  '.nl-depths-end[data-end="isles"]': token('isles'),
  '.nl-depths-end-name[data-end="abyss"]': token('abyss-night'),
  '.nl-depths-end[data-end="abyss"]': token('abyss-night'),
  '.nl-depths-reef text': token('green'),
  '.nl-depths-reef-die text': token('abyss-night'), // its outline
  '.nl-helm-tray .button:not(.main)': TRAY,
  '.nl-helm-aim, .nl-helm-warning': TRAY,
  '.nl-creature-number': token(...CREATURES),
  '.nl-vessel-space > text': GLASS,
  '.nl-vessel-space[data-can] > text': token('isles'),
  '.ni-bag text': token('timber'),
  '.ni-plaque text': PLAQUE,
  '.ni-height text': token('ink'),
  '.ni-column[data-can] .ni-plaque text': PLAQUE,
};

const GROUNDS: ReadonlyMap<string, Surface> = new Map([
  ...ON_PAPER.map(selector => [selector, PAPER] as const),
  ...ON_THE_SEA.map(selector => [selector, SEA] as const),
  ...ON_A_VEIL.map(selector => [selector, VEIL] as const),
  ...Object.entries(ELSEWHERE),
]);

/** Colours that are no text: of a drawing, or of whichever creature a token shows (`NUMBERS`). */
const NO_TEXT = [
  '.nl-depths-reef',
  '.nl-creature',
  '.nl-creature-number[data-only]',
  '.board-flight > .nl-creature-number[data-only]',
];

/** Numbers in the colour of their creature. */
const NUMBERS: readonly Meeting[] = CREATURES.map(name => ({
  drawn: `var(--${name})`,
  on: FACES,
  where: '.nl-creature-number[data-only]',
}));

/** Drawings that carry meaning: the focus, what can be chosen, the edges of fields. Colours of seats and categories are not among them: each has a shape. */
const DRAWN: readonly Meeting[] = [
  { drawn: 'var(--brass-bright)', on: SEA, where: ':focus-visible' },
  { drawn: 'var(--brass-ink)', on: PAPER, where: '.paper :focus-visible' },
  { drawn: 'var(--can)', on: VEIL, where: '.nl-station[data-can]' },
  { drawn: 'var(--can)', on: token('sea-deep'), where: '.table-tools .button[data-highlighted]' },
  { drawn: 'var(--can-paper)', on: PAPER, where: '.nc-choice[data-can]' },
  { drawn: 'var(--brass-ink)', on: PAPER, where: '.ni-set[data-can], .ni-set[data-storing]' },
  { drawn: 'var(--ink-soft)', on: PAPER, where: '.segments label > span' },
  { drawn: 'var(--brass-ink)', on: PAPER, where: '.segments input:checked + span' },
  { drawn: 'var(--brass-bright)', on: SEA, where: '.table-rail-tabs [aria-selected="true"]' },
  { drawn: 'var(--red-ink)', on: PAPER, where: '.nc-warning-sign path' },
  { drawn: 'var(--ink)', on: token('ivory'), where: '.nl-die-pip' },
];

const PRINTED = 'html, body, .paper'; // black on white
const written = rules.filter(rule => textOf(rule) !== undefined && rule.selector !== PRINTED);

const tooFaint = (meetings: readonly Meeting[], least: number): string[] =>
  meetings.flatMap(({ drawn, on, where }) =>
    THEMES.flatMap(theme => {
      const found = leastContrast(drawn, on, theme);
      return found >= least ? [] : [`${where} by ${theme}: ${drawn} ${found.toFixed(2)}`];
    }),
  );

test('text has contrast with the background that its own rule sets', () => {
  const meetings = written.flatMap(rule => {
    const [drawn, background] = [textOf(rule), backgroundOf(rule)];
    if (drawn === undefined || background === undefined) return [];
    const on = { of: [background], ground: THROUGH[rule.selector] ?? PAPER };
    return [{ drawn, on, where: rule.selector }];
  });
  expect(meetings.length).toBeGreaterThan(20);
  expect(tooFaint(meetings, TEXT)).toEqual([]);
});

/** Rules of text without a background of their own. */
const bare = written.filter(
  rule => backgroundOf(rule) === undefined && !NO_TEXT.includes(rule.selector),
);

test('text has contrast with what it lies on', () => {
  const meetings = bare.flatMap(rule => {
    const [drawn, on] = [textOf(rule), GROUNDS.get(rule.selector)];
    return drawn === undefined || on === undefined ? [] : [{ drawn, on, where: rule.selector }];
  });
  expect(meetings.length).toBeGreaterThan(100);
  expect(tooFaint([...meetings, ...NUMBERS], TEXT)).toEqual([]);
});

test('drawings that carry meaning have contrast with what they lie on', () => {
  expect(tooFaint(DRAWN, GRAPHIC)).toEqual([]);
});

test('of every selector of text it is known what it lies on, and of none that is gone', () => {
  const unknown = bare.filter(({ selector }) => !GROUNDS.has(selector));
  expect(unknown.map(rule => `${rule.file} ${rule.selector}: ${textOf(rule)}`)).toEqual([]);
  const there = new Set(written.map(({ selector }) => selector));
  expect([...GROUNDS.keys(), ...NO_TEXT].filter(selector => !there.has(selector))).toEqual([]);
});

test('what is said to meet is drawn so', () => {
  const isDrawnSo = ({ drawn, where }: Meeting): boolean =>
    rules.some(
      ({ selector, set }) =>
        selector === where &&
        [...set.values()].some(value => value.includes(drawn) || value === 'var(--creature)'),
    );
  expect([...NUMBERS, ...DRAWN].filter(meeting => !isDrawnSo(meeting))).toEqual([]);
});
