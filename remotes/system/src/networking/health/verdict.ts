import { pluralize } from '@console/shared/format';
import { nameOf, type PartState, type Uplink } from './uplinks.ts';

export type UplinkVerdict = 'ok' | 'degraded' | 'starting' | 'down' | 'unknown' | 'idle';

/** Input of the verdict of an uplink. */
export interface Judged {
  readonly link: PartState;
  /** Undefined view: peers and routes are not known. */
  readonly view: unknown;
  readonly peers: readonly { readonly state: PartState; readonly bfd: PartState }[];
  readonly gateways: readonly { readonly bfd: PartState }[];
}

/** The verdict from the states of the sessions. An unknown session could be the one that works. */
function verdictOfPeers({ link, peers }: Judged): UplinkVerdict {
  const has = (state: PartState) => peers.some((peer) => peer.state === state);
  if (!has('ok')) {
    if (has('unknown')) return 'unknown';
    return has('starting') ? 'starting' : 'down';
  }
  if (has('starting') || has('down')) return 'degraded';
  const isWatchedDown = peers.some(({ state, bfd }) => state === 'ok' && bfd === 'down');
  if (isWatchedDown) return 'degraded';
  const isUnknown = link === 'unknown' || has('unknown') || peers.some(({ bfd }) => bfd === 'unknown');
  return isUnknown ? 'unknown' : 'ok';
}

function verdictOfRoutes({ link, gateways }: Judged): UplinkVerdict {
  if (gateways.some(({ bfd }) => bfd === 'down')) return 'degraded';
  return link === 'unknown' || gateways.some(({ bfd }) => bfd === 'unknown') ? 'unknown' : 'ok';
}

/**
 * The verdict of an uplink. A link that is down decides it alone, because its sessions are down in consequence
 * (docs/screens/operator.md section 9.2).
 */
export function verdictOf(uplink: Judged): UplinkVerdict {
  const { link, view, peers, gateways } = uplink;
  if (link === 'down') return 'down';
  if (link === 'starting') return 'starting';
  if (view === undefined) return 'unknown';
  if (peers.length > 0) return verdictOfPeers(uplink);
  if (gateways.length > 0) return verdictOfRoutes(uplink);
  return link === 'unknown' ? 'unknown' : 'idle';
}

/** Whether an uplink carries traffic: the one meaning of "works" in counts, sentences, warnings and the guard of changes. */
export const works = (verdict: UplinkVerdict | undefined): boolean =>
  verdict === 'ok' || verdict === 'degraded';

/** Whether the rack is connected. */
export type Verdict =
  | 'Healthy'
  | 'Healthy, partly unknown'
  | 'Settling'
  | 'Degraded'
  | 'Down'
  | 'Unknown'
  | 'Up, not in use'
  | 'Not configured';

/** The verdict of all uplinks, without idle ones. */
export function verdict(uplinks: readonly UplinkVerdict[]): Verdict {
  const used = uplinks.filter((one) => one !== 'idle');
  const has = (...states: UplinkVerdict[]) => used.some((one) => states.includes(one));
  if (used.length === 0) return uplinks.length === 0 ? 'Not configured' : 'Up, not in use';
  if (used.every((one) => one === 'ok')) return 'Healthy';
  if (has('ok', 'degraded')) {
    if (has('down', 'degraded')) return 'Degraded';
    return has('starting') ? 'Settling' : 'Healthy, partly unknown';
  }
  if (has('starting')) return 'Settling';
  return has('unknown') ? 'Unknown' : 'Down';
}

/** From the worst to the best. */
const ORDER = [
  'down',
  'degraded',
  'starting',
  'unknown',
  'idle',
  'ok',
] as const satisfies readonly UplinkVerdict[];

const WORDS = {
  down: ' is down',
  starting: ' is coming up',
  unknown: ' could not be checked',
  idle: ' is up, but has no peer and no route',
  ok: ' works',
} as const satisfies Record<Exclude<UplinkVerdict, 'degraded'>, string>;

/** Failed parts of an uplink that works partly: `: 1 of 2 peers is down`. */
function partOf({ peers, gateways }: Uplink): string {
  const { length } = peers.filter(({ state }) => state !== 'ok');
  const down = peers.some(({ state }) => state === 'down');
  if (length > 0)
    return `: ${length} of ${pluralize(peers.length, 'peer')} ${length === 1 ? 'is' : 'are'} ${down ? 'down' : 'coming up'}`;
  const silent = [...peers.map(({ addr, bfd }) => ({ gw: addr, bfd })), ...gateways].find(
    ({ bfd }) => bfd === 'down',
  );
  return `: BFD with ${silent?.gw ?? 'a gateway'} is down`;
}

/** One sentence with the counts and the worst uplink. */
export function sentenceOf(uplinks: readonly Uplink[]): string {
  const judged = uplinks.map((uplink) => ({ uplink, verdict: verdictOf(uplink) }));
  if (judged.length === 0) return 'No port has settings, so the rack has no external connection.';
  const working = judged.filter((one) => works(one.verdict)).length;
  const unknown = judged.filter((one) => one.verdict === 'unknown').length;
  const worst = ORDER.flatMap((word) => judged.filter((one) => one.verdict === word))[0];
  if (!worst || unknown === judged.length) return 'The state of the uplinks is not available.';
  const doubt = unknown === 0 || worst.verdict === 'unknown' ? '' : `, ${unknown} could not be checked`;
  const counts = `${working} of ${pluralize(judged.length, 'uplink')} ${working === 1 ? 'works' : 'work'}${doubt}.`;
  if (worst.verdict === 'ok') return counts;
  const what = worst.verdict === 'degraded' ? partOf(worst.uplink) : WORDS[worst.verdict];
  return `${counts} ${nameOf(worst.uplink)}${what}.`;
}

/** `Up, but no peer and no route`: the text beside the state of an uplink. */
export const hintOf = (uplink: UplinkVerdict): string | undefined =>
  uplink === 'idle' ? 'Up, but no peer and no route' : undefined;
