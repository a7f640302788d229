/** Colours of the stylesheets as numbers: what WCAG computes contrast from. */
export type Theme = 'deep' | 'day';

/** Red, green, blue and opacity, each from 0 to 1. */
export type Colour = readonly [number, number, number, number];

/** Values of custom properties by name; one may be set in several places. */
export type Tokens = ReadonlyMap<string, readonly string[]>;

const NOTHING: Colour = [0, 0, 0, 0];
const NAMED: Readonly<Record<string, string>> = { white: 'fff', black: '000' };

const fromHex = (hex: string): Colour => {
  const long = hex.length < 6 ? hex.replace(/./g, '$&$&') : hex;
  const [r, g, b] = [0, 2, 4].map(i => Number.parseInt(long.slice(i, i + 2), 16) / 255);
  return [r, g, b, 1];
};

const fromRgb = (inside: string): Colour => {
  const [r, g, b, a = 100] = (inside.match(/[\d.]+/g) ?? []).map(Number);
  return [r / 255, g / 255, b / 255, a / 100];
};

/** What stands between commas that belong to no inner bracket. */
const argumentsOf = (inside: string): string[] => {
  const parts = [''];
  let depth = 0;
  for (const sign of inside) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map(part => part.trim());
};

/** In sRGB, also where the sheet says Oklab: between neighbours the difference is small. */
const mixed = (a: Colour, b: Colour, ofA: number): Colour => {
  const alpha = a[3] * ofA + b[3] * (1 - ofA);
  const channel = (i: 0 | 1 | 2) =>
    alpha === 0 ? 0 : (a[i] * a[3] * ofA + b[i] * b[3] * (1 - ofA)) / alpha;
  return [channel(0), channel(1), channel(2), alpha];
};

const shareOf = (part: string): number | undefined => {
  const [, percent] = /([\d.]+)%$/.exec(part) ?? [];
  return percent === undefined ? undefined : Number(percent) / 100;
};

const fromMix = ([, first = '', second = '']: string[], theme: Theme, tokens: Tokens): Colour[] => {
  const of = shareOf(second);
  const share = shareOf(first) ?? (of === undefined ? 0.5 : 1 - of);
  const others = coloursIn(second, theme, tokens);
  return coloursIn(first, theme, tokens).flatMap(a => others.map(b => mixed(a, b, share)));
};

const fromFunction = (name: string, inside: string, theme: Theme, tokens: Tokens): Colour[] => {
  const parts = argumentsOf(inside);
  if (name === 'rgb') return [fromRgb(inside)];
  if (name === 'light-dark') return coloursIn(parts[theme === 'day' ? 0 : 1] ?? '', theme, tokens);
  if (name === 'color-mix') return fromMix(parts, theme, tokens);
  if (name.endsWith('-gradient')) return parts.flatMap(part => coloursIn(part, theme, tokens));
  if (name !== 'var') return [];
  const [token = '', fallback = ''] = parts;
  const values = tokens.get(token) ?? [fallback];
  return values.flatMap(value => coloursIn(value, theme, tokens));
};

/** Where the bracket that is open before this place closes. */
const closing = (value: string, from: number): number => {
  let depth = 1;
  for (let i = from; i < value.length; i++) {
    depth += value[i] === '(' ? 1 : value[i] === ')' ? -1 : 0;
    if (depth === 0) return i;
  }
  return value.length;
};

const TERM = /#([\da-f]{3,8})\b|([\w-]+)\(|\b(white|black|transparent)\b/gi;

/** Every colour that a value can show: of a gradient all its stops. */
export const coloursIn = (value: string, theme: Theme, tokens: Tokens): Colour[] => {
  const found: Colour[] = [];
  const terms = new RegExp(TERM);
  for (let term = terms.exec(value); term; term = terms.exec(value)) {
    const [, hex, name, word] = term;
    if (hex) found.push(fromHex(hex));
    if (word) found.push(word in NAMED ? fromHex(NAMED[word]) : NOTHING);
    if (!name) continue;
    const end = closing(value, terms.lastIndex);
    found.push(...fromFunction(name, value.slice(terms.lastIndex, end), theme, tokens));
    terms.lastIndex = end + 1;
  }
  return found;
};

/** A colour that lets something through, as it looks on what is below. */
export const over = (top: Colour, ground: Colour): Colour => {
  const [r, g, b] = [0, 1, 2].map(i => top[i] * top[3] + ground[i] * (1 - top[3]));
  return [r, g, b, 1];
};

const luminance = (colour: Colour): number => {
  const [r, g, b] = colour.map(c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** As WCAG 2 defines it, from 1 to 21. */
export const contrast = (a: Colour, b: Colour): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};
