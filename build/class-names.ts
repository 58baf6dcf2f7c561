import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import { classStart } from './remote-styles.ts';

/*
 * Names of classes in built style sheets. A hash for each class cannot be compressed, neither in the style sheet nor in the scripts; here
 * all classes of a file begin with the area and the same four characters and end with a number, so most of a name
 * repeats the preceding text.
 */

const DIGITS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const ROOT = `${import.meta.dirname}/..`;

/** The number in as few letters and digits as possible. */
function inDigits(number: number): string {
  const rest = Math.floor(number / DIGITS.length);
  return (rest > 0 ? inDigits(rest) : '') + DIGITS.charAt(number % DIGITS.length);
}

/**
 * What all class names of a style sheet begin with: the app's own start, then a capital, a digit, and two more characters by path.
 * `build/class-names.test.ts` checks that no two in the repository are equal.
 */
export function classPrefix(app: string, path: string): string {
  const hash = createHash('sha256').update(path).digest();
  const one = (from: string, byte = 0) => from.charAt(byte % from.length);
  const start = one('ABCDEFGHIJKLMNOPQRSTUVWXYZ', hash[0]) + one('0123456789', hash[1]);
  return `${classStart(app)}-${start}${one(DIGITS, hash[2])}${one(DIGITS, hash[3])}`;
}

/**
 * Names the classes of an app's style sheets, in the order of their first use in a file: the same file gives the same
 * names in every build. For `getLocalIdent` of css-loader.
 */
export function classNames(app: string) {
  const files = new Map<string, Map<string, string>>();
  return ({ resourcePath }: { readonly resourcePath: string }, _pattern: string, local: string): string => {
    const path = relative(ROOT, resourcePath).replaceAll(sep, '/');
    const names = files.get(path) ?? new Map<string, string>();
    files.set(path, names);
    const name = names.get(local) ?? classPrefix(app, path) + inDigits(names.size);
    names.set(local, name);
    return name;
  };
}
