import { expect, it } from 'vitest';
import type { ExternalIp, Instance } from '@console/shared/api';
import { testInstance } from '../../../testing/instance.ts';
import { addressText, stateText } from './sentence.ts';
import { pathOf } from './spark-path.ts';

const NOW = Date.parse('2026-05-02T14:30:00Z');
const since = (minutes: number, facts: Partial<Instance>) =>
  testInstance({ ...facts, timeRunStateUpdated: new Date(NOW - minutes * 60_000) });

it.each([
  ['runs', since(90, {}), 0, /^Running for 2h$/],
  ['is stopped', since(18, { runState: 'stopped' }), 0, /^Stopped 18m ago$/],
  ['changes', since(1, { runState: 'rebooting' }), 0, /^Rebooting for 1m$/],
  [
    'has failed for good',
    since(18, { runState: 'failed', autoRestartEnabled: false }),
    0,
    /^Failed 18m ago\. It does not restart automatically$/,
  ],
  [
    'restarts later',
    since(18, { runState: 'failed', autoRestartCooldownExpiration: new Date(NOW + 60_000) }),
    0,
    /^Failed 18m ago\. Restarts at .+[^.]$/,
  ],
  ['is seen by a computer 2 minutes ahead', since(18, { runState: 'stopped' }), 120_000, /^Stopped 16m ago$/],
] as const)('the state of an instance that %s', (_, instance, ahead, expected) => {
  expect(stateText(instance, { now: NOW, ahead })).toMatch(expected);
});

const ephemeral: ExternalIp = { kind: 'ephemeral', ip: '198.51.100.24' };

it.each([
  ['not known', undefined, undefined],
  ['none', [], 'no external address'],
  ['one', [ephemeral], '198.51.100.24'],
  ['several', [ephemeral, { ...ephemeral, ip: '198.51.100.25' }], '198.51.100.24 and 1 more'],
] as const)('external addresses: %s', (_, addresses, expected) => {
  expect(addressText(addresses)).toBe(expected);
});

it('a line has a gap where values are missing, and stays within its box', () => {
  const at = (time: number, value: number | null) => ({ time, value });
  expect(pathOf([at(0, 0), at(1, 100), at(2, null), at(3, 50), at(4, 0)], 100)).toBe(
    'M0.0 23.0L30.0 1.0M90.0 12.0L120.0 23.0',
  );
  expect(pathOf([at(0, 0)], 0)).toBe('M0.0 23.0');
  expect(pathOf([], 100)).toBe('');
});
