import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBytes, fromGiB, GiB, inOneUnit, KiB, MiB, TiB, toGiB, toTiB } from './bytes.ts';

describe('formatBytes', () => {
  // @sheet specification/9.5
  it.each([
    [0, '0', 'B'],
    [1023, '1,023', 'B'],
    [KiB, '1', 'KiB'],
    [1.5 * MiB, '1.5', 'MiB'],
    [MiB - 1, '1', 'MiB'],
    [2 * GiB, '2', 'GiB'],
    [1023 * GiB, '1,023', 'GiB'],
    [1024 * GiB, '1', 'TiB'],
    [2048 * TiB, '2,048', 'TiB'],
    [3.14159 * GiB, '3.14', 'GiB'],
  ])('%d bytes', (bytes, value, unit) =>
    expect(formatBytes(bytes, 'en-US')).toEqual({ value, unit, text: `${value} ${unit}` }),
  );

  it('of an answer without a number are not readable', () =>
    expect(formatBytes(Number('many'))).toMatchObject({ value: 'Not readable', text: 'Not readable' }));

  it('never shows 1,024 of a unit below TiB', () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (bytes) => {
        const { value, unit } = formatBytes(bytes, 'en-US');
        if (unit !== 'TiB') expect(Number(value.replaceAll(',', ''))).toBeLessThan(1024);
      }),
    );
  });
});

describe('GiB', () => {
  it('goes there and back for whole GiB', () => {
    fc.assert(fc.property(fc.nat({ max: 1_000_000 }), (gib) => toGiB(fromGiB(gib)) === gib));
  });
  it('has at most two decimals', () => {
    expect(toGiB(3_333_333_333)).toBe(3.1);
    expect(toTiB(1536 * GiB)).toBe(1.5);
  });
});

describe('inOneUnit', () => {
  it.each([
    [
      [48 * GiB, TiB],
      ['48 GiB', '1,024 GiB'],
    ],
    [
      [TiB, 29 * TiB],
      ['1 TiB', '29 TiB'],
    ],
    [
      [3 * MiB, 2 * TiB],
      ['0 GiB', '2,048 GiB'],
    ],
    [
      [0, TiB],
      ['0 TiB', '1 TiB'],
    ],
    [[0], ['0 B']],
  ])('%o', (amounts, texts) => expect(amounts.map(inOneUnit(amounts, 'en-US'))).toEqual(texts));
});
