import { describe, expect, it } from 'vitest';
import { familiesOf, presentFamilies } from './families.ts';

const pool = (v4: [number, number], v6: [string, string]) => ({
  ipv4: { allocated: v4[0], capacity: v4[1] },
  ipv6: { allocated: v6[0], capacity: v6[1] },
});

describe('the families of a pool', () => {
  // @sheet system-settings-auth/18.9
  it('keep every digit of IPv6 numbers', () => {
    const huge = '340282366920938463463374607431768211456';
    expect(familiesOf(pool([6, 21], ['18446744073709551617', huge]))).toEqual([
      { label: 'IPv4', short: 'v4', allocated: 6n, capacity: 21n },
      { label: 'IPv6', short: 'v6', allocated: 18_446_744_073_709_551_617n, capacity: BigInt(huge) },
    ]);
  });

  // @sheet system-settings-auth/18.19
  it.each([
    [pool([0, 21], ['0', '0']), ['IPv4']],
    [pool([0, 0], ['0', '16']), ['IPv6']],
    [pool([0, 21], ['0', '16']), ['IPv4', 'IPv6']],
    [pool([0, 0], ['0', '0']), []],
  ])('have a bar each when they have a capacity: %j', (utilization, labels) => {
    expect(presentFamilies(utilization).map(({ label }) => label)).toEqual(labels);
  });
});
