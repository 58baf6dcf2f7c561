import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from './csv.ts';

/** A character-by-character parser of RFC 4180. */
function parse(text: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index);
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(index + 1) === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (letter === '"') isQuoted = true;
    else if (letter === ',' || text.startsWith('\r\n', index)) {
      cells.push(cell);
      cell = '';
      if (letter === ',') continue;
      lines.push(cells);
      cells = [];
      index += 1;
    } else cell += letter;
  }
  return lines;
}

describe('comma-separated values', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "x"', '"say ""x"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@sum', "'@sum"],
    ['\tx', "'\tx"],
    ['\r=x', '"\'\r=x"'],
    [-1, '-1'],
    [2n ** 70n, '1180591620717411303424'],
    [undefined, ''],
  ])('cell %# is as RFC 4180 defines it', (cell, text) => expect(csvText([[cell]])).toBe(`${text}\r\n`));

  // @sheet operator/13.96
  it('is parsed as it was written, except for the apostrophes', () => {
    const cells = fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 3 }), { maxLength: 4 });
    fc.assert(
      fc.property(cells, (lines) => {
        const expected = lines.map((line) =>
          line.map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)),
        );
        expect(parse(csvText(lines))).toEqual(expected);
      }),
    );
  });
});
