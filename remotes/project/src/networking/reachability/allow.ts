import { formatAddress } from '@console/shared/format';
import {
  type AllowValues,
  allowValues,
  otherEnd,
  priorityBefore,
  type Wanted,
} from '../firewall-rules/effective/allow-rule.ts';
import type { Peer } from '../firewall-rules/effective/facts.ts';
import type { Traffic } from '../firewall-rules/effective/match.ts';
import type { Step } from './steps.ts';

/** A rule that lets the traffic of a step through; without values when no priority is left for it. */
export interface Allowance {
  readonly direction: Traffic['direction'];
  /** The instance whose rules stop the traffic. */
  readonly instance: string;
  readonly values: AllowValues | undefined;
}

/** The host filter for an end, and how it is called in a name. */
function otherOf({ instance, address, publicVersion }: Peer): Wanted['other'] {
  if (instance) return otherEnd({ type: 'instance', value: instance });
  if (address) return otherEnd({ type: 'ip', value: formatAddress(address) });
  const value = publicVersion === 6 ? '::/0' : '0.0.0.0/0';
  return { word: 'internet', hosts: [{ type: 'ip_net', value }] };
}

/** The rules that deny any of the traffic. */
const denying = (rules: NonNullable<Step['rules']>) =>
  rules.filter(({ rule, part }) => rule.action === 'deny' && part !== 'shadowed').map(({ rule }) => rule);

/**
 * The rules that let traffic through which firewall rules stop: one for each step that they stop, before every rule that denies any of
 * it.
 * @param names of the rules of the VPC
 */
export function allowancesOf(steps: readonly Step[], names: readonly string[]): readonly Allowance[] {
  const taken = new Set(names);
  return steps.flatMap(({ outcome, traffic, rules = [] }): Allowance[] => {
    const instance = traffic?.local.instance;
    if (outcome !== 'stops' || !traffic || !instance) return [];
    const { direction, remote } = traffic;
    const priority = priorityBefore(denying(rules));
    if (priority < 0) return [{ direction, instance, values: undefined }];
    const values = allowValues({ ...traffic, instance, other: otherOf(remote) }, priority, taken);
    taken.add(values.name);
    return [{ direction, instance, values }];
  });
}
