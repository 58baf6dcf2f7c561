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
