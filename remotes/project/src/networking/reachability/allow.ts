import { formatAddress } from '@console/shared/format';
import type { Peer } from '../firewall-rules/effective/facts.ts';
import type { Traffic } from '../firewall-rules/effective/match.ts';
import type { Prefill } from '../firewall-rules/prefill.ts';
import { MAX_PRIORITY } from '../firewall-rules/rule-set.ts';
import type { Step } from './steps.ts';

/** A rule that lets the traffic of a step through; without values when no priority is left for it. */
export interface Allowance {
  readonly direction: Traffic['direction'];
  /** The instance whose rules stop the traffic. */
  readonly instance: string;
  readonly values: (Prefill & { readonly name: string }) | undefined;
}

/** The host filter for an end, and how it is called in a name. */
function hostOf({ instance, address, publicVersion }: Peer) {
  if (instance) return { word: instance, hosts: [{ type: 'instance', value: instance }] } as const;
  if (address) {
    const value = formatAddress(address);
    return { word: value.replaceAll(/[.:]+/g, '-'), hosts: [{ type: 'ip', value }] } as const;
  }
  const value = publicVersion === 6 ? '::/0' : '0.0.0.0/0';
  return { word: 'internet', hosts: [{ type: 'ip_net', value }] } as const;
}

const LONGEST = 63;

/** A valid name that is not taken. */
function nameOf(words: readonly (string | number)[], taken: ReadonlySet<string>): string {
  const base = words.join('-').toLowerCase();
  const cut = (length: number) => base.slice(0, length).replace(/-+$/, '');
  const names = Array.from({ length: taken.size + 1 }, (_, index) => {
    const suffix = index === 0 ? '' : `-${index + 1}`;
    return cut(LONGEST - suffix.length) + suffix;
  });
  return names.find((name) => !taken.has(name)) ?? base;
}

/** A priority before every rule that denies any of the traffic: of the same one, rules that deny come first. */
function priorityBefore(rules: NonNullable<Step['rules']>): number {
  const denying = rules.filter(({ rule, part }) => rule.action === 'deny' && part !== 'shadowed');
  return Math.min(MAX_PRIORITY, ...denying.map(({ rule }) => rule.priority)) - 1;
}

/** The words before the other end and before the instance, in a name. */
const FROM_TO = { inbound: ['from', 'to'], outbound: ['to', 'from'] } as const;

/**
 * The rules that let traffic through which firewall rules stop: one for each step that they stop.
 * @param names of the rules of the VPC
 */
export function allowancesOf(steps: readonly Step[], names: readonly string[]): readonly Allowance[] {
  const taken = new Set(names);
  return steps.flatMap(({ outcome, traffic, rules = [] }): Allowance[] => {
    const instance = traffic?.local.instance;
    if (outcome !== 'stops' || !traffic || !instance) return [];
    const { direction, remote, protocol, port } = traffic;
    const { word, hosts } = hostOf(remote);
    const priority = priorityBefore(rules);
    if (priority < 0) return [{ direction, instance, values: undefined }];
    const [there, here] = FROM_TO[direction];
    const kind = [protocol ?? [], port ?? []].flat();
    const name = nameOf(['allow', ...kind, there, word, here, instance], taken);
    taken.add(name);
    const values = {
      name,
      direction,
      action: 'allow',
      priority,
      targets: [{ type: 'instance', value: instance }],
      hosts,
      protocols: protocol === undefined ? [] : [protocol],
      ports: port === undefined ? [] : [String(port)],
    } as const;
    return [{ direction, instance, values }];
  });
}
