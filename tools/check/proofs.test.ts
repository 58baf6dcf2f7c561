import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../machine/files.ts';

/** The number of lines in part 9 of the sheet. */
const LINES = 78;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Proof {
  /** Number of the line in its sheet: `12`, `2.3` for a place in a section, `K36` of a part with a letter. */
  line: string;
  says: string;
  /** Each as `file › title`. */
  tests: readonly string[];
  open: string;
}

/** The rows of a table of proofs that have a number, also one with a letter or in a section. */
function proofsIn(markdown: string): Proof[] {
  return markdown.split('\n').flatMap((row) => {
    const [, line = '', says = '', by = '', open = ''] = row.split('|').map((cell) => cell.trim());
    if (!/^[A-Z]?\d+(\.\d+)?$/.test(line)) return [];
    return [{ line, says, tests: [...by.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one), open }];
  });
}

/**
 * Titles of the tests of a file that `npm test` runs, not those of the full setting (e2e/support/setting.ts); the
 * values of a template literal, or of `%s` in `test.each`, are an ellipsis, as in the table.
 */
function titlesIn(code: string): Set<string> {
  const found = code.matchAll(
    /\b(?:test|it)(?:\.each(?:<[^(]*>)?\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1(?!,\s*\{ tag: FULL)/gs,
  );
  return new Set(
    [...found].map(([, , title = '']) =>
      title.replaceAll(/\$\{[^}]*\}|%[sdo]/g, '…').replaceAll(/\\(.)/g, '$1'),
    ),
  );
}

/** Titles of the tests of a file, as the table names it: a path, or the path in `e2e/` without `.e2e.ts`. */
function titlesOf(file: string): Set<string> {
  const path = /\.test\.tsx?$/.test(file) ? file : `e2e/${file}.e2e.ts`;
  return existsSync(join(ROOT, path)) ? titlesIn(read(path)) : new Set();
}

const proofs = proofsIn(read('docs/proofs/compute-storage.md'));

/** Tables that prove a part of a sheet. */
const parts = globSync('docs/proofs/*.md', { cwd: ROOT })
  .filter((path) => !path.endsWith('compute-storage.md'))
  .sort()
  .flatMap((path) => proofsIn(read(path)).map((proof) => ({ ...proof, path })));

test('titles are read completely, with any quotes', () => {
  const code =
    "test('one', f);\n  test(`${a} of ${b.join(', ')} \"x\"`, f);\ntest(\n  \"it's\", f);\ntest.describe('no', g)";
  expect([...titlesIn(code)]).toEqual(['one', '… of … "x"', "it's"]);
});

test('tests of the full setting do not count as proofs in a table', () => {
  const code =
    "test('one', { tag: FULL }, f); test('two', { tag: ['x'] }, f); test(`three`,\n { tag: FULL }, f)";
  expect([...titlesIn(code)]).toEqual(['two']);
});

test('titles of `test.each` are read too', () => {
  expect([...titlesIn("test.each([['a', f(1)]])('is %s', g); it('two', g)")]).toEqual(['is …', 'two']);
});

test('rows with letters and rows of sections count as rows; table heads do not', () => {
  const table = '| Line | Says |\n|---|---|\n| | **Part** |\n| 7 | a |\n| K36 | b | `x › y` |\n| 2.10 | c |';
  expect(proofsIn(table).map(({ line, tests }) => [line, tests.length])).toEqual([
    ['7', 0],
    ['K36', 1],
    ['2.10', 0],
  ]);
});

test('a missing file has no titles', () => {
  expect([...titlesOf('shared/nothing.test.ts'), ...titlesOf('nothing')]).toEqual([]);
});

test('every line of the sheet has one row', () => {
  expect(proofs.map(({ line }) => line)).toEqual(
    Array.from({ length: LINES }, (_, index) => String(index + 1)),
  );
});

test('each line of a part of a sheet occurs once', () => {
  // Lines with letters or points may come from several sheets; the same one says the same
  const lines = parts.map(({ path, line, says }) =>
    /^\d+$/.test(line) ? `${path} ${line}` : `${path} ${line} ${says}`,
  );
  expect(lines).toEqual([...new Set(lines)]);
});

/** The number of lines in part 13 of the operator's sheet. */
const OPERATOR_LINES = 112;

/** The lines about hardware and pools have letters in that table, which also has lines of another sheet. */
const isOperators = ({ path, line }: { path: string; line: string }): boolean =>
  /operator-[a-z]+\.md$|network-access-access\.md$/.test(path)
    ? /^\d+$/.test(line)
    : path.endsWith('system-inventory-pools.md') && /^[AIK]\d+$/.test(line);

test('every line of the sheet of operators has a row', () => {
  const lines = new Set(parts.filter(isOperators).map(({ line }) => Number(line.replace(/^[A-Z]/, ''))));
  const all = Array.from({ length: OPERATOR_LINES }, (_, index) => index + 1);
  expect(all.filter((line) => !lines.has(line))).toEqual([]);
});

describe.each([...proofs.map((proof) => ({ ...proof, path: 'compute-storage' })), ...parts])(
  '$path, line $line',
  ({ tests, open }) => {
    test('is proven, or states what is open', () => {
      expect(tests.length > 0 || open !== '').toBe(true);
    });

    test('names tests that exist', () => {
      for (const one of tests) {
        const [file = '', title = ''] = one.split(' › ');
        expect(titlesOf(file), `titles of ${file}`).toContain(title);
      }
    });
  },
);
