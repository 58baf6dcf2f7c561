import { exportedOf, historyOf, identifierOf, importedOf } from './bgp-routes.ts';
import { isEstablished, peerSessions, phaseOf, remoteAsnOf, type PeerSession } from './bgp-sessions.ts';
import type { T } from '../../wire/api.ts';
import type { Handlers } from '../call.ts';
import type { Store } from '../../store/store.ts';

function statusOf(session: PeerSession, now: number): T.BgpPeerStatus {
  const { peer, config } = session;
  const { state, at } = phaseOf(session, now);
  const heard = state === 'open_confirm' || state === 'session_setup' || state === 'established';
  return {
    switch: session.switch,
    addr: peer.addr,
    localAsn: config.asn,
    // Before its OPEN message the ASN of a peer without a configured one is unknown.
    remoteAsn: heard ? remoteAsnOf(session) : (peer.remoteAsn ?? 0),
    state,
    stateDurationMillis: Math.max(0, now - at),
  };
}

function establishedOf(store: Store): PeerSession[] {
  return peerSessions(store).filter((session) => isEstablished(session, store.clock.now()));
}

/** By switch, peer and prefix. Only IPv4 peers can be a next hop of IPv4. */
function importedRoutes(store: Store, asn: number): T.BgpImportedRouteIpv4[] {
  const mine = establishedOf(store).filter(
    ({ config, peer }) => config.asn === asn && !peer.addr.includes(':'),
  );
  return mine.flatMap((session) =>
    importedOf(session).map((prefix) => ({
      id: identifierOf(session),
      nexthop: session.peer.addr,
      prefix,
      switch: session.switch,
    })),
  );
}

/**
 * The state of BGP as routers would report it, computed from the settings of the ports and the time. Contract: `BgpPeerStatus` and
 * others.
 */
export const bgpLive = {
  networkingBgpStatus(_, { store }) {
    return peerSessions(store).map((session) => statusOf(session, store.clock.now()));
  },

  /** By peer address. */
  networkingBgpExported(_, { store }) {
    const exports: Record<string, string[]> = {};
    for (const session of establishedOf(store)) {
      const { addr } = session.peer;
      exports[addr] = [...new Set([...(exports[addr] ?? []), ...exportedOf(store, session)])];
    }
    return { exports };
  },

  /** An unknown ASN is not an error: the result is empty. */
  networkingBgpImportedRoutesIpv4({ query }, { store }) {
    return importedRoutes(store, query.asn);
  },

  networkingBgpMessageHistory({ query }, { store }) {
    const sessions = peerSessions(store).filter(({ config }) => config.asn === query.asn);
    const now = store.clock.now();
    const switchHistories = (['switch0', 'switch1'] as const).map((location) => ({
      switch: location,
      history: Object.fromEntries(
        sessions
          .filter((session) => session.switch === location)
          .map((session) => [session.peer.addr, historyOf(store, session, now)]),
      ),
    }));
    return { switchHistories };
  },
} satisfies Partial<Handlers>;
