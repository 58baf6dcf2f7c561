import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
/** The behaviours of the first reading: those of its tables, and six bullets about the contract itself. */
const FIRST_READING = 95;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Row {
  /** A number in the first reading; in the second one the letter of its subject and a number. */
  readonly row: string;
  readonly sources: readonly string[];
  /** As file › title. */
  readonly proofs: readonly string[];
}

/** The names in code quotes of a cell. */
const named = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

const rows: Row[] = read('mock/verify/corrections/README.md')
  .split('\n')
  .flatMap((line) => {
    const [, row = '', , sources = '', proofs = ''] = line.split('|').map((cell) => cell.trim());
    return /^[A-Z]?\d+$/.test(row) ? [{ row, sources: named(sources), proofs: named(proofs) }] : [];
  });

/** Strings before a function: titles of tests. */
function titlesIn(code: string): Set<string> {
  const tests = code.replaceAll(/describe\((['"`]).*?\1, \(\) => \{/g, '');
  const found = tests.matchAll(/(['"`])((?:\\.|(?!\1)[^\n])*)\1,\s*(?:async\s*)?\(/g);
  return new Set([...found].map(([, , title = '']) => title.replaceAll(/\\(.)/g, '$1')));
}

const SUFFIX = '.test.ts';
const folder = 'mock/verify/corrections';
const files = new Map([
  ...readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(SUFFIX) && name !== 'table.test.ts')
    .map((name) => [name.slice(0, -SUFFIX.length), titlesIn(read(`${folder}/${name}`))] as const),
  ['document', titlesIn(read('tools/openapi/document.test.ts'))] as const,
]);

/** Titles by the short name of a file of corrections, or by the path of any other test. */
function titlesOf(file: string): ReadonlySet<string> {
  const known = files.get(file);
  if (known !== undefined) return known;
  return /\.tsx?$/.test(file) && existsSync(join(ROOT, file)) ? titlesIn(read(file)) : new Set();
}

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

describe.each(rows)('row $row', ({ sources, proofs }) => {
  it('names tests and files that are there', () => {
    expect([sources.length, proofs.length]).not.toContain(0);
    for (const source of sources) expect(existsSync(join(ROOT, source)), source).toBe(true);
    for (const proof of proofs) {
      const [file = '', title = ''] = proof.split(' › ');
      expect(titlesOf(file), `titles of ${file}`).toContain(title);
    }
  });
});

it('every test of a correction has a row', () => {
  const proven = new Set(rows.flatMap(({ proofs }) => proofs));
  const spare = [...files]
    .filter(([file]) => file !== 'document')
    .flatMap(([file, titles]) => [...titles].map((title) => `${file} › ${title}`))
    .filter((proof) => !proven.has(proof));
  expect(spare).toEqual([]);
});
