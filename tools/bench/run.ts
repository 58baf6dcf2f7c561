/*
 * `npm run bench [-- --runs N] [--page NAME]`: cold loads of the production site and of the same sources as one bundle,
 * in one run, against the mock API over HTTP. Prints a table a page, then each target with what was measured; the last
 * line says how many targets hold. Numbers are never asserted on time, only on bytes, requests and depth.
 */
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { browserPath } from '../browser.ts';
import { openSites } from './sites.ts';
import { coldLoad, median, type ColdLoad } from './measure.ts';

/** A page with its targets; kilobytes are 1000 bytes, as in ARCHITECTURE-NOTES.md. */
interface BenchPage {
  name: string;
  path: string;
  heading: string;
  /** A text that only data brings. */
  data?: string;
  script: number;
  total: number;
}

const PAGES: readonly BenchPage[] = [
  { name: 'projects', path: '/projects', heading: 'Projects', data: 'edge-cache', script: 185, total: 245 },
  {
    name: 'instances',
    path: '/projects/edge-cache/instances',
    heading: 'Instances',
    data: 'cache-ams-01',
    script: 205,
    total: 270,
  },
  {
    name: 'sign-in',
    path: '/login/fernhill/local',
    heading: 'Sign in to fernhill',
    script: 120,
    total: 160,
  },
];
/** What being composed may cost (ARCHITECTURE.md, section 8). */
const TAX_KB = 25;

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, page: { type: 'string' } },
});
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
    ms(load.ready).padStart(7),
  ].join(' ');

const sites = await openSites();
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
const results: [what: string, holds: boolean][] = [];
for (const page of PAGES.filter(({ name }) => values.page === undefined || name === values.page)) {
  const composed: ColdLoad[] = [];
  const single: ColdLoad[] = [];
  // In turns, so that what else the machine does meets both alike.
  for (let run = 0; run < Number(values.runs); run += 1) {
    composed.push(await coldLoad(browser, { ...page, url: sites.composed + page.path }));
    single.push(await coldLoad(browser, { ...page, url: sites.monolith + page.path }));
  }
  const [ours, one] = [median(composed), median(single)];
  console.log(`\n${page.name}: brotli KB and ms, median of ${values.runs}, 10 Mbit/s, 40 ms, CPU 4x slower`);
  console.log(
    '             script   style    font     doc    data    total  later  reqs  depth     FCP     LCP   ready',
  );
  console.log(row('composed', ours));
  console.log(row('one bundle', one));
  const tax = (ours.total - one.total) / 1000;
  results.push(
    [
      `${page.name}: script ${kb(ours.bytes.script)} of ${page.script} KB`,
      ours.bytes.script <= page.script * 1000,
    ],
    [`${page.name}: total ${kb(ours.total)} of ${page.total} KB`, ours.total <= page.total * 1000],
    [`${page.name}: composed costs ${tax.toFixed(1)} of ${TAX_KB} KB`, tax <= TAX_KB],
    [`${page.name}: depth ${ours.depth}, one bundle ${one.depth}`, ours.depth <= one.depth],
  );
}
await browser.close();
await sites.close();
console.log('');
for (const [what, holds] of results) console.log(`${holds ? 'ok  ' : 'MISS'} ${what}`);
const held = results.filter(([, holds]) => holds).length;
console.log(`${held}/${results.length} targets`);
process.exitCode = held === results.length ? 0 : 1;
