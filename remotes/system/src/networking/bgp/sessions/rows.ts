import type { BgpPeerState, BgpPeerStatus, SwitchPort } from '@console/shared/api';
import { entryOf, humanize, isSameAddress } from '@console/shared/format';
import { type AppliedPort, peersAt } from '../../rack/applied.ts';

export interface SessionRow extends BgpPeerStatus {
  readonly id: string;
  /** The address of the peer, which identifies the session for users. */
  readonly name: string;
  /** When its present state began. */
  readonly since: Date;
  /** Number of networks exported to the peer; undefined while it is not known. */
  readonly sent: number | undefined;
  /** Number of networks that the peer announces; undefined while it is not known. */
  readonly received: number | undefined;
  /** The port whose settings contain the peer, and the name of the settings; undefined when there is none or it is not known. */
  readonly port: SwitchPort | undefined;
  readonly settings: string | undefined;
  /** Whether the applied settings are known: without them it is not known that there is no port. */
  readonly arePortsKnown: boolean;
}

/** Labels and explanations of the states (docs/screens/operator.md section 3.4). */
export const BGP_STATES = {
  established: { word: 'Established', help: undefined },
  session_setup: { word: 'Session setup', help: 'Negotiating with the peer' },
  open_confirm: { word: 'Open confirm', help: 'Negotiating with the peer' },
  open_sent: { word: 'Open sent', help: 'Negotiating with the peer' },
  connect: {
    word: 'Connect',
    help: 'No TCP connection yet. Check the peer’s address, link and firewall',
  },
  active: { word: 'Active', help: 'The connection failed. The switch waits for the peer to connect' },
  idle: { word: 'Idle', help: 'The switch waits before it tries again' },
} as const satisfies Record<BgpPeerState, { word: string; help: string | undefined }>;

/** The label of a state; one that the contract does not name is its own text. */
export const stateLook = (state: string): { readonly word: string; readonly help: string | undefined } => {
  const states: Readonly<Record<string, (typeof BGP_STATES)[BgpPeerState]>> = BGP_STATES;
  return entryOf(states, state) ?? { word: humanize(state), help: undefined };
};

const ON_THE_WAY: ReadonlySet<BgpPeerState> = new Set(['open_sent', 'open_confirm', 'session_setup']);

/** The two peers already exchange messages. */
export const isOnTheWay = ({ state }: Pick<BgpPeerStatus, 'state'>): boolean => ON_THE_WAY.has(state);

/** Milliseconds within which a session comes up once the peers exchange messages. */
export const YOUNG = 60_000;

/** Milliseconds between two polls while a session is coming up. */
const SOON = 5000;

/** The polling interval: short while a session is coming up or has just changed its state, else undefined. */
export const soonOf = (sessions: readonly BgpPeerStatus[]): number | undefined =>
  sessions.some((session) => isOnTheWay(session) || session.stateDurationMillis < YOUNG) ? SOON : undefined;

/** The appearance of a state: a warning for a peer that is down. It alternates between these states, so their age means nothing. */
export const lookOf = (state: BgpPeerState): 'bgp' | 'bgp_late' =>
  state === 'connect' || state === 'active' || state === 'idle' ? 'bgp_late' : 'bgp';

/** Known facts about sessions besides their states. */
export interface SessionFacts {
  /** Time of the response with the states, in milliseconds; durations are relative to it. */
  readonly answeredAt: number;
  readonly exports: Readonly<Record<string, readonly string[]>> | undefined;
  /** The number of networks that a switch has from a next hop; undefined while it is not known. */
  readonly received: ((location: string, address: string) => number | undefined) | undefined;
  readonly applied: readonly AppliedPort[] | undefined;
}

/** The networks that are announced to a peer. The keys of the response are addresses in any notation. */
export const exportsTo = (
  exports: Readonly<Record<string, readonly string[]>>,
  address: string,
): readonly string[] =>
  entryOf(exports, address) ??
  Object.entries(exports).find(([known]) => isSameAddress(known, address))?.[1] ??
  [];

export const sessionRows = (sessions: readonly BgpPeerStatus[], facts: SessionFacts): SessionRow[] =>
  sessions.map((session) => {
    const { addr, switch: location, stateDurationMillis } = session;
    const [peer] = peersAt(facts.applied ?? [], location, addr);
    return {
      ...session,
      id: `${location} ${addr}`,
      name: addr,
      since: new Date(facts.answeredAt - stateDurationMillis),
      sent: facts.exports && exportsTo(facts.exports, addr).length,
      received: facts.received?.(location, addr),
      port: peer?.port,
      settings: peer?.view.settings.name,
      arePortsKnown: facts.applied !== undefined,
    };
  });
