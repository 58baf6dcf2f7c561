import puppeteer from 'puppeteer-core';
import { BROWSER_FLAGS, browserPath } from '../machine/browser.ts';
import { isRecord } from '../../shared/record/index.ts';
import { readFlags } from '../machine/flags.ts';
import { programPath } from '../machine/programs.ts';
import { keepContainer, patternsOf, routesIn, sampleOf } from '../bench/routes.ts';
import { STEPS } from './steps.ts';

/*
 * The smoke set in a second engine (`npm run prove -- firefox`): every route opens in Firefox, and the main steps of each area
 * work. Playwright needs its own Firefox or a very new one; Puppeteer uses WebDriver BiDi with the Firefox of Debian.
 * Prints a line for each check and, last, `N/N checks`.
 */
const USAGE = `npm run prove -- firefox [URL [CHECKS]] [--sample N]
  URL         a served demo site (http://127.0.0.1:4000)
  CHECKS      a part of the names of the checks to run
  --sample N  open only N of the routes
  --count     only print how many checks there are; reads the routes with Chromium instead of Firefox`;

const { values, positionals } = readFlags(USAGE, {
  options: { sample: { type: 'string' }, count: { type: 'boolean' } },
  allowPositionals: true,
});
const [site = 'http://127.0.0.1:4000', only = ''] = positionals;

/** Milliseconds a page may take. */
const PATIENCE = 20_000;

/** Runs in the page: an object of the demo data as the API in the page has it. */
async function read(path: string): Promise<unknown> {
  return (await fetch(path)).json();
}

const browser = await puppeteer.launch({
  headless: true,
  ...(values.count === true
    ? { browser: 'chrome' as const, executablePath: browserPath(), args: BROWSER_FLAGS }
    : { browser: 'firefox' as const, executablePath: programPath('firefox') }),
});
const page = await browser.newPage();
page.setDefaultTimeout(PATIENCE);
await page.setViewport({ width: 1280, height: 800 });
const thrown: string[] = [];
/** The hash of empty content: Firefox reports it for scripts whose loading was aborted together with their page. */
const ABORTED = 'OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';
/** NS_BINDING_ABORTED: Firefox reports it for a font whose download was aborted together with its page. */
const ABORTED_FONT = 'status=2152398850';
page.on('pageerror', (error) => {
  const text = String(error);
  if (!text.includes(ABORTED) && !text.includes(ABORTED_FONT)) thrown.push(text);
});

/** Waits for the title of the page or the dialog of a path; an error page is a failure. */
async function expectOpened(path: string): Promise<void> {
  await page.goto(site + path);
  await page.waitForFunction(() => document.querySelector('h1, [role=dialog] h2')?.textContent !== undefined);
  const text = await page.evaluate(() => document.body.innerText);
  if (/Page not found|Something went wrong|could not be loaded/.test(text))
    throw new Error(text.slice(0, 200));
}

let passed = 0;
let all = 0;

async function check(name: string, run: () => Promise<unknown>): Promise<void> {
  if (!name.includes(only)) return;
  all += 1;
  if (values.count === true) return;
  thrown.length = 0;
  try {
    await run();
    if (thrown.length > 0) throw new Error(thrown.join('; '));
    passed += 1;
    console.log(`ok   ${name}`);
  } catch (error) {
    console.log(`FAIL ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const idOf = async (parameter: string, name: string): Promise<string> => {
  const found = await page.evaluate(read, `/v1/${parameter}s/${name}?project=edge-cache`);
  if (!isRecord(found) || typeof found['id'] !== 'string') throw new Error(`no ${parameter} ${name}`);
  return found['id'];
};

try {
  const routes = await routesIn(site, idOf, async (path, container) => {
    await page.evaluateOnNewDocument(keepContainer, container);
    await page.goto(site + path);
    await page.waitForFunction((key) => Reflect.get(globalThis, key) !== undefined, {}, container);
    return page.evaluate(patternsOf, container);
  });
  for (const { pattern, path } of sampleOf(routes, Number(values.sample ?? routes.length)))
    await check(`opens ${pattern}`, () => expectOpened(path));
  for (const [name, start, run] of STEPS)
    await check(name, async () => {
      await page.goto(site + start);
      await run(page);
    });
} finally {
  await browser.close();
}
console.log(values.count === true ? `${all} checks` : `${passed}/${all} checks`);
process.exitCode = passed === all || values.count === true ? 0 : 1;
