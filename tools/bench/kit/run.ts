/*
 * `node tools/bench/kit/run.ts`: our menu, select, combobox and number input beside those of react-aria-components: bytes of both as one
 * bundle without react, and the time from an input to the painted answer, in one run on one machine, CPU 4 times slower
 * (docs/decisions/019-components-of-the-kit.md). Prints a table; it judges nothing.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { BROWSER_FLAGS, browserPath } from '../../machine/browser.ts';
import { ROOT, filesBelow } from '../../machine/files.ts';

const KINDS = ['ours', 'library'] as const;
const RUNS = 15;

const folder = mkdtempSync(join(tmpdir(), 'console-kit-'));

/** Builds one page; its scripts are in the folder of its name, those of react apart. */
async function build(name: (typeof KINDS)[number]): Promise<void> {
  const rsbuild = await createRsbuild({
    cwd: ROOT,
    rsbuildConfig: {
      mode: 'production',
      plugins: [pluginReact()],
      source: {
        entry: { index: `./tools/bench/kit/${name}.tsx` },
        define: { DEMO: 'false', DEVELOPMENT: 'false', SHARED_VERSION: '"0.0.0"' },
      },
      output: {
        assetPrefix: './',
        distPath: { root: join(folder, name) },
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
const weigh = (name: string): number =>
  filesBelow(join(folder, name))
    .filter((path) => path.endsWith('.js') && !/\/react\./.test(path))
    .reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(folder, name, path))).length, 0) / 1000;

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Milliseconds from before an action until two frames after it, in the page. */
async function painted(page: Page, act: () => Promise<void>): Promise<number> {
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

async function measure(page: Page, name: string): Promise<Record<string, number>> {
  page.on('pageerror', (error) => console.error(name, error.message));
  await page.goto(`file://${join(folder, name, 'index.html')}`);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const menu = page.getByRole('button', { name: 'Actions' });
  const disk = page.getByRole('combobox', { name: 'Disk' });
  const cpus = page.getByRole('textbox', { name: 'CPUs' });
  const times: Record<string, number[]> = {
    'open a menu of 12': [],
    'filter 1,000 options': [],
    'step a number': [],
  };
  const note = (what: string, time: number) => times[what]?.push(time);
  for (let run = 0; run < RUNS; run += 1) {
    await menu.focus();
    note('open a menu of 12', await painted(page, () => page.keyboard.press('Enter')));
    await page.keyboard.press('Escape');
    await disk.focus();
    note('filter 1,000 options', await painted(page, () => page.keyboard.press('7')));
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Escape');
    await cpus.focus();
    note('step a number', await painted(page, () => page.keyboard.press('ArrowUp')));
  }
  return Object.fromEntries(Object.entries(times).map(([what, all]) => [what, median(all)]));
}

const browser = await chromium.launch({
  executablePath: browserPath(),
  args: [...BROWSER_FLAGS, '--allow-file-access-from-files'],
});
try {
  const rows: Record<string, Record<string, number>> = {};
  for (const name of KINDS) {
    await build(name);
    rows[name] = { 'script, KB': weigh(name), ...(await measure(await browser.newPage(), name)) };
  }
  console.table(rows);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
