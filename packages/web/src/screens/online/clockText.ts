/** Formats the time left. */
const SECOND = 1000; // milliseconds
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** From here on, a date in the reader's time zone is clearer than a number of hours. */
const LONG = 12 * HOUR;

const WEEK = 7 * 24 * HOUR;

const two = (n: number): string => String(n).padStart(2, '0');

/** As on a clock: 9:05, or 1:09:05. A started second counts. */
export const clockText = (left: number): string => {
  const seconds = Math.ceil(left / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};

export const isLong = (left: number): boolean => left >= LONG;

/** In the last minute one looks at the clock. */
export const isLow = (left: number): boolean => left <= MINUTE;

/** When a time that is long runs out. */
export const deadlineText = (
  left: number,
  locale: string, // a locale
  now = Date.now(),
  timeZone?: string, // by default the reader's own
): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(now + left);

/** The same in less space: within a week the day of the week is enough. */
export const briefDeadlineText = (
  left: number,
  locale: string, // a locale
  now = Date.now(),
  timeZone?: string,
): string =>
  new Intl.DateTimeFormat(locale, {
    ...(left < WEEK
      ? { weekday: 'short', hour: 'numeric', minute: '2-digit' }
      : { day: 'numeric', month: 'short' }),
    timeZone,
  }).format(now + left);

/** When something was said: the hour, and the day if it was another one. */
export const momentText = (
  at: number, // milliseconds since 1970
  locale: string,
  now = Date.now(),
  timeZone?: string,
): string => {
  const dayOf = (time: number): string =>
    new Intl.DateTimeFormat('en', { dateStyle: 'short', timeZone }).format(time);
  const day = dayOf(at) === dayOf(now) ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(locale, {
    ...day,
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(at);
};

/** In how many milliseconds the text changes. */
export const untilNextText = (left: number): number =>
  isLong(left) ? MINUTE : left % SECOND || SECOND;
