import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../files.ts';

/** How many lines the sheet has in its part 9. */
const LINES = 78;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Proof {
  line: number;
  /** Each as `file › title`. */
  journeys: readonly string[];
  open: string;
}

/** The rows of a table of proofs that have a number. */
function proofsIn(markdown: string): Proof[] {
  return markdown.split('\n').flatMap((row) => {
    const [, line = '', , by = '', open = ''] = row.split('|').map((cell) => cell.trim());
    if (!/^\d+$/.test(line)) return [];
    return [
      { line: Number(line), journeys: [...by.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one), open },
    ];
  });
}

/** Titles of the journeys of a file; what a template literal fills in is an ellipsis, as in the table. */
function titlesIn(code: string): Set<string> {
  const found = code.matchAll(/\btest\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs);
  return new Set(
    [...found].map(([, , title = '']) => title.replaceAll(/\$\{[^}]*\}/g, '…').replaceAll(/\\(.)/g, '$1')),
  );
}

const SUFFIX = '.e2e.ts';
const names = readdirSync(join(ROOT, 'e2e')).filter((name) => name.endsWith(SUFFIX));
const titles = new Map(
  names.map((name) => [name.slice(0, -SUFFIX.length), titlesIn(read(`e2e/${name}`))] as const),
);
const proofs = proofsIn(read('docs/proofs/compute-storage.md'));

test('titles are read whole, whatever their quotes', () => {
  const code =
    "test('one', f);\n  test(`${a} of ${b.join(', ')} \"x\"`, f);\ntest(\n  \"it's\", f);\ntest.describe('no', g)";
  expect([...titlesIn(code)]).toEqual(['one', '… of … "x"', "it's"]);
});

test('every line of the sheet has one row', () => {
  expect(proofs.map(({ line }) => line)).toEqual(Array.from({ length: LINES }, (_, index) => index + 1));
});

describe.each(proofs)('line $line', ({ journeys, open }) => {
  test('is proven, or says what is open', () => {
    expect(journeys.length > 0 || open !== '').toBe(true);
  });

  test('names journeys that are there', () => {
    for (const journey of journeys) {
      const [file = '', title = ''] = journey.split(' › ');
      expect(titles.get(file) ?? new Set(), `titles of e2e/${file}${SUFFIX}`).toContain(title);
    }
  });
});
