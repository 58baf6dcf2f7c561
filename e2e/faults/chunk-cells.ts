/*
 * The lost-chunk matrix: every lazy file of the build is lost once, and lost until "Try again", in three ways. A cell
 * passes when a single loss has no visible effect, a longer one is shown in place of the part while the rest works,
 * "Try again" loads the part without a reload, and a form keeps its input.
 */
import type { Browser, Page, Route } from '@playwright/test';
import { chunksOfBuild, type Chunk } from './chunks.ts';

/** What a request for a file is answered with. */
const LOSSES = {
  aborted: (route: Route) => route.abort(),
  '404 HTML': (route: Route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>Not found' }),
  'wrong bytes': (route: Route) =>
    route.fulfill({
      contentType: route.request().url().endsWith('.css') ? 'text/css' : 'text/javascript',
      body: '/* another file */',
    }),
} as const;
type Loss = keyof typeof LOSSES;
const LOSS_NAMES = ['aborted', '404 HTML', 'wrong bytes'] as const satisfies readonly Loss[];

/** How long it is lost. */
const SPANS = ['once', 'until again'] as const;
type Span = (typeof SPANS)[number];

/** One cell of the matrix. */
interface Cell {
  readonly chunk: Chunk;
  readonly loss: Loss;
  readonly span: Span;
}

/** Cells of the short setting: each file once, its loss and span by its place in the list, as many as fit into 40 s. */
const SAMPLE = 24;
const PATIENCE = 8_000;
const TYPED = 'kept-by-the-form';

/** Loses a file until it is lifted. */
async function lose(page: Page, { chunk, loss, span }: Cell) {
  const state = { lost: 0, served: 0, lifted: false };
  const name = chunk.file.split('/').at(-1) ?? '';
  await page.route(`**/${name}*`, (route) => {
    if (state.lifted || (span === 'once' && state.lost > 0)) {
      if (route.request().resourceType() !== 'fetch') state.served += 1;
      return route.fallback();
    }
    state.lost += 1;
    return LOSSES[loss](route);
  });
  return state;
}

async function until(page: Page, what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(what);
    // A frame of the page: nothing changes between two of them
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

const again = (page: Page) => page.getByRole('button', { name: /Try again$/ }).first();
const message = (page: Page) => page.getByText(/could not be fetched/).first();

/** The palette opens and closes, regardless of failures elsewhere. */
async function restWorks(page: Page): Promise<void> {
  const palette = page.getByRole('dialog', { name: 'Quick actions' });
  await page.keyboard.press('ControlOrMeta+k');
  await palette.getByRole('combobox', { name: 'Search' }).waitFor({ timeout: PATIENCE });
  await page.keyboard.press('Escape');
  await palette.waitFor({ state: 'hidden', timeout: PATIENCE });
}

/** Opens the page that a cell begins on, waits until it is whole, and types into its form. */
async function begin(page: Page, base: string, { at, field }: Chunk['opener']): Promise<void> {
  await page.goto(base + (at ?? '/device/success'));
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: PATIENCE });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  if (field !== undefined) await page.getByRole('textbox', { name: field, exact: true }).first().fill(TYPED);
}

async function run(page: Page, base: string, cell: Cell): Promise<void> {
  const { opener } = cell.chunk;
  const isDocument = opener.at === undefined;
  // Pages of the sign-in area have no frame around them
  const hasFrame = !isDocument && opener.at !== '/device/success' && cell.chunk.app !== 'auth';
  const early = opener.isEarly && (await lose(page, cell));
  if (!isDocument) await begin(page, base, opener);
  const state = early || (await lose(page, cell));
  await opener.open(page);
  await until(page, 'it was not asked for', () => state.lost > 0);
  if (cell.span === 'until again' && opener.instead) {
    await opener.instead(page);
    return;
  }
  if (cell.span === 'until again') {
    const shown = opener.again === 'action' ? message(page) : again(page);
    await shown.waitFor({ timeout: PATIENCE }).catch(() => {
      throw new Error('no failure is shown');
    });
    if (hasFrame && !opener.isOfPalette) await restWorks(page);
    state.lifted = true;
    await (opener.again === 'action' ? opener.open(page) : again(page).click());
  }
  await until(page, 'it did not come', () => state.served > 0);
  if (!opener.instead)
    await again(page)
      .waitFor({ state: 'hidden', timeout: PATIENCE })
      .catch(() => {
        throw new Error('the failure is still shown');
      });
  await until(page, 'the page is empty', async () => (await page.getByRole('heading').count()) > 0);
  if (!isDocument && !(await page.evaluate(() => 'sameDocument' in window)))
    throw new Error('the page was loaded anew');
  if (opener.field !== undefined) {
    const fields = page.getByRole('textbox', { name: opener.field, exact: true, includeHidden: true });
    if ((await fields.first().inputValue()) !== TYPED) throw new Error('what was typed is lost');
  }
}

async function outcome(browser: Browser, base: string, cell: Cell): Promise<string | undefined> {
  const context = await browser.newContext({ baseURL: base, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  try {
    await run(page, base, cell);
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? 'failed') : String(error);
  } finally {
    await context.close();
  }
}

/** The cells of a setting: all, or of each kind of loss and span some, spread over the build. */
function cellsOf(chunks: readonly Chunk[], only: string | undefined, all: boolean): Cell[] {
  const cells = chunks.flatMap((chunk) =>
    LOSS_NAMES.flatMap((loss) => SPANS.map((span): Cell => ({ chunk, loss, span }))),
  );
  if (only !== undefined)
    return cells.filter(({ chunk, loss, span }) =>
      only.split(' ').every((word) => `${chunk.app} ${chunk.file} ${loss} ${span}`.includes(word)),
    );
  if (all) return cells;
  const kinds = LOSS_NAMES.length * SPANS.length;
  const step = chunks.length / SAMPLE;
  return Array.from(
    { length: SAMPLE },
    (_, index) => cells[Math.floor(index * step) * kinds + (index % kinds)],
  ).filter((cell) => cell !== undefined);
}

/** The cells of the matrix as tasks. Each prints its line and resolves with whether the cell passes. */
export function lostChunks(
  browser: Browser,
  base: string,
  only: string | undefined,
): (() => Promise<boolean>)[] {
  return cellsOf(chunksOfBuild(), only, process.env['FULL'] !== undefined).map((cell) => async () => {
    const started = performance.now();
    const problem = await outcome(browser, base, cell);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const { chunk, loss, span } = cell;
    const result = problem === undefined ? 'ok  ' : 'FAIL';
    console.log(
      `${chunk.app.padEnd(10)} ${chunk.file.padEnd(45)} ${loss.padEnd(11)} ${span.padEnd(11)} ${result} ${seconds.padStart(5)} s  ${problem ?? ''}`,
    );
    return problem === undefined;
  });
}
