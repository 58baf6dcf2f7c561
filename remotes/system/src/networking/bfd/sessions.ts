import type { BfdState, BfdStatus } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { type AppliedPort, hostOf, defaultBy, peersAt, portPath, routedBy } from '../rack/applied.ts';

/** The peer or gateway that a BFD session monitors. */
export interface Watched {
  readonly label: string;
  readonly to: string;
}

export interface BfdRow extends BfdStatus {
  readonly id: string;
  /** The address of the peer, which identifies the session for users. */
  readonly name: string;
  /** Undefined when the applied settings are not known. */
  readonly watches: readonly Watched[] | undefined;
  /** Ids of the ports whose default route leads over the peer. */
  readonly defaultOf: readonly string[];
}

/** Labels of the states (docs/screens/operator.md section 3.7). */
export const BFD_STATES = {
  up: 'Up',
  init: 'Init',
  down: 'Down',
  admin_down: 'Admin down',
} as const satisfies Record<BfdState, string>;

export const BFD_MODES = { single_hop: 'Single hop', multi_hop: 'Multi hop' } as const;

/** Microseconds until a failure is detected. */
export const detectsAfter = ({
  requiredRx,
  detectionThreshold,
}: Pick<BfdStatus, 'requiredRx' | 'detectionThreshold'>): number => requiredRx * detectionThreshold;

export const bfdRows = (
  sessions: readonly BfdStatus[],
  applied: readonly AppliedPort[] | undefined,
): BfdRow[] =>
  sessions.map((session) => ({
    ...session,
    id: `${session.switch} ${session.peer}`,
    name: session.peer,
    watches: applied && watchedBy(session, applied),
    defaultOf: defaultBy(applied ?? [], session.switch, session.peer).map(({ port }) => port.id),
  }));

function watchedBy({ switch: location, peer }: BfdStatus, applied: readonly AppliedPort[]): Watched[] {
  const peers = peersAt(applied, location, peer);
  return [
    ...(peers.length > 0 ? [{ label: 'BGP peer', to: to('/system/networking/bgp/sessions') }] : []),
    ...routedBy(applied, location, peer).map(({ port }) => ({
      label: `Gateway on ${port.portName}`,
      to: portPath(port),
    })),
  ];
}

/** Peers and gateways of applied settings that no session monitors, each with its switch. */
export function unwatched(
  sessions: readonly BfdStatus[],
  applied: readonly AppliedPort[],
): { readonly switch: string; readonly address: string; readonly what: string }[] {
  const known = applied.flatMap(({ port, view }) => [
    ...view.bgpPeers.map(({ addr }) => ({ port, address: addr, what: 'BGP peer' })),
    ...view.routes.map(({ gw }) => ({ port, address: hostOf(gw), what: 'Gateway' })),
  ]);
  const seen = new Set(sessions.map((session) => `${session.switch} ${session.peer}`));
  return known.flatMap(({ port, address, what }) => {
    const key = `${port.switchLocation} ${address}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [
      { switch: port.switchLocation, address, what: `${what} on ${port.switchLocation} ${port.portName}` },
    ];
  });
}
