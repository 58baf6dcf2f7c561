import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../machine/files.ts';

/** Size limit of a kind of file as it is sent (brotli). */
export interface Budget {
  what: string;
  /** Files that the limit applies to, by path in the site: to the sum of their sizes, or to each file. */
  test: RegExp;
  /** Kilobytes of 1000 bytes. */
  kb: number;
  each?: boolean;
}

/**
 * Share of a budget that may be exceeded: hashes and small changes move a file by some hundred bytes, which are not worth a commit
 * (docs/decisions/021-bytes.md).
 */
export const SLACK = 0.03;

/** Budgets of files (docs/architecture.md section 8). Those of whole pages are in `tools/bench/pages.ts`. */
export const BUDGETS: readonly Budget[] = [
  { what: 'frame and tables', test: /^assets\/frame\.[^/]*\.js$/, kb: 59 },
  { what: 'parts of detail pages', test: /^assets\/ui-detail\.[^/]*\.js$/, kb: 4 },
  { what: 'copy as', test: /^assets\/copy-as\.[^/]*\.js$/, kb: 4 },
  { what: 'forms', test: /^assets\/forms\.[^/]*\.js$/, kb: 14 },
  // Finds the pages, forms, settings and guides of all areas
  { what: 'palette', test: /^assets\/palette\.[^/]*\.js$/, kb: 7 },
  { what: 'error screens', test: /^assets\/errors\.[^/]*\.js$/, kb: 6 },
  // Code that several subjects need, and the tables of the subjects (docs/decisions/017-route-tables.md)
  { what: 'entry of a remote', test: /^remotes\/.*\/remoteEntry\.[^/]*\.js$/, kb: 7, each: true },
  {
    what: 'shapes of the routes of a remote',
    test: /^remotes\/.*__federation_expose_area\.[^/]*\.js$/,
    kb: 7,
    each: true,
  },
  // Utilization, which contains the charts of capacity, and the form of a new instance are the largest
  {
    what: 'page of a remote',
    test: /^remotes\/(?!.*(remoteEntry|__federation|certificate-reader|system-overview|troubleshoot|\/diagram\.))[^.]*\.[^/]*\.js$/,
    kb: 15,
    each: true,
  },
  // Judges all that other pages show: network, hardware, pools, quotas, receivers, setup
  { what: 'overview of the system', test: /^remotes\/.*\/system-overview\.[^/]*\.js$/, kb: 18 },
  // Decides by the rules of routes, firewall, addresses and the start of the guest; it opens on a click
  {
    what: 'search for the cause of a lost connection',
    test: /^remotes\/.*\/troubleshoot\.[^/]*\.js$/,
    kb: 17,
  },
  // docs/decisions/014-certificates.md
  {
    what: 'reader of certificates',
    test: /^remotes\/.*\/certificate-reader\.[^/]*\.js$/,
    kb: 30,
    each: true,
  },
  // docs/decisions/013-diagram.md
  { what: 'layout of diagrams', test: /^remotes\/.*\/diagram\.[^/]*\.js$/, kb: 16, each: true },
  // The font of nearly every page; the other fonts are fetched when a page shows one of their characters
  { what: 'font of the text', test: /^assets\/inter\.[^/]*\.woff2$/, kb: 15 },
  { what: 'other fonts', test: /^assets\/(?!inter\.)[^/]*\.woff2$/, kb: 9, each: true },
];

/** The scripts that the document loads itself: React, the router, the shell. */
const START_KB = 115;

/** Whether bytes are within a budget of kilobytes. */
export const isWithin = (bytes: number, kb: number): boolean => bytes <= kb * 1000 * (1 + SLACK);

const inKb = (bytes: number): string => (bytes / 1000).toFixed(1);

const sizeOf = (path: string): number => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;

/** Text that only the mock API contains. */
const MOCK_TEXT = '/__mock';

/** Messages about exceeded budgets of a composed site; empty when all are met. */
export function budgetProblems(site: string, budgets: readonly Budget[] = BUDGETS): string[] {
  const files = filesBelow(site).filter((path) => !/\.(br|gz)$/.test(path));
  const over = budgets.flatMap(({ what, test, kb, each }) => {
    const sizes = files
      .filter((path) => test.test(path))
      .map((path) => [path, sizeOf(join(site, path))] as const);
    const groups = each ? sizes : [[what, sizes.reduce((sum, [, size]) => sum + size, 0)] as const];
    return groups
      .filter(([, size]) => !isWithin(size, kb))
      .map(([name, size]) => `${what}: ${name} has ${inKb(size)} of ${kb} KB`);
  });
  const document = readFileSync(join(site, 'index.html'), 'utf8');
  const start = [...document.matchAll(/<script[^>]* src="\/([^"]+)"/g)].reduce(
    (sum, [, path = '']) => sum + sizeOf(join(site, path)),
    0,
  );
  return isWithin(start, START_KB)
    ? over
    : [...over, `start: the first scripts have ${inKb(start)} of ${START_KB} KB`];
}

/** Files of a production site that contain the mock API; there must be none (issue: demo mode). */
export function mockFiles(site: string): string[] {
  return filesBelow(site).filter(
    (path) => path.endsWith('.js') && readFileSync(join(site, path), 'utf8').includes(MOCK_TEXT),
  );
}
