import type { Browser } from '@playwright/test';
import { isWithin } from '../build/budgets.ts';
import { inParallel, PAGES_AT_ONCE } from '../machine/in-parallel.ts';
import { timed, type Finding } from './finding.ts';
import { COUNTED, EDGE, SLOW } from './conditions.ts';
import { coldLoad, median, type ColdLoad } from './measure.ts';
import { heavyParts, type HeavyPart } from './parts.ts';
import { HEAVY_PAGES, PAGES, type BenchPage } from './pages.ts';
import { openSites, type Sites } from './sites.ts';

/*
 * The cost of opening the console on a page: bytes as sent, requests and round trips of the composed site, compared
 * with the same sources as one bundle.
 */

/** Milliseconds to the first paint at 400 kbit/s and 400 ms: the document and one round trip. */
const FIRST_PAINT = 1_500;

/** The limit for the cost of the composition (docs/architecture.md section 8). */
const TAX_KB = 25;

const kb = (bytes: number): string => (bytes / 1000).toFixed(1);
const ms = (time: number): string => time.toFixed(0);

const row = (name: string, load: ColdLoad): string =>
  [
    name.padEnd(10),
    kb(load.bytes.script).padStart(8),
    kb(load.bytes.style).padStart(7),
    kb(load.bytes.font).padStart(7),
    kb(load.bytes.document).padStart(7),
    kb(load.bytes.data).padStart(7),
    kb(load.total).padStart(8),
    kb(load.idle).padStart(6),
    String(load.requests).padStart(5),
    String(load.depth).padStart(6),
    ms(load.firstPaint).padStart(7),
    ms(load.largestPaint).padStart(7),
    (load.typable === undefined ? '' : ms(load.typable)).padStart(7),
    ms(load.ready).padStart(7),
    ms(load.work).padStart(7),
  ].join(' ');

const HEADS = [
  'script',
  'style',
  'font',
  'doc',
  'data',
  'total',
  'later',
  'reqs',
  'depth',
  'FCP',
  'LCP',
  'type',
  'ready',
  'work',
];
const WIDTHS = [8, 7, 7, 7, 7, 8, 6, 5, 6, 7, 7, 7, 7, 7];

/** Loads of a page of which the median decides when one load alone is over a limit: what a page fetches ahead is cut by time. */
const DECIDING_RUNS = 3;

/** How pages are loaded. */
export interface LoadOptions {
  /** Loads of a page. */
  runs: number;
  /** Name of the only page. */
  only?: string | undefined;
  /** Only the figures that are the same on every machine: bytes, requests and depth, with pages at a time. */
  counted: boolean;
}

async function compare(
  browser: Browser,
  sites: Sites,
  page: BenchPage,
  options: LoadOptions,
): Promise<Finding[]> {
  const findings = await compareOnce(browser, sites, page, options);
  const isOver = findings.some(({ holds, timed: isTime }) => !holds && isTime !== true);
  if (!isOver || options.runs >= DECIDING_RUNS) return findings;
  return compareOnce(browser, sites, page, { ...options, runs: DECIDING_RUNS });
}

async function compareOnce(
  browser: Browser,
  sites: Sites,
  page: BenchPage,
  { runs, counted }: LoadOptions,
): Promise<Finding[]> {
  const load = (site: string) =>
    coldLoad(browser, { ...page, url: site + page.path }, counted ? COUNTED : SLOW);
  const composed: ColdLoad[] = [];
  const single: ColdLoad[] = [];
  const plain: ColdLoad[] = [];
  // In alternation, so that other load of the machine slows both equally.
  for (let run = 0; run < runs; run += 1) {
    composed.push(await load(sites.composed));
    single.push(await load(sites.monolith));
    if (page.drawn !== undefined && !counted) plain.push(await load(sites.plain));
  }
  const [ours, one] = [median(composed), median(single)];
  const processor = counted ? 'several pages at a time' : 'CPU 4x slower';
  console.log(`\n${page.name}: brotli KB and ms, median of ${runs}, 10 Mbit/s, 40 ms, ${processor}`);
  console.log([' '.repeat(10), ...HEADS.map((head, index) => head.padStart(WIDTHS[index] ?? 0))].join(' '));
  console.log(row('composed', ours));
  console.log(row('one bundle', one));
  const drawnByCode = plain.length > 0 ? median(plain) : undefined;
  if (drawnByCode) console.log(row('not drawn', drawnByCode));
  const tax = (ours.total - one.total) / 1000;
  const sizes = [['script', ours.bytes.script] as const, ['total', ours.total] as const].map(
    ([what, bytes]): Finding => ({
      what: `${page.name}: ${what} ${Math.round(bytes / 1000)} of ${page[what]} KB`,
      holds: isWithin(bytes, page[what]),
    }),
  );
  return [
    ...sizes,
    { what: `${page.name}: composed costs ${tax.toFixed(1)} of ${TAX_KB} KB`, holds: tax <= TAX_KB },
    { what: `${page.name}: depth ${ours.depth}, one bundle ${one.depth}`, holds: ours.depth <= one.depth },
    expectParts(page.name, ours.files, []),
    ...(drawnByCode ? timesOfForm(page.name, ours, drawnByCode) : []),
  ];
}

/** Highest share of the time of a console whose form is drawn by its code in one bundle (issue 11, C5). */
const FORM_SHARE = 0.7;

/** Two moments of a form that the document draws: typed text is kept, and a submitted form is sent at once. */
function timesOfForm(name: string, ours: ColdLoad, plain: ColdLoad): Finding[] {
  const share = (what: string, part: number, whole: number): Finding => ({
    what: `${name}: ${what} at ${(part / whole).toFixed(2)} of ${FORM_SHARE} of the time of one bundle that draws it by code`,
    holds: part <= FORM_SHARE * whole,
    timed: true,
  });
  return [
    share('can be typed into', ours.typable ?? Number.NaN, plain.typable ?? Number.NaN),
    share('rendered by its code', ours.ready, plain.ready),
  ];
}

const inWords = (parts: readonly string[]) => (parts.length === 0 ? 'nothing heavy' : parts.join(' and '));

/** Only the page that shows charts, the terminal or diagrams loads them. */
function expectParts(name: string, files: readonly string[], parts: readonly HeavyPart[]): Finding {
  const found = heavyParts(files);
  const holds = found.join() === parts.join();
  return { what: `${name}: loads ${inWords(found)}${holds ? '' : `, not ${inWords(parts)}`}`, holds };
}

/** Cold loads. */
export async function loads(browser: Browser, options: LoadOptions): Promise<Finding[]> {
  const { only, counted } = options;
  const sites = await openSites();
  const findings: Finding[] = [];
  const wanted = ({ name }: { name: string }) => only === undefined || name === only;
  const compared = PAGES.filter(wanted).map(
    (page) => async () => void findings.push(...(await compare(browser, sites, page, options))),
  );
  const heavy = HEAVY_PAGES.filter(wanted).map((page) => async () => {
    const url = sites.composed + page.path;
    const { files } = await coldLoad(browser, { ...page, url }, counted ? COUNTED : SLOW);
    findings.push(expectParts(page.name, files, [page.part]));
  });
  const first = PAGES.slice(0, counted ? 0 : 1)
    .filter(wanted)
    .map((page) => async () => {
      const load = await coldLoad(browser, { ...page, url: sites.composed + page.path }, EDGE);
      console.log(
        `\n${page.name} at 400 kbit/s, 400 ms: FCP ${ms(load.firstPaint)}, ready ${ms(load.ready)}`,
      );
      findings.push(timed(`${page.name}: first paint at 400 kbit/s`, load.firstPaint, FIRST_PAINT));
    });
  try {
    // Times mean something only when a page has the machine for itself
    await inParallel([...compared, ...first, ...heavy], counted ? PAGES_AT_ONCE : 1);
    return findings;
  } finally {
    await sites.close();
  }
}
