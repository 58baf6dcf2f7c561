import { describe, expect, test } from 'vitest';
import type { BgpPeerStatus } from '@console/shared/api';
import { type PartState, peerState } from './uplinks.ts';
import { type Judged, type UplinkVerdict, verdict, verdictOf } from './verdict.ts';

const uplink = (link: PartState, change: Partial<Judged> = {}): Judged => ({
  link,
  view: {},
  peers: [],
  gateways: [],
  ...change,
});

const peers = (...states: (PartState | [PartState, PartState])[]) => ({
  peers: states.map((one) =>
    typeof one === 'string' ? { state: one, bfd: 'absent' as const } : { state: one[0], bfd: one[1] },
  ),
});

const routes = (...bfd: PartState[]) => ({ gateways: bfd.map((one) => ({ bfd: one })) });

describe('the verdict of an uplink', () => {
  test.each<[string, Judged, UplinkVerdict]>([
    ['whose link is down', uplink('down', peers('ok', 'down')), 'down'],
    ['whose link is training', uplink('starting', peers('down')), 'starting'],
    ['with peers that all work', uplink('ok', peers('ok', 'ok')), 'ok'],
    ['with peers none of which works', uplink('ok', peers('down', 'down')), 'down'],
    ['with a peer that is coming up', uplink('ok', peers('down', 'starting')), 'starting'],
    ['with one peer of two', uplink('ok', peers('ok', 'down')), 'degraded'],
    ['with one peer, and one that is coming up', uplink('ok', peers('ok', 'starting')), 'degraded'],
    ['with one peer, and one that is not known', uplink('ok', peers('ok', 'unknown')), 'unknown'],
    ['with one peer down, and one that is not known', uplink('ok', peers('down', 'unknown')), 'unknown'],
    ['with peers that are not known', uplink('ok', peers('unknown')), 'unknown'],
    ['with BFD down on a peer that works', uplink('ok', peers(['ok', 'down'])), 'degraded'],
    ['with BFD down on a peer that does not', uplink('ok', peers('ok', ['down', 'down'])), 'degraded'],
    ['with BFD that is not known', uplink('ok', peers(['ok', 'unknown'])), 'unknown'],
    ['whose link is not known', uplink('unknown', peers('ok')), 'unknown'],
    ['whose link is not known, with a peer down', uplink('unknown', peers('ok', 'down')), 'degraded'],
    ['with a static route', uplink('ok', routes('absent')), 'ok'],
    ['with a watched gateway', uplink('ok', routes('ok')), 'ok'],
    ['with a gateway that BFD misses', uplink('ok', routes('absent', 'down')), 'degraded'],
    ['with a gateway that is not known', uplink('ok', routes('unknown')), 'unknown'],
    ['with a static route over an unknown link', uplink('unknown', routes('absent')), 'unknown'],
    ['with neither', uplink('ok'), 'idle'],
    ['with neither, and an unknown link', uplink('unknown'), 'unknown'],
    ['whose settings could not be read', uplink('ok', { view: undefined }), 'unknown'],
  ])('%s', (_, judged, expected) => expect(verdictOf(judged)).toBe(expected));
});

describe('the verdict of the rack', () => {
  // @sheet operator/13.38
  test.each<[UplinkVerdict[], string]>([
    [[], 'Not configured'],
    [['idle', 'idle'], 'Up, not in use'],
    [['ok', 'ok'], 'Healthy'],
    [['ok', 'idle'], 'Healthy'],
    [['ok', 'down'], 'Degraded'],
    [['ok', 'degraded'], 'Degraded'],
    [['degraded'], 'Degraded'],
    [['degraded', 'starting'], 'Degraded'],
    [['ok', 'starting'], 'Settling'],
    [['ok', 'unknown'], 'Healthy, partly unknown'],
    [['down', 'starting'], 'Settling'],
    [['down', 'unknown'], 'Unknown'],
    [['unknown', 'unknown'], 'Unknown'],
    [['down', 'down'], 'Down'],
    [['down', 'idle'], 'Down'],
  ])('of %s is %s', (uplinks, expected) => expect(verdict(uplinks)).toBe(expected));
});

const session = (state: BgpPeerStatus['state'], stateDurationMillis: number): BgpPeerStatus => ({
  addr: '172.20.15.9',
  localAsn: 1,
  remoteAsn: 2,
  state,
  stateDurationMillis,
  switch: 'switch0',
});

// @sheet operator/13.37
test.each<[string, BgpPeerStatus | undefined, PartState, boolean, PartState]>([
  ['established', session('established', 0), 'ok', true, 'ok'],
  ['young and exchanges messages', session('open_sent', 60_000), 'ok', true, 'starting'],
  ['old and exchanges messages', session('open_sent', 60_001), 'ok', true, 'down'],
  ['trying to connect', session('connect', 4000), 'ok', true, 'down'],
  ['waiting for the peer', session('active', 4000), 'ok', true, 'down'],
  ['waiting to try again', session('idle', 4000), 'ok', true, 'down'],
  ['not reported', undefined, 'ok', true, 'down'],
  ['not reported over an unknown link', undefined, 'unknown', true, 'unknown'],
  ['of a call that failed', undefined, 'ok', false, 'unknown'],
])('a session that is %s', (_, status, link, isKnown, expected) =>
  expect(peerState(status, link, isKnown)).toBe(expected),
);
