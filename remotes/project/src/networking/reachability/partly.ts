import type { VpcFirewallRuleAction, VpcFirewallRuleDirection } from '@console/shared/api';
import { matchesPeer, type Traffic } from '../firewall-rules/effective/match.ts';
import type { Decision, Exception } from './facts.ts';

/** Firewall rules that decide one part of the traffic otherwise than the rest. */
export interface Partly {
  readonly direction: VpcFirewallRuleDirection;
  /** The verdict on the rest. */
  readonly verdict: VpcFirewallRuleAction;
  /** The addresses that are decided otherwise; undefined when more than the address matters. */
  readonly addresses: readonly string[] | undefined;
}

/** The addresses of an exception that can be the other endpoint; none when it also depends on something else that is not known. */
function addressesOf(
  { filters }: Exception,
  { remote, protocol, port }: Traffic,
): readonly (string | undefined)[] {
  const { hosts, ports, protocols } = filters ?? {};
  const isOpen =
    !hosts?.length ||
    (port === undefined && Boolean(ports?.length)) ||
    (protocol === undefined && Boolean(protocols?.length));
  if (isOpen) return [undefined];
  return hosts
    .filter((host) => matchesPeer(host, remote) !== 'no')
    .map(({ type, value }) => (type === 'ip' || type === 'ip_net' ? value : undefined));
}

/** Describes a decision that has exceptions. */
export function partlyOf({ verdict, unless }: Decision, traffic: Traffic): Partly {
  const all = [...new Set(unless.flatMap((rule) => addressesOf(rule, traffic)))];
  const known = all.filter((address) => address !== undefined);
  const isKnown = traffic.remote.address === undefined && known.length === all.length;
  return { direction: traffic.direction, verdict, addresses: isKnown ? known : undefined };
}
