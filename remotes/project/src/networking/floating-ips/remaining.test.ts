import { expect, it } from 'vitest';
import { remainingText } from './remaining.ts';

// @sheet system-settings-auth/18.37
it('is formatted by family, to the last digit where it is not abbreviated', () => {
  const none = { allocated: '0', capacity: '0' };
  expect(remainingText({ ipv4: { allocated: 8, capacity: 72 }, ipv6: none }, 'en-US')).toBe('64 of 72 IPv4');
  expect(
    remainingText(
      { ipv4: { allocated: 0, capacity: 5 }, ipv6: { allocated: '1', capacity: String(2n ** 64n) } },
      'de',
    ),
  ).toBe('5 of 5 IPv4, 18,4 × 10¹⁸ of 18,4 × 10¹⁸ IPv6');
  expect(remainingText({ ipv4: { allocated: 0, capacity: 0 }, ipv6: none })).toMatch(/no addresses/);
});
