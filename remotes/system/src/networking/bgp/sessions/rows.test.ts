import { describe, expect, test } from 'vitest';
import type { BgpPeerState, BgpPeerStatus } from '@console/shared/api';
import { everyOf } from '../../../base/live/use-live.ts';
import { exportsTo, lookOf, sessionRows, soonOf } from './rows.ts';

const session = (state: BgpPeerState, stateDurationMillis: number): BgpPeerStatus => ({
  addr: '172.20.15.9',
  localAsn: 64_600,
  remoteAsn: 0,
  state,
  stateDurationMillis,
  switch: 'switch0',
});

const HOUR = 3_600_000;

describe('the polling interval of sessions', () => {
  test.each<[BgpPeerState, number, number | undefined]>([
    ['established', HOUR, undefined],
    ['established', 59_999, 5000],
    ['idle', HOUR, undefined],
    ['open_sent', HOUR, 5000],
    ['open_confirm', HOUR, 5000],
    ['session_setup', HOUR, 5000],
  ])('is, for %s since %i ms, %s', (state, age, soon) => expect(soonOf([session(state, age)])).toBe(soon));

  // @sheet operator/13.27
  test('is short when a session is coming up, unless refetching is off', () => {
    const soon = soonOf([session('established', HOUR), session('open_sent', HOUR)]);
    expect([everyOf('1m', soon), everyOf('Off', soon), everyOf('1m'), everyOf('10s', 60_000)]).toEqual([
      5000,
      false,
      60_000,
      10_000,
    ]);
  });
});

// @sheet operator/13.27
test.each<[BgpPeerState, string]>([
  ['connect', 'bgp_late'],
  ['active', 'bgp_late'],
  ['idle', 'bgp_late'],
  ['open_sent', 'bgp'],
  ['established', 'bgp'],
])('%s looks like %s', (state, look) => expect(lookOf(state)).toBe(look));

test('a state began before the response, and unknown counts are undefined', () => {
  const [row] = sessionRows([session('established', 1000)], {
    answeredAt: 5000,
    exports: { '172.20.15.9': ['198.51.100.0/26'] },
    received: () => 5,
    applied: undefined,
  });
  expect(row).toMatchObject({ since: new Date(4000), sent: 1, received: 5, port: undefined });
  const [unknown] = sessionRows([session('idle', 0)], {
    answeredAt: 0,
    exports: undefined,
    received: undefined,
    applied: undefined,
  });
  expect(unknown).toMatchObject({ sent: undefined, received: undefined });
});

test('exports to a peer are found in any notation of its address', () =>
  expect(exportsTo({ 'fd00:0::1': ['x'] }, 'fd00::1')).toEqual(['x']));
