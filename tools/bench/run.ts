/*
 * Size and speed of the console, on production builds in front of the mock API over HTTP. Each section prints its
 * table; then all targets follow with the measured values.
 * Bytes, requests and depth are the same on every machine and are counted: the last line says how many of them are
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
  --page NAME       only this page of the section loads`;

const { values } = readFlags(USAGE, {
  options: { runs: { type: 'string', default: '5' }, page: { type: 'string' }, only: { type: 'string' } },
});
const runs = numberFlag(USAGE, 'runs', values.runs, 1);

const SECTIONS: Readonly<Record<string, (browser: Browser) => Promise<Finding[]>>> = {
  loads: (browser) => loads(browser, runs, values.page),
  navigation: (browser) => navigation(browser, runs),
  interactions: (browser) => interactions(browser, runs),
  scrolling,
  map,
  memory,
};
const wanted = (values.only ?? Object.keys(SECTIONS).join())
  .split(',')
  .map((name) => SECTIONS[name] ?? refuse(`There is no section ${name}.`, USAGE));

const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
const findings: Finding[] = [];
try {
  for (const section of wanted) findings.push(...(await section(browser)));
} finally {
  await browser.close();
}

const timed = findings.filter((finding) => finding.timed);
const counted = findings.filter((finding) => !finding.timed);
console.log('');
for (const { what, holds } of timed) console.log(`${holds ? 'held    ' : 'not held'} ${what}`);
for (const { what, holds } of counted) console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}`);
const held = counted.filter(({ holds }) => holds).length;
console.log(`${held}/${counted.length} targets`);
process.exitCode = held === counted.length ? 0 : 1;
