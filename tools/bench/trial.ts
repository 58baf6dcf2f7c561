import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type CDPSession, type Page } from '@playwright/test';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { BROWSER_FLAGS, browserPath } from '../machine/browser.ts';
import { ROOT, filesBelow } from '../machine/files.ts';

/*
 * A trial compares two implementations of the same component, ours and one of a library, in one run on one machine:
 * the size of both as one bundle without react, and measurements in a page of each with the CPU four times slower. It
 * prints a table and has no targets; a decision in docs/decisions/ contains the figures.
 */

/** The two pages of a trial: `ours.tsx` and `library.tsx` in its folder. */
export const KINDS = ['ours', 'library'] as const;
type Kind = (typeof KINDS)[number];

/** Builds one page into the folder of its name, with react in separate scripts. */
async function build(from: string, into: string, kind: Kind): Promise<void> {
  const rsbuild = await createRsbuild({
    cwd: ROOT,
    rsbuildConfig: {
      mode: 'production',
      plugins: [pluginReact()],
      source: {
        entry: { index: `./${from}/${kind}.tsx` },
        define: { DEMO: 'false', DEVELOPMENT: 'false', SHARED_VERSION: '"0.0.0"' },
      },
      html: { title: 'Trial' },
      output: {
        assetPrefix: './',
        distPath: { root: join(into, kind) },
        cleanDistPath: false,
        legalComments: 'none',
      },
      performance: { printFileSize: false },
      splitChunks: {
        cacheGroups: {
          react: {
            test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            name: 'react',
            chunks: 'all',
            enforce: true,
          },
        },
      },
    },
  });
  await rsbuild.build();
}

/** Kilobytes of script, brotli, without react itself. */
const weigh = (folder: string): number =>
  filesBelow(folder)
    .filter((path) => path.endsWith('.js') && !/\/react\./.test(path))
    .reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(folder, path))).length, 0) / 1000;

/** The median of numbers; 0 for an empty list. */
export const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Milliseconds from a key press of `act` until the next frame is painted. */
export async function painted(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    addEventListener(
      'keydown',
      (event) => {
        const start = event.timeStamp;
        requestAnimationFrame(() =>
          setTimeout(() => Reflect.set(globalThis, 'trialTime', performance.now() - start)),
        );
      },
      { once: true, capture: true },
    );
  });
  await act();
  const handle = await page.waitForFunction((): unknown => Reflect.get(globalThis, 'trialTime'));
  const time = Number(await handle.jsonValue());
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'trialTime'));
  return time;
}

/** An open page of a trial. */
export interface TrialPage {
  page: Page;
  session: CDPSession;
}

/** Runs a trial and prints its table: what `measure` returns for each page, and its bytes. */
export async function runTrial(
  from: string,
  measure: (trial: TrialPage) => Promise<Record<string, number>>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'console-trial-'));
  const browser: Browser = await chromium.launch({
    executablePath: browserPath(),
    args: [...BROWSER_FLAGS, '--allow-file-access-from-files'],
  });
  try {
    const rows: Record<string, Record<string, number>> = {};
    for (const kind of KINDS) {
      await build(from, folder, kind);
      // A separate browser context, which axe needs
      const page = await (await browser.newContext()).newPage();
      page.on('pageerror', (error) => console.error(kind, error.message));
      await page.goto(`file://${join(folder, kind, 'index.html')}`);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      rows[kind] = { 'script, KB': weigh(join(folder, kind)), ...(await measure({ page, session })) };
    }
    console.table(rows);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}
