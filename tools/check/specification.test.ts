import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../machine/files.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Sections of the specification that are proven line by line. */
const SECTIONS = 9;

/** Sentences and their parts: text that ends with a period, a semicolon or a colon. */
const countIn = (text: string): number => text.split(/(?<=[.;:])\s+/).length;

interface Line {
  readonly section: string;
  readonly text: string;
}

/** The lines of the first nine sections, without headings, bullets and the bars at both ends of a table's row. */
function linesOf(markdown: string): Line[] {
  return markdown
    .split(/^## /m)
    .slice(1, SECTIONS + 1)
    .flatMap((part, index) =>
      part
        .split('\n')
        .slice(1)
        .filter((line) => line.trim() !== '' && !/^\|[-|]+\|$/.test(line))
        .map((line) => ({
          section: `§${index + 1}`,
          text: line
            .replace(/^([-*]|\|) /, '')
            .replace(/ \|$/, '')
            .replaceAll('|', '¦'),
        })),
    );
}

const table = read('docs/proofs/specification.md');

/** Where each line is proven, as the table says. */
const places = table.split('\n').flatMap((row) => {
  const [, section = '', begins = '', count = '', by = ''] = row.split('|').map((cell) => cell.trim());
  return /^§\d$/.test(section) ? [{ section, begins, count: Number(count), by }] : [];
});

/** The numbers of the lines with proofs. */
const proven = [...table.matchAll(/^\| (\d+\.\d+) \|/gm)].map(([, line]) => line);

const lines = linesOf(read('docs/specification.md'));

test('every line of sections 1 to 9 has its place in the table, in order', () => {
  expect(places.map(({ section }) => section)).toEqual(lines.map(({ section }) => section));
  for (const [index, { begins }] of places.entries()) {
    expect(begins).not.toBe('');
    expect(lines[index]?.text.startsWith(begins), `${lines[index]?.text} begins with ${begins}`).toBe(true);
  }
});

test('no line has unchecked sentences', () => {
  const counted = places.map(({ begins, count }) => `${begins}: ${count}`);
  expect(counted).toEqual(lines.map(({ text }, index) => `${places[index]?.begins}: ${countIn(text)}`));
});

test('each is proven by existing lines; only headings and sentences about nothing visible have none', () => {
  for (const [index, { begins, by }] of places.entries()) {
    const text = lines[index]?.text ?? '';
    if (by === 'heading') expect(text, 'a heading').toMatch(/:$|^Action ¦/);
    else if (by === 'not shown') expect(text).toContain('not shown');
    else for (const one of by.split(', ')) expect(proven, `proof of ${begins}`).toContain(one);
  }
});

test('each line with proofs belongs to a sentence', () => {
  const used = new Set(places.flatMap(({ by }) => by.split(', ')));
  expect(proven.filter((line) => !used.has(line ?? ''))).toEqual([]);
});
