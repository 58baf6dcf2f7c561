import type { Browser, Page } from '@playwright/test';
import { isRecord } from '../machine/files.ts';
import { middle, timed, type Finding } from './finding.ts';
import { withPage, type SlowPage } from './slow-page.ts';
import { openSite } from './sites.ts';

/*
 * From a list to a thing in it. Pointing at a name fetches code and data of its page, so the press has nothing to wait for: it is timed
 * from the press to the frame in which the heading and a row of the data are painted. That it needs no answer is proved apart from
 * any clock: from the press on no API answer is given out, and the page must be shown nevertheless. Beside it, for comparison, a
 * press that changes nothing: what a press and a frame cost on this machine at this moment.
 */

/** Milliseconds (docs/references/ux-security.md must 1). */
const BUDGET = 100;
/** Milliseconds between pointing and pressing, from the last answer on. */
const SETTLED = 500;
const LIST = '/projects/edge-cache/instances';
/** Rows of the list, one after the other: a page that was open once is in the cache. */
const NAMES = ['cache-ams-01', 'cache-ams-02', 'cache-fra-02', 'ingest-legacy', 'log-shipper'];

/**
 * Runs in the page: resolves with the milliseconds from the next press to the frame that has painted what is waited for. It looks when
 * the document changes and not at each frame: React draws a page in slices, and a frame between any two of them, which nobody else
 * has asked for, would cost as much as the slice.
 */
function timePress([heading, data]: [heading: string, data: string]): Promise<number> {
  return new Promise((resolve) => {
    const isThere = () => {
      const main = document.getElementById('content');
      return main?.querySelector('h1')?.textContent === heading && main.textContent.includes(data);
    };
    const press = (event: Event) => {
      // After the frame that paints what was found
      const painted = () =>
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)));
      const observer = new MutationObserver(() => {
        if (!isThere()) return;
        observer.disconnect();
        painted();
      });
      if (isThere()) painted();
      else observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    };
    addEventListener('pointerdown', press, { capture: true, once: true });
  });
}

async function pressed(page: Page, heading: string, data: string): Promise<number> {
  const time = page.evaluate(timePress, [heading, data] satisfies [string, string]);
  // The listener stands before the press is sent
  await page.evaluate(() => undefined);
  await page.mouse.down();
  await page.mouse.up();
  return time;
}

async function diskOf(api: string, instance: string): Promise<string> {
  const answer: unknown = await (
    await fetch(`${api}/v1/instances/${instance}/disks?project=edge-cache`)
  ).json();
  const disk: unknown = isRecord(answer) && Array.isArray(answer['items']) ? answer['items'][0] : undefined;
  if (!isRecord(disk) || typeof disk['name'] !== 'string') throw new Error(`${instance} has no disk`);
  return disk['name'];
}

interface Times {
  press: number[];
  empty: number[];
  waited: number;
}

async function measure(
  opened: SlowPage,
  url: string,
  api: string,
  runs: number,
  slow: boolean,
): Promise<Times> {
  const { page, slowDown, speedUp } = opened;
  const times: Times = { press: [], empty: [], waited: 0 };
  let isMute = false;
  await page.route(/\/v1\//, async (route) => {
    while (isMute) await new Promise((resolve) => setTimeout(resolve, 20));
    await route.continue().catch(() => undefined);
  });
  for (let run = 0; run < runs; run += 1) {
    const name = NAMES[run % NAMES.length] ?? '';
    const disk = await diskOf(api, name);
    await page.goto(url + LIST);
    const link = page.getByRole('link', { name, exact: true });
    await link.waitFor();
    await page.waitForLoadState('networkidle');
    if (slow) await slowDown();
    await page.getByRole('heading', { name: 'Instances', level: 1 }).hover();
    times.empty.push(await pressed(page, 'Instances', name));
    const fetched = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/disks'));
    await link.hover();
    await fetched;
    // The chunk is as near as the data, but no event tells that it has run
    await page.waitForTimeout(SETTLED);
    isMute = true;
    const limit = setTimeout(() => {
      times.waited += 1;
      isMute = false;
    }, 5_000);
    times.press.push(await pressed(page, name, disk));
    clearTimeout(limit);
    isMute = false;
    await speedUp();
  }
  return times;
}

/** List to detail, at full speed and four times slower. */
export async function navigation(browser: Browser, runs: number): Promise<Finding[]> {
  const site = await openSite();
  try {
    const findings: Finding[] = [];
    let waited = 0;
    console.log(`\nnavigation: press on a row until its page is painted, ms, median of ${runs}`);
    for (const [what, slow] of [
      ['this machine', false],
      ['CPU 4x slower', true],
    ] as const) {
      const times = await withPage(browser, (opened) => measure(opened, site.url, site.api, runs, slow));
      const [press, empty] = [middle(times.press), middle(times.empty)];
      waited += times.waited;
      console.log(
        `${what.padEnd(14)} ${press.toFixed(0).padStart(5)}   a press that does nothing ${empty.toFixed(0).padStart(5)}`,
      );
      findings.push(timed(`navigation: list to detail, ${what}`, press, BUDGET));
    }
    return [
      ...findings,
      {
        what: `navigation: ${waited} of ${2 * runs} presses on a row that was pointed at waited for an answer`,
        holds: waited === 0,
      },
    ];
  } finally {
    await site.close();
  }
}
