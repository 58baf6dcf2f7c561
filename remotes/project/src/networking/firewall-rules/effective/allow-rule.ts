import type { VpcFirewallRuleProtocol } from '@console/shared/api';
import type { Endpoint } from '../endpoints.ts';
import { MAX_PRIORITY, type RuleBody } from '../rule-set.ts';
import type { Traffic } from './match.ts';

/** The values of a rule that allows traffic of an instance. */
export interface AllowValues {
  readonly name: string;
  readonly direction: Traffic['direction'];
  readonly action: 'allow';
  readonly priority: number;
  readonly targets: readonly Endpoint[];
  readonly hosts: readonly Endpoint[];
  readonly protocols: readonly VpcFirewallRuleProtocol[];
  readonly ports: readonly string[];
}

/** The traffic that a rule is to allow. */
export interface Wanted extends Pick<Traffic, 'direction' | 'protocol' | 'port'> {
  readonly instance: string;
  /** The host filters for the other end, and its word in the name of a rule. */
  readonly other: { readonly word: string; readonly hosts: readonly Endpoint[] };
}

/** Why no rule can allow the traffic. */
export const NO_ROOM = 'A rule that denies it has priority 0. Change that priority first.';

/**
 * The lowest possible priority before rules that deny: at the same priority, those that deny come first. Negative when there is none.
 */
export const priorityBefore = (denying: readonly Pick<RuleBody, 'priority'>[]): number =>
  Math.min(MAX_PRIORITY, ...denying.map(({ priority }) => priority)) - 1;

/** An address or a network as a part of a name: `10-0-0-0-8`. */
export const wordOf = (text: string): string => text.replaceAll(/[.:/]+/g, '-');

/** The host filter for an address or a network. */
export const otherEnd = (host: Endpoint): Wanted['other'] => ({ word: wordOf(host.value), hosts: [host] });

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

/** The words before the other end and before the instance, in a name. */
const FROM_TO = { inbound: ['from', 'to'], outbound: ['to', 'from'] } as const;

/** The values of a rule that allows exactly the traffic. */
export function allowValues(
  { direction, instance, other: { word, hosts }, protocol, port }: Wanted,
  priority: number,
  taken: ReadonlySet<string>,
): AllowValues {
  const [there, here] = FROM_TO[direction];
  const kind = [protocol ?? [], port ?? []].flat();
  return {
    name: nameOf(['allow', ...kind, there, word, here, instance], taken),
    direction,
    action: 'allow',
    priority,
    targets: [{ type: 'instance', value: instance }],
    hosts,
    protocols: protocol === undefined ? [] : [protocol],
    ports: port === undefined ? [] : [String(port)],
  };
}

/** The rule of the values, for a decision. */
export const ruleOf = ({ hosts, protocols, ports, targets, ...values }: AllowValues): RuleBody => ({
  ...values,
  description: '',
  status: 'enabled',
  targets: [...targets],
  filters: { hosts: [...hosts], protocols: [...protocols], ports: [...ports] },
});
