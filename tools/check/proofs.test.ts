import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../machine/files.ts';

/** How many lines the sheet has in its part 9. */
const LINES = 78;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Proof {
  line: number;
  /** Each as `file › title`. */
  tests: readonly string[];
  open: string;
}

/** The rows of a table of proofs that have a number. */
function proofsIn(markdown: string): Proof[] {
  return markdown.split('\n').flatMap((row) => {
    const [, line = '', , by = '', open = ''] = row.split('|').map((cell) => cell.trim());
    if (!/^\d+$/.test(line)) return [];
    return [{ line: Number(line), tests: [...by.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one), open }];
  });
}

/**
 * Titles of the tests of a file; what a template literal, or a `%s` of `test.each`, fills in is an ellipsis, as in the
 * table.
 */
function titlesIn(code: string): Set<string> {
  const found = code.matchAll(
    /\b(?:test|it)(?:\.each\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs,
  );
  return new Set(
    [...found].map(([, , title = '']) =>
      title.replaceAll(/\$\{[^}]*\}|%[sdo]/g, '…').replaceAll(/\\(.)/g, '$1'),
    ),
  );
}

/** Titles of the tests of a file, as the table names it: a path, or what stands in `e2e/` before `.e2e.ts`. */
function titlesOf(file: string): Set<string> {
  const path = /\.test\.tsx?$/.test(file) ? file : `e2e/${file}.e2e.ts`;
  return existsSync(join(ROOT, path)) ? titlesIn(read(path)) : new Set();
}

const proofs = proofsIn(read('docs/proofs/compute-storage.md'));

test('titles are read whole, whatever their quotes', () => {
  const code =
    "test('one', f);\n  test(`${a} of ${b.join(', ')} \"x\"`, f);\ntest(\n  \"it's\", f);\ntest.describe('no', g)";
  expect([...titlesIn(code)]).toEqual(['one', '… of … "x"', "it's"]);
});

test('titles of a table of vitest are read as well', () => {
  expect([...titlesIn("test.each([['a', f(1)]])('is %s', g); it('two', g)")]).toEqual(['is …', 'two']);
});

test('a file that is not there has no titles', () => {
  expect([...titlesOf('shared/nothing.test.ts'), ...titlesOf('nothing')]).toEqual([]);
});

test('every line of the sheet has one row', () => {
  expect(proofs.map(({ line }) => line)).toEqual(Array.from({ length: LINES }, (_, index) => index + 1));
});

describe.each(proofs)('line $line', ({ tests, open }) => {
  test('is proven, or says what is open', () => {
    expect(tests.length > 0 || open !== '').toBe(true);
  });

  test('names tests that are there', () => {
    for (const one of tests) {
      const [file = '', title = ''] = one.split(' › ');
      expect(titlesOf(file), `titles of ${file}`).toContain(title);
    }
  });
});
