/** The text for a value of a response with another type than in the API: it is neither absent nor known. */
export const NOT_READABLE = 'Not readable';

/** Whether a value is the text that the API describes. */
const isText = (value: unknown): boolean => typeof value === 'string';

/** Against its type: React can render texts, numbers, elements and lists, but no other object. */
const isNode = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  Symbol.iterator in value ||
  ('$$typeof' in value && typeof value.$$typeof === 'symbol');

/** The content of an element: an object in a response in place of a text would break the whole page. */
export const readableNode = <Node>(content: Node): Node | string =>
  isNode(content) ? content : NOT_READABLE;

/**
 * Shortens by characters. `end` keeps the first `max - 2`, `middle` keeps equal halves of `max - 2`; the rest becomes
 * one ellipsis. Text of up to `max` characters stays unchanged.
 */
export function truncate(text: string, max: number, position: 'end' | 'middle' = 'end'): string {
  if (!isText(text)) return NOT_READABLE;
  if (text.length <= max) return text;
  const kept = Math.max(0, max - 2);
  if (position === 'end') return `${text.slice(0, kept)}…`;
  const half = Math.floor(kept / 2);
  return `${text.slice(0, half)}…${text.slice(text.length - half)}`;
}

/** First letter upper-case, the rest untouched: `IP pools` stays `IP pools`. */
export function capitalize(text: string): string {
  if (!isText(text)) return NOT_READABLE;
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
}

const ACRONYMS: ReadonlySet<string> = new Set(['cpu', 'id', 'ip', 'ram', 'vpc']);

/** Labels that are lower case in the API and usually upper case: `vpc`. */
export const isAcronym = (label: string): boolean => ACRONYMS.has(label);

/** In place of a value that a server of another version does not send. */
export const NOT_REPORTED = 'Not reported by this server';

/** An identifier of the API as words: `saml_jit` becomes `saml jit`. A server of another version may not send it. */
export function humanize(value: string | undefined): string {
  if (value === undefined) return NOT_REPORTED;
  return isText(value) ? value.replaceAll('_', ' ') : NOT_READABLE;
}

/** Eight letters as the device shows them: `ABCDEFGH` becomes `ABCD-EFGH`. Upper-cased. */
export function deviceCode(letters: string): string {
  const code = letters.toUpperCase();
  return code.length > 4 ? `${code.slice(0, 4)}-${code.slice(4)}` : code;
}

/**
 * A text as one word of the filter of a list: in quotes unless it consists of characters that need none. A name with a space would be
 * two words, one with a colon a field.
 */
export const filterWord = (text: string, plain = /^[^\s":=<>\\]+$/): string =>
  plain.test(text) ? text : `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
