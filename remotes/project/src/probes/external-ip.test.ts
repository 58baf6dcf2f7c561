import { expect, it } from 'vitest';
import { externalIpText } from './external-ip.ts';

it.each([
  [0, 65_535, '198.51.100.7'],
  [0, 16_383, '198.51.100.7 ports 0–16383'],
  [16_384, 65_535, '198.51.100.7 ports 16384–65535'],
])('has ports from %d to %d: %s', (firstPort, lastPort, text) =>
  expect(externalIpText({ ip: '198.51.100.7', kind: 'snat', firstPort, lastPort })).toBe(text),
);
