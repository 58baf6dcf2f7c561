import type { VpcFirewallRuleProtocol } from '@console/shared/api';
import { parseNet, parsePortRange } from '@console/shared/format';
import { type Endpoint, endpointKey } from '../endpoints.ts';
import type { Prefill } from '../prefill.ts';
import { MAX_ITEMS, MAX_RULES, type RuleBody, RULES_FULL, withRule } from '../rule-set.ts';
import { type AllowValues, allowValues, NO_ROOM, otherEnd, priorityBefore, ruleOf } from './allow-rule.ts';
import { shortNet } from './consequences-words.ts';
import { decide, inOrder } from './decide.ts';
import { ANYBODY, type Peer } from './facts.ts';
import { netOf, type Traffic } from './match.ts';

/** Traffic that is to reach an instance. */
export interface PortAsked {
  readonly instance: string;
  readonly protocol: VpcFirewallRuleProtocol;
  /** Undefined for ICMP, which has none. */
  readonly port: number | undefined;
  /** An address or a network; undefined: from anywhere. */
  readonly from: Endpoint | undefined;
}

/** A change of the rules that lets exactly the traffic through. */
export interface Way {
  readonly rule: string;
  /** Values that the form of the rule opens with. */
  readonly values: Prefill;
  /** Earlier rules that still deny a part of the traffic. */
  readonly except: readonly string[];
}

/** The ways to open a port, or the rules that let its traffic through already. */
export type Opening =
  | { readonly kind: 'open'; readonly by: readonly string[]; readonly except: readonly string[] }
  | {
      readonly kind: 'closed';
      /** An existing rule that lacks one value: `port 443`. */
      readonly widen: (Way & { readonly what: string }) | undefined;
      /** A new rule, or why there can be none. */
      readonly create: Way | { readonly reason: string };
    };

const WHOLE = { 4: parseNet('0.0.0.0/0'), 6: parseNet('::/0') } as const;

/** The traffic as it arrives at each interface of its version; none without such an interface. */
export function arriving(peers: readonly Peer[], { protocol, port, from }: PortAsked): readonly Traffic[] {
  const net = from && netOf(from);
  return peers.flatMap((local): Traffic[] => {
    const version = local.address?.version;
    if (net && version !== undefined && net.version !== version) return [];
    const source = net ?? (version && WHOLE[version]);
    return [{ direction: 'inbound', local, remote: source ? { net: source } : ANYBODY, protocol, port }];
  });
}

/** Names of the rules that allow the traffic, and of those that deny a part of it; undefined when none allows it all. */
function letThrough(rules: readonly RuleBody[], traffic: readonly Traffic[]) {
  const decisions = traffic.map((one) => decide(rules, one));
  if (decisions.some(({ verdict }) => verdict === 'deny')) return undefined;
  const names = (all: readonly RuleBody[]) => [...new Set(all.map(({ name }) => name))];
  return {
    by: names(decisions.flatMap(({ by }) => by ?? [])),
    except: names(decisions.flatMap(({ unless }) => unless)),
  };
}

type Lists = Pick<AllowValues, 'targets' | 'hosts' | 'protocols' | 'ports'>;

const listsOf = ({ targets, filters: { hosts, protocols, ports } }: RuleBody): Lists => ({
  targets,
  hosts: hosts ?? [],
  protocols: protocols ?? [],
  ports: ports ?? [],
});

const endKey = (end: Endpoint): string => {
  const net = netOf(end);
  return net ? shortNet(net) : endpointKey(end);
};

/** The lists of a rule, each with the identity of its items and its union with another list. */
const PARTS: readonly {
  readonly noun: string;
  readonly keys: (lists: Lists) => readonly string[];
  readonly add: (lists: Lists, more: Lists) => Partial<Lists>;
}[] = [
  {
    noun: 'target',
    keys: ({ targets }) => targets.map(endKey),
    add: ({ targets }, more) => ({ targets: [...targets, ...more.targets] }),
  },
  {
    noun: 'host filter',
    keys: ({ hosts }) => hosts.map(endKey),
    add: ({ hosts }, more) => ({ hosts: [...hosts, ...more.hosts] }),
  },
  {
    noun: 'protocol',
    keys: ({ protocols }) => protocols,
    add: ({ protocols }, more) => ({ protocols: [...protocols, ...more.protocols] }),
  },
  {
    noun: 'port',
    keys: ({ ports }) =>
      ports.map((range) => [...new Set<unknown>(parsePortRange(range) ?? [range])].join('-')),
    add: ({ ports }, more) => ({ ports: [...ports, ...more.ports] }),
  },
];

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  new Set([...one, ...other]).size === new Set(one).size && new Set(one).size === new Set(other).size;

/**
 * An allowing rule that lacks one value of one list, and whose other lists are just those wanted: with this value, the rule allows
 * exactly the wanted traffic in addition. A list without values allows everything, and lacks none.
 */
function widenings(rules: readonly RuleBody[], wanted: AllowValues) {
  return rules.flatMap((rule) => {
    if (rule.status !== 'enabled' || rule.action !== 'allow' || rule.direction !== 'inbound') return [];
    const own = listsOf(rule);
    // Whether host filters for anywhere let everything through is part of the decision
    const compared = wanted.hosts.length === 0 ? { ...own, hosts: [] } : own;
    const [part, ...others] = PARTS.filter(({ keys }) => !isSame(keys(compared), keys(wanted)));
    if (!part || others.length > 0) return [];
    const [had, lacking] = [part.keys(compared), part.keys(wanted)];
    if (had.length === 0 || lacking.length === 0 || had.length >= MAX_ITEMS) return [];
    const values = part.add(own, wanted);
    const after = ruleOf({ ...wanted, ...own, ...values, name: rule.name, priority: rule.priority });
    return [{ rule: rule.name, values, after, what: `${part.noun} ${lacking.join()}` }];
  });
}

/**
 * Finds an existing rule to widen, and a new one, for traffic that is to reach an instance. Neither lets anything else through. The
 * new rule comes before every rule that denies all of the traffic; those that deny a part of it continue to do so.
 * @param peers the interfaces of the instance in the VPC, at least one of which the traffic can reach
 */
export function openPort(rules: readonly RuleBody[], peers: readonly Peer[], asked: PortAsked): Opening {
  const traffic = arriving(peers, asked);
  const open = letThrough(rules, traffic);
  if (open) return { kind: 'open', ...open };
  const denying = traffic
    .flatMap((one) => decide(rules, one).by ?? [])
    .filter(({ action }) => action === 'deny');
  const priority = priorityBefore(denying);
  const other = asked.from ? otherEnd(asked.from) : { word: 'anywhere', hosts: [] };
  const taken = new Set(rules.map(({ name }) => name));
  const values = allowValues({ ...asked, direction: 'inbound', other }, priority, taken);
  const [widen] = widenings(inOrder(rules), values).flatMap(({ after, ...way }) => {
    const found = letThrough(withRule(rules, after, way.rule), traffic);
    return found ? [{ ...way, except: found.except }] : [];
  });
  const reason = rules.length >= MAX_RULES ? RULES_FULL : priority < 0 ? NO_ROOM : undefined;
  const except = letThrough(withRule(rules, ruleOf(values)), traffic)?.except ?? [];
  return {
    kind: 'closed',
    widen,
    create: reason === undefined ? { rule: values.name, values, except } : { reason },
  };
}
