const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

const keyOf = (locale: string | undefined, options: object) => `${locale} ${JSON.stringify(options)}`;

/** A number formatter. Cached, because creating one takes longer than rendering a row. */
export function numberFormat(
  locale: string | undefined,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = keyOf(locale, options);
  const format = numbers.get(key) ?? new Intl.NumberFormat(locale, options);
  numbers.set(key, format);
  return format;
}

/** A cached date formatter. */
export function dateFormat(
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = keyOf(locale, options);
  const format = dates.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dates.set(key, format);
  return format;
}

const FROM_RIGHT = /[\u0590-\u08FF\u200F]/u;

/**
 * A formatted date or time that reads as one piece. In a line from left to right, the parts of one with letters or marks from right to left
 * would be in another order: the Arabic form of 23/11/2026 would show 2026/11 beside the 23.
 */
export const isolated = (text: string): string => (FROM_RIGHT.test(text) ? `\u2068${text}\u2069` : text);
