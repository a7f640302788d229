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

/** The end of a long time. */
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

/** Milliseconds until the text changes. */
export const untilNextText = (left: number): number =>
  isLong(left) ? MINUTE : left % SECOND || SECOND;
