import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
/** The behaviours of corrections.md: those of its tables, and six bullets about the contract itself. */
const ROWS = 95;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Row {
  readonly row: number;
  readonly source: string;
  /** As file › title. */
  readonly proof: string;
}

const rows: Row[] = read('docs/corrections.md')
  .split('\n')
  .flatMap((line) => {
    const [, row = '', , source = '', proof = ''] = line.split('|').map((cell) => cell.trim());
    return /^\d+$/.test(row)
      ? [{ row: Number(row), source: source.replaceAll('`', ''), proof: proof.replaceAll('`', '') }]
      : [];
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

it('has one row per behaviour', () => {
  expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: ROWS }, (_, index) => index + 1));
});

describe.each(rows)('row $row', ({ source, proof }) => {
  it('names a test and a file that are there', () => {
    const [file = '', title = ''] = proof.split(' › ');
    expect(files.get(file) ?? new Set(), `titles of ${file}`).toContain(title);
    expect(existsSync(join(ROOT, source)), source).toBe(true);
  });
});

it('every test of a correction has a row', () => {
  const named = new Set(rows.map(({ proof }) => proof));
  const spare = [...files]
    .filter(([file]) => file !== 'document')
    .flatMap(([file, titles]) => [...titles].map((title) => `${file} › ${title}`))
    .filter((proof) => !named.has(proof));
  expect(spare).toEqual([]);
});
