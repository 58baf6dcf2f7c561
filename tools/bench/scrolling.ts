import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Finding } from './finding.ts';
import { headOfFrames, takeFrames, printFrames, watchFrames } from './frames.ts';
import { memoryOf } from './memory.ts';
import { openSite } from './sites.ts';
import { withPage, withRows } from './slow-page.ts';

/*
 * 10,000 instances in one list, with the processor four times slower (docs/references/ux-security.md must 8). The
 * mouse wheel turns slowly, as for reading, then as fast as a hand can turn it; then the list jumps to its end and
 * back. Every frame of the page is timed. Memory is compared before and after, following garbage collection: the
 * memory of a list that keeps rendered rows would grow. The number of rows in the document is the same on every
 * machine and is counted.
 */

const ROWS = 10_000;
/** More rows than this in the document exceed the visible ones and a small margin. */
const MOST_ROWS = 120;
/** Growth of memory, in MB, that is a leak and not a cache. */
const MOST_GROWTH = 20;

/** Pixels and pixels a second of each turn of the wheel. */
const TURNS = [
  ['reading', 6_000, 1_000],
  ['looking for', 12_000, 3_000],
  ['in a hurry', 30_000, 10_000],
] as const;
const LEAPS = 40;

/** Scrolls as a wheel does; returns the frames. */
async function turn(page: Page, session: CDPSession, distance: number, speed: number): Promise<number[]> {
  await page.evaluate(takeFrames);
  await session.send('Input.synthesizeScrollGesture', { x: 700, y: 500, yDistance: -distance, speed });
  return (await page.evaluate(takeFrames)).frames;
}

/** Scrolls from the top to the end and back, in jumps as with the scroll bar; returns the frames. */
async function leap(page: Page): Promise<number[]> {
  await page.evaluate(takeFrames);
  const down = Array.from({ length: LEAPS }, (_, step) => step);
  for (const step of [...down, ...down.toReversed()]) {
    await page.getByTestId('scroll-container').evaluate(
      (sheet, part) => {
        sheet.scrollTop = part * sheet.scrollHeight;
      },
      step / (LEAPS - 1),
    );
    await page.waitForTimeout(100);
  }
  return (await page.evaluate(takeFrames)).frames;
}

const mb = (bytes: number) => (bytes / 1e6).toFixed(1);

/** Measures scrolling of a long list. */
export async function scrolling(browser: Browser): Promise<Finding[]> {
  const site = await openSite('large');
  try {
    return await withPage(browser, async ({ page, session, slowDown }) => {
      await withRows(page, ROWS);
      await page.goto(`${site.url}/projects/ten-thousand/instances?sort=name`);
      await page.getByRole('link', { name: 'vm-00001', exact: true }).waitFor({ timeout: 60_000 });
      await page.waitForLoadState('networkidle');
      const count = Number(await page.getByRole('table').getAttribute('aria-rowcount')) - 1;
      await page.evaluate(watchFrames);
      await page.mouse.move(700, 500);
      const start = await memoryOf(session);
      await slowDown();

      console.log(`\nscrolling: ${count} rows, CPU 4x slower, ms a frame`);
      console.log(headOfFrames);
      const findings: Finding[] = [
        { what: `scrolling: ${count} of ${ROWS} rows in the list`, holds: count === ROWS },
      ];
      const tell = (what: string, times: readonly number[]) => {
        findings.push(printFrames('scrolling', what, times));
      };
      tell(
        'nothing',
        await page.waitForTimeout(1_000).then(async () => (await page.evaluate(takeFrames)).frames),
      );
      for (const [what, distance, speed] of TURNS)
        tell(what, [
          ...(await turn(page, session, distance, speed)),
          ...(await turn(page, session, -distance, speed)),
        ]);
      tell('in leaps', await leap(page));

      const { rows } = await page.evaluate(takeFrames);
      const end = await memoryOf(session);
      console.log(`heap ${mb(start.heap)} MB, after the list to its end and back ${mb(end.heap)} MB`);
      console.log(`nodes ${start.nodes}, after ${end.nodes}; at most ${rows} rows in the document`);
      const growth = (end.heap - start.heap) / 1e6;
      return [
        ...findings,
        { what: `scrolling: ${rows} rows in the document, at most ${MOST_ROWS}`, holds: rows <= MOST_ROWS },
        {
          what: `scrolling: heap grew by ${growth.toFixed(1)} of ${MOST_GROWTH} MB`,
          holds: growth <= MOST_GROWTH,
        },
        {
          what: `scrolling: ${end.nodes} nodes after, ${start.nodes} before`,
          holds: end.nodes <= 2 * start.nodes,
        },
      ];
    });
  } finally {
    await site.close();
  }
}
