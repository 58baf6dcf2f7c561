/*
 * The fault matrix (`npm run prove -- faults`): every area met with every fault in a real browser. A cell passes when the rest of
 * the console works, the reason is named within 10 s, and "Try again" shows the page once the fault is gone, without
 * a full navigation. Faults of code that runs (contained.ts) share a document for each area: such a cell passes when the fault
 * is confined to its page and the rest works. The releases need no browser (releases.ts); the lost-chunk matrix comes last
 * (chunk-cells.ts). Prints a table and, last, `N/N cells`. Arguments: base URL of a served demo site, and words that narrow it
 * to an area, a fault, `releases`, one of their subjects or `chunks` by its name, or to the cells of the lost-chunk matrix
 * that have all the words.
 */
import { chromium, type Browser, type Page, type Route } from '@playwright/test';
import { browserPath } from '../../tools/machine/browser.ts';
import { inParallel } from '../../tools/machine/in-parallel.ts';
import { runNode } from '../../tools/machine/process.ts';
import { SUBJECTS } from '../../tools/faults/releases.ts';
import { proofCounts } from '../../tools/testing/test-reports.ts';
import { lostChunks } from './chunk-cells.ts';
import { FAULTS, TARGETS, type Fault, type Target } from './cells.ts';
import { CONTAINED } from './contained.ts';
import { releaseRows } from './releases.ts';
import { brokenBuild } from './sabotage.ts';

const base = process.argv[2] ?? 'http://127.0.0.1:4000';
const only = process.argv.length > 3 ? process.argv.slice(3).join(' ') : undefined;

/** A fault that can be lifted. */
async function install(page: Page, target: Target, fault: Fault): Promise<() => void> {
  let lifted = false;
  const { entry, chunk, row } = fault;
  const answer = async (
    route: Route,
    { status, body = '', type = 'text/plain' }: { status: number; body?: string; type?: string },
  ) => route.fulfill({ status, body, contentType: type });
  await page.route(`**/remotes/${target.area}/**/*.js*`, async (route) => {
    const isEntry = /\/remoteEntry\.[^/]*$/.test(route.request().url());
    const isShared = /__federation_expose/.test(route.request().url());
    if (lifted) return route.continue();
    if (isEntry && entry === 'hang') return undefined;
    if (isEntry && entry && entry !== 'hang') return answer(route, entry);
    if (!isEntry && !isShared && chunk) return answer(route, chunk);
    return route.continue();
  });
  if (row) {
    await page.route('**/registry.json', async (route) => {
      if (lifted) return route.continue();
      const response = await route.fetch();
      return route.fulfill({ response, body: changeRow(await response.text(), target.area, row) });
    });
    await page.route(
      (url) => url.origin === new URL(base).origin && !/\.[a-z]+$/.test(url.pathname),
      async (route) => {
        if (route.request().resourceType() !== 'document') return route.continue();
        const response = await route.fetch();
        const body = (await response.text()).replace(
          /(<script type="application\/json" id="console-config">)([\s\S]*?)(<\/script>)/,
          (_, open: string, json: string, close: string) => open + changeRow(json, target.area, row) + close,
        );
        return route.fulfill({ response, body });
      },
    );
  }
  return () => {
    lifted = true;
  };
}

function changeRow(
  json: string,
  area: string,
  change: (row: Record<string, unknown>) => Record<string, unknown>,
): string {
  const config = recordOf(JSON.parse(json));
  const rows = Array.isArray(config['remotes']) ? config['remotes'].map(recordOf) : [];
  const remotes = rows.map((row) => (row['name'] === area ? change(row) : row));
  return JSON.stringify({ ...config, remotes }).replaceAll('<', '\\u003c');
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Changes the URL as a link does: the router listens, no document is loaded. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

/** Runs one cell and returns its problem, or undefined. */
async function cell(browser: Browser, target: Target, fault: Fault): Promise<string | undefined> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const lift = await install(page, target, fault);
    await page.goto(base + target.from);
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().waitFor();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await go(page, target.path);
    const panel = page.getByRole('alert').filter({ has: page.getByRole('heading', { level: 1 }) });
    await panel.waitFor({ timeout: 10_000 }).catch(() => {
      throw new Error('no panel within 10 s');
    });
    await panel.getByText('Details for your administrator').click();
    if (!new RegExp(`reason\\s+${fault.reason}\\b`).test(await panel.innerText()))
      throw new Error('another reason is named');
    await restWorks(page, target);
    await go(page, target.path);
    await panel.waitFor({ timeout: 10_000 });
    lift();
    await panel.getByRole('button', { name: 'Try again' }).click();
    await page
      .getByRole('heading', { level: 1, name: target.heading })
      .waitFor({ timeout: 5_000 })
      .catch(() => {
        throw new Error('"Try again" did not show the page');
      });
    if (!(await page.evaluate(() => 'sameDocument' in window))) throw new Error('the page was loaded anew');
    return undefined;
  } catch (error) {
    return problemOf(error);
  } finally {
    await context.close();
  }
}

/** The rest of the console: another area, breadcrumbs, navigation, sign-out. */
async function restWorks(page: Page, target: Target): Promise<void> {
  const other = TARGETS.find((one) => one.path === target.from);
  await go(page, target.from);
  await page.getByRole('heading', { level: 1, name: other?.heading ?? /./ }).waitFor({ timeout: 5_000 });
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().waitFor();
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
  await page.keyboard.press('Escape');
}

/** With everything else, the releases are a program of their own: they keep a core busy, and pages wait. */
const releases =
  only === undefined
    ? runNode('e2e/faults/run.ts', [base, 'releases'], { onOutput: (text) => process.stdout.write(text) })
    : undefined;
let { passed, total } = releases ? { passed: 0, total: 0 } : await releaseRows(only);
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
/** Runs a cell, prints its line and counts it. */
async function tell(
  area: string,
  name: string,
  told: string,
  run: () => Promise<string | undefined>,
): Promise<void> {
  total += 1;
  const started = performance.now();
  const problem = await run();
  if (problem === undefined) passed += 1;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${area.padEnd(9)} ${name.padEnd(17)} ${problem === undefined ? 'ok  ' : 'FAIL'} ${seconds.padStart(5)} s  ${problem ?? told}`,
  );
}

const problemOf = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? 'failed') : String(error);

/** The faults of code that runs, one after the other in one document. */
async function contained(target: Target, names: readonly string[]): Promise<void> {
  const { fault, build } = await brokenBuild(base, target);
  const context = await browser.newContext();
  const page = await context.newPage();
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await install(page, target, fault);
  await page.goto(base + target.from);
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().waitFor();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const { name, prove } of CONTAINED.filter((one) => names.includes(one.name)))
    await tell(target.area, name, 'contained', async () => {
      try {
        await go(page, target.path);
        await page.getByRole('heading', { level: 1, name: target.heading }).waitFor({ timeout: 5_000 });
        await prove({ page, target, build, lines, go: (path) => go(page, path) });
        await restWorks(page, target);
        if (!(await page.evaluate(() => 'sameDocument' in window)))
          throw new Error('the page was loaded anew');
        return undefined;
      } catch (error) {
        return problemOf(error);
      }
    });
  await context.close();
}

/** Without FULL=1 each fault of an entry is tried on one area, in turn: what handles it is the same code for all of them. */
const isShort = only === undefined && process.env['FULL'] === undefined;
const meets = (area: number, fault: number) => !isShort || fault % TARGETS.length === area;

/** A request without an answer is waited for to its time limit, twice: it is the longest cell. */
const waits = ({ entry }: Fault) => entry === 'hang';

const cells = TARGETS.flatMap((target, area) => {
  const chosen = (name: string) => only === undefined || only === target.area || only === name;
  const names = CONTAINED.map(({ name }) => name).filter(chosen);
  return [
    ...(names.length > 0 ? [{ isLong: false, run: () => contained(target, names) }] : []),
    ...FAULTS.filter(({ name }, index) => chosen(name) && meets(area, index)).map((fault) => ({
      isLong: waits(fault),
      run: () => tell(target.area, fault.name, fault.reason, () => cell(browser, target, fault)),
    })),
  ];
});
const isOtherPart = [
  'releases',
  ...SUBJECTS,
  ...TARGETS.map(({ area }) => area),
  ...[...FAULTS, ...CONTAINED].map(({ name }) => name),
].some((name) => name === only);
const chunks = isOtherPart ? [] : lostChunks(browser, base, only === 'chunks' ? undefined : only);
// The cells that wait come first, so that others fill the time; all are one queue, so that no page waits for the last of a part
await inParallel([
  ...cells.toSorted((one, other) => Number(other.isLong) - Number(one.isLong)).map(({ run }) => run),
  ...chunks.map((chunk) => async () => {
    const holds = await chunk();
    total += 1;
    if (holds) passed += 1;
  }),
]);
await browser.close();
if (releases) {
  const { output, code } = await releases;
  const counts = proofCounts(output, code);
  passed += counts.passed;
  total += counts.passed + counts.failed;
}
console.log(`${passed}/${total} cells`);
process.exitCode = passed === total ? 0 : 1;
