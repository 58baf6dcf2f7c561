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
  // 700 more since the frame appears before its page: it shows the skeleton, marks the link and announces that it
  // waits. 500 more for the displays of a lazy part's failure, which must be there when nothing else can be fetched
  // 200 more since a click meant for another toast cannot close a new toast, and two quick Backs keep the position
  // 300 more since the banner polls the server while it is not reachable
  // 150 more since hovering over a link prefetches all files of its page at once
  // 800 more for the icons of the twelve new entries of the system's sidebar
  // 150 more for the statuses of slots of a rack and of steps of a checklist, 300 more for those of ports, BGP and BFD
  // 700 more since the system's links are in groups that open and close, and which is open is remembered
  // 300 more to keep the changes of a session for its script
  // 1,000 more since changes are followed to their end, and a page says which part of it could not be loaded; 500 more for the
  // message in place of a menu or dialog whose code was lost, which must be there when nothing else can be fetched
  // 500 more for the switchers of project and instance, 900 more for the icons and keys of the operator's pages and saved changes
  // 7,200 less since it has no module that only a lazy part uses, and icons have what is drawn (docs/decisions/021-bytes.md); 100 more
  // since areas of other teams have frames of their own, and add links to the frames of others
  // 900 more for the names and hashes of the files that only the frame asks for: the first scripts had them, and have 2,000 less
  // 200 more since a page says that one of many requests for its data failed, and a read whose other reader left is sent again
  // 50 more since the activity counts in the words of bulk results, and a change has the time at which it was sent
  // 200 more since the rows of tables have stateless buttons, links and menus (docs/decisions/026-what-a-click-costs.md),
  // 200 more for the words of changes that are unknown or interrupted, and of the activity
  // 200 more since what has failed is retried when a server that was not available answers again
  // 250 more since a wrong clock of the computer is reported, 550 more since pages have room for what floats over their end, and
  // a field with the focus stays visible
  { what: 'frame', test: /^assets\/frame\.[^/]*\.js$/, bytes: 44_300 },
  // 250 more since a page says which part of it could not be loaded, and a table that its order was lost
  // 150 more since a list says that it could not be refreshed, 350 more for lists in tabs and lists without pages
  // 100 more since selection boxes that appear and disappear rerender no cell, 150 more for menus and plain tables
  // outside of lists 200 more for saved views, and for the names of heads without a text
  // 500 more since the icons and formatters that only tables use are in this file and not in the frame's
  // 8,800 less since head and selection use our own code (docs/decisions/022-tables.md)
  // 350 more since a table has one menu for its rows and follows their links, which saves a third of the script of Back
  // 40 more since a table in a side modal has the form of phones
  // 100 more since the row with the focus stays in the document when a long list is scrolled away from it
  { what: 'tables', test: /^assets\/table\.[^/]*\.js$/, bytes: 11_460 },
  // 2,600 less since Copy as is a file of its own, which forms and questions fetch
  // 20 more since a tab that opens itself again when the server is back does not cancel a navigation of the person
  // 40 more since the tab with the longest prefix of the path is selected
  // 30 more since the browser compiles each file while it is downloaded: a comment that says so
  { what: 'parts of detail pages', test: /^assets\/ui-detail\.[^/]*\.js$/, bytes: 3_590 },
  { what: 'copy as', test: /^assets\/copy-as\.[^/]*\.js$/, bytes: 3_650 },
  // 600 more since a form says when the outcome of a write is unknown, and checks it
  // 50 more since what is typed before the person is known is saved too
  // 250 more since a form names what a restored draft lacks, takes no input while it is sent, and keeps other drafts beside a long one
  { what: 'forms', test: /^assets\/forms\.[^/]*\.js$/, bytes: 12_650 },
  // 600 more since the palette keeps the focus itself, so that nothing behind it is styled again, and draws rows that are not visible
  // when the browser is idle (docs/decisions/026-what-a-click-costs.md)
  // 40 more since the browser compiles the file while it is downloaded, and parts of addresses are found
  { what: 'palette', test: /^assets\/palette\.[^/]*\.js$/, bytes: 4_590 },
  // 800 more since a build that was chosen for this browser is put in its row here (docs/decisions/023-second-builds.md)
  // 150 more since the list of areas has the icon of each area, and the color of its state, as the design has
  { what: 'error screens', test: /^assets\/errors\.[^/]*\.js$/, bytes: 4_850 },
  // Code that several subjects need, and the tables of the subjects, which contain the rest
  // (docs/decisions/017-route-tables.md) 600 more since the system area has seventeen subjects instead of nine; 1,350
  // less since our own code starts its container
  { what: 'entry of a remote', test: /^remotes\/.*\/remoteEntry\.[^/]*\.js$/, bytes: 5_850, each: true },
  {
    what: 'shapes of the routes of a remote',
    test: /^remotes\/(?!project\/).*__federation_expose_area\.[^/]*\.js$/,
    // A line for each screen
    bytes: 3_600,
    each: true,
  },
  // Code that nearly all of its pages use is in this file once, and not beside each page (build/remote.ts): each page
  // has 900 to 2,500 less
  {
    what: 'shapes of the routes, and actions, of the project area',
    test: /^remotes\/project\/.*__federation_expose_area\.[^/]*\.js$/,
    bytes: 5_550,
  },
  {
    what: 'page of a remote',
    test: /^remotes\/(?!.*(remoteEntry|__federation|certificate-reader|\/diagram\.))[^.]*\.[^/]*\.js$/,
    // The form of a new instance is the largest: it also chooses groups, and says which images may not be seen. 500 more since it
    // follows the new instance until it runs, and has the rows of its operations, which every page of the area loaded
    // before
    bytes: 12_900,
    each: true,
  },
  {
    what: 'reader of certificates (docs/decisions/014-certificates.md)',
    test: /^remotes\/.*\/certificate-reader\.[^/]*\.js$/,
    bytes: 29_000,
    each: true,
  },
  // The layout of the picture of a VPC, fetched with the picture (docs/decisions/013-diagram.md)
  { what: 'layout of diagrams', test: /^remotes\/.*\/diagram\.[^/]*\.js$/, bytes: 15_500, each: true },
  // The font of nearly every page; the other fonts are fetched when a page shows one of their characters
  { what: 'font of the text', test: /^assets\/inter\.[^/]*\.woff2$/, bytes: 14_850 },
  { what: 'other fonts', test: /^assets\/(?!inter\.)[^/]*\.woff2$/, bytes: 8_500, each: true },
  // Lists that the document would otherwise contain for every path; the pages of the area fetch them
  { what: 'pages of a remote', test: /^remotes\/.*\/pages\.[^/]*\.json$/, bytes: 4_750, each: true },
];
/**
 * The scripts that the document loads itself: React, the router, the shell. 2,500 of these bytes guard the session
 * (`shared/runtime/identity.ts`, `sign-out.ts`); this code has to run before the first call and when nothing can be fetched. 1,500
 * validate each registry row separately, lock the built-ins and attribute cleanup errors and update loops to their area
 * (docs/trust.md); this code has to run before the first line of an area. 600 are the routes and the chunk of the
 * search, which belong to no area. The router has only what the console uses (build/lean-router): 8,000 less.
 * 700 are for a site below a path, and for builds of an area that a part of the browsers runs. The integrity values
 * that the document has are not in them again. 150 render a Back once and not twice (shell/src/router-window.ts),
 * and take the focus from a page before it is removed. 100 report that the server is not available for the moment, 400 pass
 * what was typed before the code was there to the sign-in page (shell/src/session/take-over.ts).
 * 300 render the frame together with the first page or with its skeleton, and let the browser compile each file while it is
 * downloaded.
 * 100 reject a read that a write depends on when the session has ended (shared/runtime/session.ts, `whileSignedIn`).
 * 150 compare the clock of the computer with each response, and know the request of each lost one (shared/runtime/clock.ts, lost.ts).
 * 50 are for the hashes of the files that are fetched later: with every change they compress differently, by up to 45 bytes.
 */
const START_BYTES = 98_350;

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
