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
const PLAQUE: Surface = { of: ['color-mix(in srgb, var(--ink), black 30%)'] };
/** Of the creatures all but the blank one, which has nothing written on it. */
const CREATURES = ['purple-ink', 'red-ink', 'blue-ink', 'orange-ink', 'green-ink', 'ink'];

/** Text whose rule sets no background: what it lies on. Axe sees neither gradients nor drawings. */
const WRITTEN: readonly Meeting[] = [
  { drawn: 'var(--foam)', on: SEA, where: '.page-link' },
  { drawn: 'var(--foam)', on: VEIL, where: '.nl-station-outcome strong' },
  { drawn: 'var(--foam-soft)', on: SEA, where: '.page-footer' },
  { drawn: 'var(--foam-soft)', on: VEIL, where: '.language-switch button' },
  { drawn: 'var(--brass-text)', on: SEA, where: '.nc-tabs button[data-due]' },
  { drawn: 'var(--brass-text)', on: VEIL, where: '.table-status[data-turn]' },
  { drawn: 'var(--danger)', on: SEA, where: '.nl-harpoons[data-worse]' },
  { drawn: 'var(--danger)', on: VEIL, where: '.nl-station[data-warned] .nl-station-outcome' },
  { drawn: 'var(--ink)', on: PAPER, where: '.paper .button' },
  { drawn: 'var(--ink)', on: YELLOWED, where: '.nc-coin text' },
  { drawn: 'var(--ink)', on: token('isles'), where: '.nl-vessel-space[data-can] > text' },
  {
    drawn: 'var(--ink-soft)',
    on: PAPER,
    where: '.setup-help, .setup-title small, .setup-check small',
  },
  { drawn: 'var(--green-ink)', on: PAPER, where: '.nc-ledger td' },
  { drawn: 'var(--red-ink)', on: PAPER, where: '.settings-refused' },
  { drawn: 'var(--blue-ink)', on: PAPER, where: '.nc-purse .nc-purse-blue' },
  { drawn: 'var(--brass-ink)', on: PAPER, where: '.rule-mark' },
  { drawn: 'var(--phantom)', on: PAPER, where: '.table-sheet-medal[data-lost]' },
  { drawn: 'var(--paper)', on: TRAY, where: '.nl-helm-tray .button:not(.main)' },
  { drawn: 'var(--paper-light)', on: TRAY, where: '.nl-helm-aim, .nl-helm-warning' },
  { drawn: 'var(--paper-light)', on: token('green'), where: '.nc-coin[data-free] text' },
  { drawn: 'var(--paper-light)', on: token('green'), where: '.nl-depths-reef text' },
  { drawn: 'var(--paper-light)', on: token('timber'), where: '.nc-wheel .nc-hub text' },
  { drawn: 'var(--paper-light)', on: token('timber'), where: '.ni-bag text' },
  { drawn: 'var(--paper-light)', on: token(...CREATURES), where: '.nl-creature-number' },
  { drawn: 'var(--paper-light)', on: PLAQUE, where: '.ni-plaque text' },
  { drawn: 'var(--paper-light)', on: token('ink'), where: '.ni-height text' },
  { drawn: 'var(--ni-lamp)', on: PLAQUE, where: '.ni-column[data-can] .ni-plaque text' },
  {
    drawn: 'var(--abyss-foam)',
    on: token('abyss-night'),
    where: '.nl-depths-end[data-end="abyss"]',
  },
  { drawn: 'var(--abyss-foam)', on: GLASS, where: '.nl-vessel-space > text' },
  ...CREATURES.map(name => ({
    drawn: `var(--${name})`,
    on: FACES,
    where: '.nl-creature-number[data-only]',
  })),
];

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

test('text has contrast with what it lies on', () => {
  expect(tooFaint(WRITTEN, TEXT)).toEqual([]);
});

test('drawings that carry meaning have contrast with what they lie on', () => {
  expect(tooFaint(DRAWN, GRAPHIC)).toEqual([]);
});

test('of every colour of text it is known what it lies on', () => {
  const known = new Set([...WRITTEN.map(({ drawn }) => drawn), 'var(--creature)']);
  const unknown = written.filter(
    rule => backgroundOf(rule) === undefined && !known.has(textOf(rule) ?? ''),
  );
  expect(unknown.map(rule => `${rule.file} ${rule.selector}: ${textOf(rule)}`)).toEqual([]);
});

test('what is said to meet is drawn so', () => {
  const isDrawnSo = ({ drawn, where }: Meeting): boolean =>
    rules.some(
      ({ selector, set }) =>
        selector === where &&
        [...set.values()].some(value => value.includes(drawn) || value === 'var(--creature)'),
    );
  expect([...WRITTEN, ...DRAWN].filter(meeting => !isDrawnSo(meeting))).toEqual([]);
});
