import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../machine/files.ts';

/** Size limit of a kind of file, in bytes as sent (brotli). */
export interface Budget {
  what: string;
  /** Files that the limit applies to, by path in the site: to the sum of their sizes, or to each file. */
  test: RegExp;
  bytes: number;
  each?: boolean;
}

/**
 * Budgets by entry (docs/architecture.md section 8), derived from the targets of the pages. Raise one only with a
 * reason in the same commit.
 */
export const BUDGETS: readonly Budget[] = [
  // 700 more since the frame stands before its page: it draws the skeleton, marks the link and says that it waits. 500 more for the
  // displays of a lazy part's failure, which must be there when nothing else can be fetched
  { what: 'frame', test: /^assets\/frame\.[^/]*\.js$/, bytes: 42_100 },
  // 150 more since a list says that it could not be refreshed
  { what: 'tables', test: /^assets\/table\.[^/]*\.js$/, bytes: 18_150 },
  { what: 'forms', test: /^assets\/forms\.[^/]*\.js$/, bytes: 17_000 },
  { what: 'palette', test: /^assets\/palette\.[^/]*\.js$/, bytes: 7_000 },
  { what: 'error screens', test: /^assets\/errors\.[^/]*\.js$/, bytes: 9_000 },
  { what: 'entry of a remote', test: /^remotes\/.*\/remoteEntry\.[^/]*\.js$/, bytes: 8_000, each: true },
  {
    what: 'route table of a remote',
    test: /^remotes\/.*__federation_expose_area\.[^/]*\.js$/,
    bytes: 5_000,
    each: true,
  },
  {
    what: 'page of a remote',
    test: /^remotes\/(?!.*(remoteEntry|__federation))[^.]*\.[^/]*\.js$/,
    bytes: 11_250,
    each: true,
  },
  { what: 'fonts', test: /^assets\/.*\.woff2$/, bytes: 33_000 },
];
/**
 * The scripts that the document loads itself: React, the router, the shell. 2,500 of these bytes guard the session
 * (`shared/runtime/identity.ts`, `sign-out.ts`); this code has to run before the first call and when nothing can be fetched. 1,500
 * validate each registry row separately, lock the built-ins and attribute cleanup errors and update loops to their area
 * (docs/trust.md); this code has to run before the first line of an area.
 */
const START_BYTES = 106_600;

const sizeOf = (path: string): number => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;

/** Text that only the mock API contains. */
const MOCK_TEXT = '/__mock';

/** Messages about exceeded budgets of a composed site; empty when all are met. */
export function budgetProblems(site: string, budgets: readonly Budget[] = BUDGETS): string[] {
  const files = filesBelow(site).filter((path) => !/\.(br|gz)$/.test(path));
  const over = budgets.flatMap(({ what, test, bytes, each }) => {
    const sizes = files
      .filter((path) => test.test(path))
      .map((path) => [path, sizeOf(join(site, path))] as const);
    const groups = each ? sizes : [[what, sizes.reduce((sum, [, size]) => sum + size, 0)] as const];
    return groups
      .filter(([, size]) => size > bytes)
      .map(([name, size]) => `${what}: ${name} has ${size} bytes of ${bytes}`);
  });
  const document = readFileSync(join(site, 'index.html'), 'utf8');
  const start = [...document.matchAll(/<script[^>]* src="\/([^"]+)"/g)].reduce(
    (sum, [, path = '']) => sum + sizeOf(join(site, path)),
    0,
  );
  return start > START_BYTES
    ? [...over, `start: the first scripts have ${start} bytes of ${START_BYTES}`]
    : over;
}

/** Files of a production site that contain the mock API; there must be none (issue: demo mode). */
export function mockFiles(site: string): string[] {
  return filesBelow(site).filter(
    (path) => path.endsWith('.js') && readFileSync(join(site, path), 'utf8').includes(MOCK_TEXT),
  );
}
