import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCode, eraseAt, formatCode, isComplete, lettersOf, moveTo, paste, typeInto } from './code.ts';

const typed = (text: string) =>
  [...text].reduce((boxes, letter) => typeInto(boxes, boxes.focus, letter), emptyCode);
const shown = ({ letters }: { letters: readonly string[] }) =>
  letters.map((letter) => letter || '_').join('');

describe('typing', () => {
  // @sheet specification/2.2 specification/9.9
  it('fills one box after the other in upper case, with a dash in the middle', () => {
    const boxes = typed('krtwqabz');
    expect(isComplete(boxes)).toBe(true);
    expect(formatCode(boxes)).toBe('KRTW-QABZ');
    expect(boxes.focus).toBe(7);
  });

  it.each(['1', '-', ' ', 'ä', 'ß', '😀', '.'])('refuses %j', (content) => {
    const boxes = typeInto(typed('ab'), 2, content);
    expect(shown(boxes)).toBe('AB______');
    expect(boxes.focus).toBe(2);
  });

  it('replaces the letter of a filled box, on either side of the cursor', () => {
    expect(shown(typeInto(typed('abc'), 1, 'x'))).toBe('AXC_____');
    expect(shown(typeInto(typed('abc'), 1, 'Bx'))).toBe('AXC_____');
    expect(shown(typeInto(typed('abc'), 1, 'xB'))).toBe('AXC_____');
    expect(typeInto(typed('abc'), 1, 'BB')).toMatchObject({ focus: 2 });
  });

  it('clears a box whose content was deleted', () => {
    expect(typeInto(typed('abc'), 1, '')).toMatchObject({
      focus: 1,
      letters: ['A', '', 'C', '', '', '', '', ''],
    });
  });

  it('handles a suggestion of several letters like pasted text', () => {
    expect(shown(typeInto(emptyCode, 0, 'abcd-efgh'))).toBe('ABCDEFGH');
  });
});

describe('Backspace', () => {
  it('clears a filled box and keeps the focus', () =>
    expect(eraseAt(typed('abc'), 2)).toMatchObject({ focus: 2 }));
  it('clears and focuses the previous box from an empty box', () => {
    const boxes = eraseAt(typed('abc'), 3);
    expect(shown(boxes)).toBe('AB______');
    expect(boxes.focus).toBe(2);
  });
  it('does nothing else in the first box', () => expect(eraseAt(emptyCode, 0)).toEqual(emptyCode));
});

describe('arrows', () => {
  it('stop at the ends', () => {
    expect(moveTo(emptyCode, -1).focus).toBe(0);
    expect(moveTo(emptyCode, 8).focus).toBe(7);
  });
});

describe('pasting', () => {
  // @sheet specification/5.3
  it('skips everything except letters', () =>
    expect(shown(paste(emptyCode, ' ab-12cd EF\ngh '))).toBe('ABCDEFGH'));
  it('fills the empty boxes from the first one on', () => {
    const holes = typeInto(typed('abc'), 1, '');
    const boxes = paste(holes, 'xyz');
    expect(shown(boxes)).toBe('AXCYZ___');
    expect(boxes.focus).toBe(5);
  });
  it('replaces everything by a whole code', () =>
    expect(shown(paste(typed('abc'), 'krtw-qabz'))).toBe('KRTWQABZ'));
  it('drops letters that do not fit', () => expect(shown(paste(typed('abcdefg'), 'xyz'))).toBe('ABCDEFGX'));
});

describe('whatever is entered', () => {
  const step = fc.oneof(
    fc.record({ at: fc.nat(7), text: fc.string() }).map(
      ({ at, text }) =>
        (boxes: typeof emptyCode) =>
          typeInto(boxes, at, text),
    ),
    fc.nat(7).map((at) => (boxes: typeof emptyCode) => eraseAt(boxes, at)),
    fc.string().map((text) => (boxes: typeof emptyCode) => paste(boxes, text)),
  );

  // @sheet specification/2.2
  it('there are eight boxes, each empty or with one upper-case letter', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const boxes = steps.reduce((now, next) => next(now), emptyCode);
        expect(boxes.letters).toHaveLength(8);
        expect(boxes.letters.every((letter) => /^[A-Z]?$/.test(letter))).toBe(true);
        expect(boxes.focus).toBeGreaterThanOrEqual(0);
        expect(boxes.focus).toBeLessThan(8);
        if (isComplete(boxes)) expect(formatCode(boxes)).toMatch(/^[A-Z]{4}-[A-Z]{4}$/);
      }),
    );
  });

  // @sheet specification/5.3
  it('only a to z are letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        lettersOf(text).every((one) => /^[A-Z]$/.test(one)),
      ),
    );
  });
});
