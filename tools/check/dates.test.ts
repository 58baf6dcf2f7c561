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
const OF_CHARTS = ['shared/charts/axis.ts', 'shared/date-range/range.ts'];

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const found = globSync('{shared,shell/src,remotes/*/src}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/*.test.ts', '**/*.test.tsx'],
})
  .filter((path) => FORMATTING.test(read(path)))
  .sort();

test('times are formatted for the locale in one place, and with 24 hours in charts', () => {
  expect(found).toEqual([...OF_CHARTS, OF_LOCALE, EARLY].sort());
  expect(read('shared/format/dates.ts')).not.toMatch(/hour12|hourCycle/);
  expect(read(EARLY)).not.toMatch(/\.format\(/);
  for (const path of OF_CHARTS) expect(read(path)).toContain("hourCycle: 'h23'");
  expect(read('shared/date-range/range-calendar.tsx')).toContain('hourCycle={24}');
});
