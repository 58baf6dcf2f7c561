import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
/** The behaviours of the first reading: those of its tables, and six bullets about the contract itself. */
const FIRST_READING = 95;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** A row begins with a number in the first reading, with the letter of its subject and a number in the second one. */
const rows = read('mock/verify/corrections/README.md')
  .split('\n')
  .flatMap((line) => {
    const [, row = '', , sources = ''] = line.split('|').map((cell) => cell.trim());
    const files = [...sources.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    return /^[A-Z]?\d+$/.test(row) ? [{ row, files }] : [];
  });

/** The numbers of rows whose name begins with a letter, or with none. */
const numbered = (letter: string) =>
  rows.flatMap(({ row }) => (row.replace(/\d+$/, '') === letter ? [Number(row.replace(/^\D/, ''))] : []));
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

// @sheet common-ui/34.27
it('has one row per behaviour of the first reading', () => {
  expect(numbered('')).toEqual(upTo(FIRST_READING));
});

it.each([...new Set(rows.map(({ row }) => row.replace(/\d+$/, '')))])(
  'counts the rows of "%s" without a gap',
  (letter) => {
    expect(numbered(letter)).toEqual(upTo(numbered(letter).length));
  },
);

it.each(rows)('row $row names files that are there', ({ files }) => {
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

// @sheet common-ui/34.27
it('every test of a correction has a row', () => {
  const spare = globSync('mock/verify/corrections/*.test.ts', { cwd: ROOT })
    .filter((path) => !path.endsWith('table.test.ts'))
    .flatMap((path) => [...read(path).matchAll(/(?<=^(.*)\n)[ \t]*(?:it|test)(?:\.each)?[(<].*/gm)])
    .flatMap(([test, above = '']) => (/@sheet .*\bcorrections\//.test(above) ? [] : [test]));
  expect(spare).toEqual([]);
});
