import fc from 'fast-check';
import { expect, it } from 'vitest';
import { identifierOf, importedOf } from './bgp-routes.ts';
import { peerSessions, phaseOf, remoteAsnOf, type PeerSession } from './bgp-sessions.ts';
import { fakeClock } from '../../store/clock.ts';
import { createMock } from '../../server/mock.ts';

const start = () => createMock({ clock: fakeClock() }).store;

// Created once for all runs of the properties: seeding a store takes some 25 ms
const [seeded] = peerSessions(start());

/** A seeded session with changed values. */
function sessionWith(peer: Partial<PeerSession['peer']>, changed: Partial<PeerSession> = {}): PeerSession {
  if (seeded === undefined) throw new Error('no seeded session');
  return { ...seeded, ...changed, peer: { ...seeded.peer, ...peer } };
}

const order = ['idle', 'connect', 'open_sent', 'open_confirm', 'session_setup', 'established'];
const delay = fc.nat(20);
const moment = fc.nat(100_000);

it('passes through the states in order and stays established', () => {
  fc.assert(
    fc.property(delay, moment, moment, (delayOpen, a, b) => {
      const session = sessionWith({ delayOpen }, { reachable: true, since: 0 });
      const [early, late] = [phaseOf(session, Math.min(a, b)), phaseOf(session, Math.max(a, b))];
      expect(order.indexOf(early.state)).toBeLessThanOrEqual(order.indexOf(late.state));
      expect(early.at).toBeLessThanOrEqual(late.at);
      expect(late.at).toBeLessThanOrEqual(Math.max(a, b));
      expect(phaseOf(session, 5000 + delayOpen * 1000)).toMatchObject({ state: 'established' });
    }),
  );
});

it('never leaves the first states without a route to the peer', () => {
  fc.assert(
    fc.property(delay, moment, (connectRetry, now) => {
      const { state, at } = phaseOf(sessionWith({ connectRetry }, { reachable: false, since: 0 }), now);
      expect(['idle', 'connect', 'active']).toContain(state);
      expect(now - at).toBeLessThan(Math.max(1, connectRetry) * 1000);
    }),
  );
});

it('generates the properties of a peer deterministically', () => {
  fc.assert(
    fc.property(fc.ipV6(), (addr) => {
      const session = sessionWith({ addr, remoteAsn: null });
      const asn = remoteAsnOf(session);
      expect(asn).toBeGreaterThanOrEqual(64_512);
      expect(asn).toBeLessThanOrEqual(65_534);
      expect(importedOf(session)).toEqual(importedOf(session));
      expect(new Set(importedOf(session)).size).toBe(5);
      const identifier = identifierOf(session);
      expect(identifier).toBeGreaterThan(0);
      expect(identifier).toBeLessThan(2 ** 32);
    }),
  );
});

it('counts a peer once when two ports of a switch have the same settings', () => {
  const store = start();
  const { switchPorts } = store.tables;
  const before = peerSessions(store);
  const port = switchPorts.find((row) => row.portSettingsId !== null);
  if (port === undefined) throw new Error('no port has settings');
  switchPorts.put({ ...port, id: store.newId(), portName: 'qsfp31', timeSettingsApplied: store.now() });
  expect(peerSessions(store)).toEqual(before);
});
