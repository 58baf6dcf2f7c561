// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { personas } from '@console/mock';
import { addressOf, paramsOf, PATHS } from './addresses.ts';
import { isFull } from './full.ts';
import { openMock, walk } from './walk.tsx';

/** Names of no object: a plausible one, path traversal, too long, other scripts, an id, quotes, a broken escape. */
const NAMES = [
  'no-such-thing',
  '..%2f',
  '../',
  'x'.repeat(300),
  'ünïcode \u202E',
  '00000000-0000-4000-8000-000000000000',
  "'; drop",
  '%',
] as const;

const mock = openMock(personas.operator);
let turn = 0;

/** A plausible name, and one of the others in rotation; with `FULL=1` all. */
function nextNames(): readonly string[] {
  turn += 1;
  return isFull ? NAMES : [NAMES[0], NAMES[1 + (turn % (NAMES.length - 1))] ?? NAMES[1]];
}

/**
 * Names that stand for no object of their own: copying a rule that does not exist opens an empty form (rules.test.tsx), and on the address
 * of a tab of another area the page itself stays (remotes/project/src/more.test.tsx).
 */
const isOptional = (path: string, name: string) =>
  (path.endsWith('/firewall-rules-new/:rule') && name === 'rule') ||
  (path.endsWith('/more/:area/:extension') && ['area', 'extension'].includes(name));

const named = PATHS.flatMap((path) => paramsOf(path).map((name) => [path, name] as const)).filter(
  ([path, name]) => !isOptional(path, name),
);

// @sheet common-ui/34.7 network-access/15.21 network-access/15.22 specification/2.8 specification/2.10
// @sheet specification/8.6
test.each(named)(
  '%s with another %s is not found, and nothing else is told',
  async (path, name) => {
    for (const value of nextNames()) {
      const { titles, crashes, loading, text } = await walk(mock, addressOf(path, { [name]: value }));
      expect({ value, titles, crashes, loading }).toEqual({
        value,
        titles: ['Page not found'],
        crashes: [],
        loading: [],
      });
      expect(text).toContain("The page you are looking for doesn't exist or you may not have access to it.");
    }
  },
  60_000,
);
