import { formatAddress } from '@console/shared/format';
import type { Explanation } from './explain.ts';
import type { End, ReachQuestion } from './facts.ts';
import type { Partly } from './partly.ts';

const nameOf = (end: End): string => {
  if (end.kind === 'internet') return 'the internet';
  return end.kind === 'address' ? formatAddress(end.address) : end.name;
};

/** ` on TCP 22`, ` on port 22`, ` over ICMP`. */
function how({ protocol, port }: ReachQuestion): string {
  if (port !== undefined) return ` on ${protocol ?? 'port'} ${port}`;
  return protocol === undefined ? '' : ` over ${protocol}`;
}

/** An answer that differs from address to address, or from one kind of traffic to another. */
function partly({ direction, verdict, addresses }: Partly, from: string, to: string, on: string): string {
  const isAllowed = verdict === 'allow';
  if (addresses === undefined)
    return `Only part of the traffic from ${from} to ${to}${on} is ${isAllowed ? 'blocked' : 'allowed'}.`;
  const those = addresses.join(', ');
  if (direction === 'inbound')
    return isAllowed
      ? `Some addresses do not reach ${to}${on}: ${those}. All others do.`
      : `Only some addresses reach ${to}${on}: ${those}. All others are blocked.`;
  return isAllowed
    ? `${from} does not reach some addresses${on}: ${those}. It reaches all others.`
    : `${from} reaches only some addresses${on}: ${those}. All others are blocked.`;
}

/** The answer in one sentence; the steps have the reasons. */
export function sentenceOf({ verdict, steps }: Explanation, question: ReachQuestion): string {
  const [from, to] = [nameOf(question.from), nameOf(question.to)];
  const on = how(question);
  if (verdict === 'allowed') return `Allowed: ${from} reaches ${to}${on}.`;
  if (verdict === 'denied') return `Denied: ${from} does not reach ${to}${on}.`;
  const [only, ...others] = steps.filter(({ outcome }) => outcome === 'unknown');
  return only?.partly && others.length === 0
    ? partly(only.partly, from, to, on)
    : `Not known: ${from} may or may not reach ${to}${on}.`;
}
