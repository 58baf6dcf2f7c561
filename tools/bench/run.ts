/*
 * Size and speed of the console, on production builds in front of the mock API over HTTP. Each section prints its
 * table; then all targets follow with the measured values.
 * Bytes, requests and depth are the same on every machine and are counted: the last line counts those that are
 * met. Times are only printed, with their targets on an idle machine.
 */
import { chromium, type Browser } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from '../machine/browser.ts';
import { numberFlag, readFlags, refuse } from '../machine/flags.ts';
import type { Finding } from './finding.ts';
import { interactions } from './interactions.ts';
import { loads } from './loads.ts';
import { map } from './map.ts';
import { memory } from './memory.ts';
import { navigation } from './navigation.ts';
import { scrolling } from './scrolling.ts';

const USAGE = `npm run prove -- bench [flags]
  --only SECTION,…  loads, navigation, interactions, scrolling, map, memory (all)
  --runs N          runs of each section that measures times (5)
  --page NAME       only this page of the section loads
  --counted         only what is counted, in loads and navigation: no times, one run`;

const { values } = readFlags(USAGE, {
  options: {
    runs: { type: 'string', default: '5' },
    page: { type: 'string' },
    only: { type: 'string' },
    counted: { type: 'boolean', default: false },
  },
});
const { counted } = values;
const runs = counted ? 1 : numberFlag(USAGE, 'runs', values.runs, 1);

const SECTIONS: Readonly<Record<string, (browser: Browser) => Promise<Finding[]>>> = {
  loads: (browser) => loads(browser, { runs, only: values.page, counted }),
  navigation: (browser) => navigation(browser, runs, counted),
  interactions: (browser) => interactions(browser, runs),
  scrolling,
  map,
  memory,
};
const wanted = (values.only ?? (counted ? 'loads,navigation' : Object.keys(SECTIONS).join()))
  .split(',')
  .map((name) => SECTIONS[name] ?? refuse(`There is no section ${name}.`, USAGE));

const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
const findings: Finding[] = [];
try {
  for (const section of wanted) findings.push(...(await section(browser)));
} finally {
  await browser.close();
}

const times = findings.filter((finding) => finding.timed);
const figures = findings.filter((finding) => finding.timed !== true);
console.log('');
for (const { what, holds } of times) console.log(`${holds ? 'held    ' : 'not held'} ${what}`);
for (const { what, holds } of figures) console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}`);
const held = figures.filter(({ holds }) => holds).length;
console.log(`${held}/${figures.length} targets`);
process.exitCode = held === figures.length ? 0 : 1;
