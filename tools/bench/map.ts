import type { Browser, Page } from '@playwright/test';
import type { Finding } from './finding.ts';
import { headOfFrames, takeFrames, printFrames, watchFrames } from './frames.ts';
import { openSite } from './sites.ts';
import { withPage } from './slow-page.ts';

/*
 * The picture of a VPC with 1,000 instances (docs/screens/network-access.md section 17, B-N3), with the processor four times slower:
 * frames while it opens, while arrow keys move through it, while boxes are clicked, and between picture and table.
 * The number of boxes for the 1,000 instances and the number of rows that the table starts with are the same on every
 * machine and are counted.
 */

const MAP = '/projects/wide-network/vpcs/default/map';
/** The maximum number of boxes in a picture (docs/decisions/013-diagram.md). */
const MOST_BOXES = 96;
/**
 * The maximum number of rows that the table starts with: half of what the window shows. All rows in one frame took
 * 100 ms.
 */
const MOST_ROWS = 12;
/** Arrow keys that are pressed one after the other. */
const KEYS = ['ArrowRight', 'ArrowRight', 'ArrowRight', ...Array.from({ length: 20 }, () => 'ArrowDown')];
/** Milliseconds between two presses, as of a key that repeats slowly. */
const PACE = 120;

/** The frames during an action, and for half a second after it. */
async function framesOf(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(takeFrames);
  await act();
  await page.waitForTimeout(500);
  return (await page.evaluate(takeFrames)).frames;
}

/** Runs in the page: the number of rows with which the next table is rendered. */
const firstRows = (): Promise<number> =>
  new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      const { length } = document.querySelectorAll('tr[data-row]');
      if (length === 0) return;
      observer.disconnect();
      resolve(length);
    }).observe(document.body, { childList: true, subtree: true });
  });

/** The picture of a VPC. */
export async function map(browser: Browser): Promise<Finding[]> {
  const site = await openSite('large');
  try {
    return await withPage(browser, async ({ page, slowDown }) => {
      const picture = page.getByRole('group', { name: 'Picture of default' });
      const boxes = picture.getByRole('button');
      const view = (name: string) => page.getByRole('button', { name, exact: true });
      await page.goto(`${site.url}${MAP}`);
      await boxes.first().waitFor({ timeout: 60_000 });
      await page.waitForLoadState('networkidle');
      const count = await boxes.count();
      await page.evaluate(watchFrames);
      await slowDown();

      console.log(`\nmap: 1000 instances in ${count} boxes, CPU 4x slower, ms a frame`);
      console.log(headOfFrames);
      const findings: Finding[] = [
        { what: `map: ${count} boxes, at most ${MOST_BOXES}`, holds: count > 10 && count <= MOST_BOXES },
      ];
      const tell = async (what: string, act: () => Promise<void>) => {
        findings.push(printFrames('map', what, await framesOf(page, act)));
      };
      await tell('nothing', async () => undefined);
      await tell('arrow keys', async () => {
        await boxes.first().focus();
        for (const key of KEYS) {
          await page.keyboard.press(key);
          await page.waitForTimeout(PACE);
        }
      });
      await tell('presses', async () => {
        for (let index = 0; index < Math.min(count, 12); index += 1) await boxes.nth(index).click();
      });
      const rows = page.evaluate(firstRows);
      await tell('to the table', () => view('Table').click());
      findings.push({
        what: `map: the table starts with ${await rows} rows, at most ${MOST_ROWS}`,
        holds: (await rows) > 0 && (await rows) <= MOST_ROWS,
      });
      await tell('to the picture', async () => {
        await view('Picture').click();
        await boxes.first().waitFor();
      });
      return findings;
    });
  } finally {
    await site.close();
  }
}
