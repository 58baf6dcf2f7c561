import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../machine/files.ts';

/** Ways to write a time for people. */
const FORMATTING = /Intl\.DateTimeFormat\(|\.toLocale(?:Date|Time)?String\(|\.getHours\(/;

/** The only files that may format dates (docs/decisions/018-dates.md). */
const OF_LOCALE = 'shared/format/intl.ts';
/** Creates a formatter so that the browser loads its data early, and formats nothing. */
const EARLY = 'shell/src/boot.ts';
/** Axes and ranges, whose formats have what no other text needs. */
const OF_CHARTS = ['shared/charts/axis.ts', 'shared/date-range/range.ts'];

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const sources = globSync('{shared,shell/src,remotes/*/src}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/*.test.ts', '**/*.test.tsx'],
});

// @sheet common-ui/34.62
test('times are formatted for the locale in few places, with its own clock', () => {
  const found = sources.filter((path) => FORMATTING.test(read(path)));
  expect(found.sort()).toEqual([...OF_CHARTS, OF_LOCALE, EARLY].sort());
  expect(read(EARLY)).not.toMatch(/\.format\(/);
  for (const path of sources) expect(read(path), path).not.toMatch(/hour12|hourCycle/);
});
