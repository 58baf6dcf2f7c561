import { describe, expect, it } from 'vitest';
import { scaleFor, valueText, vcpuPercent } from './units.ts';

describe('scaleFor', () => {
  it.each([
    ['percent', 80, '%', 80, '80', '80%'],
    ['bytes', 0, 'Bytes', 0, '0', '0 B'],
    ['bytes', 1023, 'Bytes', 1023, '1,023', '1,023 B'],
    ['bytes', 1024, 'KiB', 1, '1', '1 KiB'],
    ['bytes', 1.5 * 1024 ** 2, 'MiB', 1.5, '1.5', '1.5 MiB'],
    ['bytes', 3 * 1024 ** 5, 'TiB', 3072, '3,072', '3,072 TiB'],
    ['count', 999, 'Count', 999, '999', '999'],
    ['count', 1250, 'Count', 1.25, '1.25k', '1,250'],
    ['count', 12_345_678, 'Count', 12.345_678, '12.3M', '12,345,678'],
    ['count', 5e9, 'Count', 5, '5B', '5,000,000,000'],
    ['count', 2e12, 'Count', 2, '2T', '2,000,000,000,000'],
    ['bytesPerSecond', 1.5 * 1024 ** 2, 'MiB/s', 1.5, '1.5', '1.5 MiB/s'],
    ['countPerSecond', 1250, 'Count/s', 1.25, '1.25k', '1,250 /s'],
  ] as const)('%s up to %d', (unit, max, label, scaled, tick, text) => {
    const scale = scaleFor(unit, max);
    expect([
      scale.label,
      max / scale.divisor,
      scale.tick(max / scale.divisor),
      valueText(scale, max),
    ]).toEqual([label, scaled, tick, text]);
  });

  it('has no letter at zero', () => expect(scaleFor('count', 5000).tick(0)).toBe('0'));

  it('uses a given unit unchanged', () => {
    expect(valueText(scaleFor({ label: 'GiB' }, 9), 2.25)).toBe('2.25 GiB');
    expect(valueText(scaleFor({ label: 'Count', suffix: 'vCPU' }, 9), 2310)).toBe('2,310 vCPU');
    expect(valueText(scaleFor({ label: 'Count', suffix: '' }, 9), 2310)).toBe('2,310');
  });
});

it('converts vCPU time to percent', () => {
  expect(vcpuPercent(2.5e9, 1)).toBe(50);
  expect(vcpuPercent(1e10, 4)).toBe(50);
  expect(vcpuPercent(1, 0)).toBe(0);
});
