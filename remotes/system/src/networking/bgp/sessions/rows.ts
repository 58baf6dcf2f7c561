import type { BgpPeerState, BgpPeerStatus, SwitchPort } from '@console/shared/api';
import { isSameAddress } from '@console/shared/format';
import { type AppliedPort, peersAt } from '../../rack/applied.ts';

/** A session of BGP as its row shows it. */
export interface SessionRow extends BgpPeerStatus {
  readonly id: string;
  /** Its peer, by which it is called. */
  readonly name: string;
  /** When it got into its state. */
  readonly since: Date;
  /** Networks that the peer is told; undefined while that is not known. */
  readonly sent: number | undefined;
  /** Networks that the peer announces; undefined while they are not known. */
  readonly received: number | undefined;
  /** The port whose settings name the peer, and the name of these; undefined where there is none or it is not known. */
  readonly port: SwitchPort | undefined;
  readonly settings: string | undefined;
}

/** Words of the states and what each means (docs/screens/operator.md section 3.4). */
export const BGP_STATES = {
  established: { word: 'Established', help: undefined },
  session_setup: { word: 'Session setup', help: 'Talking to the peer' },
  open_confirm: { word: 'Open confirm', help: 'Talking to the peer' },
  open_sent: { word: 'Open sent', help: 'Talking to the peer' },
  connect: {
    word: 'Connect',
    help: 'Waiting for TCP. Check the address, the link and the firewall of the peer',
  },
  active: { word: 'Active', help: 'The call failed, waiting to be called' },
  idle: { word: 'Idle', help: 'Not trying now' },
} as const satisfies Record<BgpPeerState, { word: string; help: string | undefined }>;

/** States in which the two ends already exchange messages. */
const ON_THE_WAY: ReadonlySet<BgpPeerState> = new Set(['open_sent', 'open_confirm', 'session_setup']);

/** Milliseconds after which a session that does not get further is no longer young. */
export const YOUNG = 60_000;

/** Milliseconds between two looks while a session is on its way. */
const SOON = 5000;

/** How soon to look again: at once a while when a session is on its way or young, undefined when nothing is. */
export const soonOf = (sessions: readonly BgpPeerStatus[]): number | undefined =>
  sessions.some(({ state, stateDurationMillis }) => ON_THE_WAY.has(state) || stateDurationMillis < YOUNG)
    ? SOON
    : undefined;

/** Which look a state has after so many milliseconds: loud when nothing comes of it for more than a minute. */
export function lookOf(state: BgpPeerState, age: number): 'bgp' | 'bgp_late' {
  const isWaiting = state === 'connect' || state === 'active' || state === 'idle';
  return isWaiting && age > YOUNG ? 'bgp_late' : 'bgp';
}

/** What is known of sessions beside their states. */
export interface SessionFacts {
  /** When the server told the states, in milliseconds: durations count from then. */
  readonly answeredAt: number;
  readonly exports: Readonly<Record<string, readonly string[]>> | undefined;
  /** How many networks a switch has from a next hop; undefined while that is not known. */
  readonly received: ((location: string, address: string) => number | undefined) | undefined;
  readonly applied: readonly AppliedPort[] | undefined;
}

/** The networks that are announced to a peer: the response is by address, in any notation. */
export const exportsTo = (
  exports: Readonly<Record<string, readonly string[]>>,
  address: string,
): readonly string[] =>
  exports[address] ?? Object.entries(exports).find(([known]) => isSameAddress(known, address))?.[1] ?? [];

/** The rows of the sessions. */
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
    };
  });
