import { parseAddress } from '../../values/addresses.ts';
import type { T } from '../../wire/api.ts';
import { isEstablished, remoteAsnOf, startOf, type PeerSession } from './bgp-sessions.ts';
import { seededRandom } from '../../values/ids.ts';
import type { Store } from '../../store/store.ts';

function allows(policy: T.ImportExportPolicy, prefix: string): boolean {
  return policy.type === 'no_filtering' || policy.value.includes(prefix);
}

/** Networks that a session announces to its peer, IPv4 only: the contract supports no other. */
export function exportedOf(store: Store, { peer, config }: PeerSession): string[] {
  const announced = store.tables.bgpAnnouncements.filter(
    (row) => row.announceSetId === config.bgpAnnounceSetId && !row.network.includes(':'),
  );
  return announced.map((row) => row.network).filter((prefix) => allows(peer.allowedExport, prefix));
}

/**
 * Networks that a peer announces: a default route and some others, from the range for tests (RFC 2544). Routers with the same ASN
 * announce the same.
 */
export function importedOf(session: PeerSession): string[] {
  const random = seededRandom(`bgp ${remoteAsnOf(session)}`);
  const own = new Set<string>();
  while (own.size < 4) own.add(`198.${18 + Math.floor(random() * 2)}.${Math.floor(random() * 256)}.0/24`);
  return ['0.0.0.0/0', ...own].filter((prefix) => allows(session.peer.allowedImport, prefix));
}

/** A router's BGP identifier: its IPv4 address as a number, or a generated number without one. RFC 6286. */
export function identifierOf({ peer }: PeerSession): number {
  const address = parseAddress(peer.addr);
  if (address?.version === 4) return Number(address.value);
  return Math.floor(seededRandom(`bgp identifier ${peer.addr}`)() * 4_294_967_294) + 1;
}

interface Message {
  readonly timestamp: Date;
  readonly message: Readonly<Record<string, unknown>>;
}

/** Number of keepalives in the history of a switch, for each direction. */
const KEPT = 10;

/** One keepalive answers an OPEN; more follow while the session is established. */
function keepalives({ peer }: PeerSession, from: number, now: number): Message[] {
  const every = peer.keepalive * 1000;
  const last = every === 0 ? 0 : Math.max(0, Math.floor((now - from) / every));
  const first = Math.max(0, last - KEPT + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    timestamp: new Date(from + (first + index) * every),
    message: { type: 'keepalive' },
  }));
}

/** The messages of both directions, oldest first. The contract does not specify the format of messages; this one is ours. */
export function historyOf(store: Store, session: PeerSession, now: number): T.BgpMessageHistory {
  const { peer, config, reachable } = session;
  const opened = startOf(session, 'open_sent');
  const answered = startOf(session, 'open_confirm');
  const established = startOf(session, 'established');
  const one = (at: number, message: Message['message']): Message[] =>
    reachable && at <= now ? [{ timestamp: new Date(at), message }] : [];
  const open = (asn: number) => ({ type: 'open', version: 4, asn, holdTime: peer.holdTime });
  const update = (prefixes: readonly string[]) => ({ type: 'update', announced: prefixes, withdrawn: [] });
  const alive = reachable && isEstablished(session, now) ? keepalives(session, established, now) : [];
  return {
    sent: [
      ...one(opened, open(config.asn)),
      ...one(established, update(exportedOf(store, session))),
      ...alive,
    ],
    received: [
      ...one(answered, { ...open(remoteAsnOf(session)), identifier: identifierOf(session) }),
      ...one(established, update(importedOf(session))),
      ...alive,
    ],
  };
}
