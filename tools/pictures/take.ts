import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { bringUpToDate } from '../build.ts';
import { SITES } from '../build/compose.ts';
import { BROWSER_FLAGS, browserPath } from '../machine/browser.ts';
import { createServer } from '../server/server.ts';
import type { Picture } from './pictures.ts';

/** The time in every picture, so that the same page gives the same picture. */
const TIME = '2026-11-23T09:41:00Z';
/** Attempts, and milliseconds between them, until a page does not change any more. */
const ATTEMPTS = 40;
const PAUSE = 1_000;

/** The picture of a page once two in a row are equal. */
async function settled(page: Page): Promise<Buffer> {
  let last = await page.screenshot({ animations: 'disabled' });
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await setTimeout(PAUSE);
    const next = await page.screenshot({ animations: 'disabled' });
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`${page.url()} does not stop changing`);
}

async function take(browser: Browser, url: string, picture: Picture): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: picture.size,
    colorScheme: picture.theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(TIME);
    await page.goto(picture.path);
    if (picture.press !== undefined)
      await page.getByRole('button', { name: picture.press }).click({ timeout: 60_000 });
    await page.getByText(picture.shows).first().waitFor({ timeout: 60_000 });
    return await settled(page);
  } finally {
    await context.close();
  }
}

/** Takes pictures from the built demo and writes them into a folder. */
export async function takePictures(pictures: readonly Picture[], folder: string): Promise<void> {
  const executablePath = browserPath();
  await bringUpToDate(['demo'], true);
  const server = createServer({ root: SITES.demo.out });
  const url = await server.listen(0);
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    for (const picture of pictures) {
      const bytes = await take(browser, url, picture);
      writeFileSync(join(folder, `${picture.name}.png`), bytes);
      console.log(`${picture.name}.png, ${Math.round(bytes.length / 1000)} kB`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}
