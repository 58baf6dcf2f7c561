import { humanize } from './text.ts';

/**
 * The entry of a map for a value from outside; undefined for a value that it does not list, which `constructor` and `__proto__` are,
 * although every object has them.
 */
export const entryOf = <Entry>(map: Readonly<Record<string, Entry>>, value: string): Entry | undefined =>
  Object.hasOwn(map, value) ? map[value] : undefined;

/** The word for a value of a response; a value of a newer server is shown unchanged. */
export const wordFor = (words: Readonly<Record<string, string>>, value: string): string =>
  entryOf(words, value) ?? humanize(value);
