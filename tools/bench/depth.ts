/*
 * How many API requests must wait for one another until a page is complete,
 * for every route of every route table (docs/architecture.md section 8). Each is loaded cold from the production site
 * in front of the mock API. Prints the operations that a page requests, in waves: requests after an arrow need a
 * response of the requests before it. The last line is `N/N routes`; exit code 1 when a route is deeper than it may
 * be, or requests something twice.
 */
import { chromium, type Browser } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from '../machine/browser.ts';
import { isRecord } from '../../shared/record/index.ts';
import { readFlags } from '../machine/flags.ts';
import { inParallel } from '../machine/in-parallel.ts';
import { everyRoute, sampleOf, type RouteCase } from './routes.ts';
import { openSite } from './sites.ts';
import { QUIET, wavesOf, type Waves } from './waves.ts';

/** The limit of waves for a page, and for a page that must look up its data first (style.md, must 7). */
const LIMIT = 2;
const LOOKUP_LIMIT = 3;
const LOOKUPS: readonly RegExp[] = [
  /^\/lookup\//,
  /\/instances-new$/,
  /\/instances\/:instance\/networking$/,
  // An interface has the id of its subnet, and each instance its own external addresses
  /\/vpcs\/:vpc\/exposed$/,
  // A timeseries has the slot of a sled; the list of timeseries shows whether the fleet has it
  /^\/system\/inventory(\/(sleds|racks|switches|disks)|$)/,
  // Network resources refer to one another: a block to its lot, an announced network to its set
  /^\/system\/networking\/.*(-(new|add)|\/(lldp-)?edit)$/,
];
/**
 * Pages with data of many resources, of which the whole page reads six at a time (docs/screens/operator.md, reading
 * key): requests that wait in the queue look like a separate wave.
 */
const QUEUED_LIMIT = 4;
const QUEUED =
  /^\/system\/(utilization|networking\/(health|bgp|switch-ports|address-lots)(\/|$)|silos\/:silo\/report)/;
/** The overview reads what all pages of the system show: some forty requests in that queue. `/system` leads to it. */
const OVERVIEW = /^\/system(\/issues)?$/;
const OVERVIEW_LIMIT = 9;
/** The overview of a project counts what the tab `Exposed` of each VPC lists, after everything else: their list is one more wave. */
const COUNTS_EXPOSED = /\/:project\/overview$/;

/** An address that stands for an instance: its project is looked up before the page that the address leads to. */
const REDIRECT_LIMIT = LOOKUP_LIMIT + 1;
const REDIRECT = /^\/lookup\/(i|instances)\/:instance$/;

function limitOf(pattern: string): number {
  if (REDIRECT.test(pattern)) return REDIRECT_LIMIT;
  if (COUNTS_EXPOSED.test(pattern)) return LOOKUP_LIMIT + 1;
  if (OVERVIEW.test(pattern)) return OVERVIEW_LIMIT;
  if (QUEUED.test(pattern)) return QUEUED_LIMIT;
  return LOOKUPS.some((each) => each.test(pattern)) ? LOOKUP_LIMIT : LIMIT;
}

/** How many times longer than usual a page is left alone that seems too deep. */
const PATIENT = 8;

/** A wave as text: an operation that is requested several times has a count. */
function inWords(wave: readonly string[]): string {
  const times = Map.groupBy(wave, (operation) => operation);
  return [...times].map(([name, all]) => (all.length === 1 ? name : `${name} ×${all.length}`)).join(', ');
}

async function measure(browser: Browser, url: string, still?: number): Promise<Waves> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    return await wavesOf(await context.newPage(), url, still);
  } finally {
    await context.close();
  }
}

/** Measured once more with more patience when it is too deep: a loaded machine splits a wave. */
async function measurePatiently(browser: Browser, pattern: string, url: string): Promise<Waves> {
  const waves = await measure(browser, url);
  return waves.waves.length <= limitOf(pattern) ? waves : measure(browser, url, QUIET * PATIENT);
}

const USAGE = `npm run prove -- depth [PATH] [--sample N]
  PATH        only routes whose path contains it
  --sample N  so many of them, evenly from all route tables`;

const { values, positionals } = readFlags(USAGE, {
  options: { sample: { type: 'string' } },
  allowPositionals: true,
});
const site = await openSite();
const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
try {
  const idOf = async (parameter: string, name: string): Promise<string> => {
    const answer = await fetch(`${site.api}/v1/${parameter}s/${name}?project=edge-cache`);
    const found: unknown = await answer.json();
    if (!isRecord(found) || typeof found['id'] !== 'string') throw new Error(`no ${parameter} ${name}`);
    return found['id'];
  };
  const all = await everyRoute(browser, site.url, idOf);
  const routes = sampleOf(
    all.filter(({ pattern }) => pattern.includes(positionals[0] ?? '')),
    Number(values.sample ?? all.length),
  );
  if (routes.length === 0)
    throw new Error(`No route contains ${positionals[0]}: name a pattern, such as /disks/:disk`);
  const results = new Map<RouteCase, Waves>();
  await inParallel(
    routes.map(
      (route) => async () =>
        void results.set(route, await measurePatiently(browser, route.pattern, site.url + route.path)),
    ),
  );
  let held = 0;
  for (const route of routes) {
    const { waves, refused, repeated } = results.get(route) ?? {
      waves: [],
      refused: ['not measured'],
      repeated: [],
    };
    const [depth, limit] = [waves.length, limitOf(route.pattern)];
    const holds = depth <= limit && refused.length === 0 && repeated.length === 0;
    held += holds ? 1 : 0;
    console.log(`${holds ? 'ok  ' : 'FAIL'} ${depth} of ${limit}  ${route.pattern}`);
    if (waves.length > 0) console.log(`            ${waves.map(inWords).join('\n         →  ')}`);
    if (repeated.length > 0) console.log(`            requested again: ${inWords(repeated)}`);
    if (refused.length > 0) console.log(`            refused: ${refused.join(', ')}`);
  }
  console.log(`${held}/${routes.length} routes`);
  process.exitCode = held === routes.length ? 0 : 1;
} finally {
  await browser.close();
  await site.close();
}
