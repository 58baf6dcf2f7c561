import type { Browser, CDPSession } from '@playwright/test';
import type { Finding } from './finding.ts';
import { openSite } from './sites.ts';

/*
 * The memory use of the health page over an hour: operators leave this page open on a wall display. The clock of the
 * page is advanced by ten seconds at a time, the interval of its polls; its requests are real. Memory is compared
 * after six minutes and at the end, after garbage collection: objects that each poll leaks would exist hundreds of
 * times.
 */

/** Milliseconds between two polls of the page. */
const PACE = 10_000;
/**
 * The number of polls in an hour, and before the first measurement, by which time everything that is fetched once is
 * loaded.
 */
const POLLS = 360;
const WARM_UP = 36;
/** MB that memory may differ by (issue 15). */
const MOST_GROWTH = 5;

export interface Memory {
  /** Bytes of objects that are still in use. */
  readonly heap: number;
  readonly nodes: number;
}

/** The memory use of a page after garbage collection. */
export async function memoryOf(session: CDPSession): Promise<Memory> {
  await session.send('HeapProfiler.enable');
  // Twice: the first collection releases objects that the second can free
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes };
}

const mb = (bytes: number) => (bytes / 1e6).toFixed(1);

/** Measures an hour of the health page. */
export async function memory(browser: Browser): Promise<Finding[]> {
  const site = await openSite();
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.clock.install();
    let polls = 0;
    page.on('response', (response) => {
      if (response.url().includes('/bgp-status')) polls += 1;
    });
    await page.goto(`${site.url}/system/networking/health`);
    await page.getByRole('table', { name: 'Uplinks' }).waitFor();
    const session = await context.newCDPSession(page);
    const hear = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        const answer = page.waitForResponse((response) => response.url().includes('/bgp-status'));
        await page.clock.runFor(PACE);
        await answer;
      }
    };
    await hear(WARM_UP);
    const start = await memoryOf(session);
    await hear(POLLS - WARM_UP);
    const end = await memoryOf(session);
    const growth = (end.heap - start.heap) / 1e6;
    console.log(
      `\nan hour of the health page: ${polls} polls, heap ${mb(start.heap)} MB, then ${mb(end.heap)} MB`,
    );
    console.log(`nodes ${start.nodes}, then ${end.nodes}`);
    return [
      { what: `health page: ${polls} polls in an hour`, holds: polls >= POLLS },
      {
        what: `health page: heap grew by ${growth.toFixed(1)} of ${MOST_GROWTH} MB`,
        holds: Math.abs(growth) <= MOST_GROWTH,
      },
      {
        what: `health page: ${end.nodes} nodes after an hour, ${start.nodes} before`,
        holds: end.nodes <= 2 * start.nodes,
      },
    ];
  } finally {
    await context.close();
    await site.close();
  }
}
