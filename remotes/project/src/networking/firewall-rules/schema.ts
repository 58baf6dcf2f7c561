import * as v from 'valibot';
import type { VpcFirewallRuleUpdate } from '@console/shared/api';
import { field } from '@console/shared/forms';
import { parsePortRange } from '@console/shared/format';
import { endpointKey, KINDS, valuesIn } from './endpoints.ts';
import { MAX_ITEMS, MAX_PRIORITY, type RuleBody } from './rule-set.ts';

/** Protocols of the contract, in the order of the form. */
export const PROTOCOLS = ['TCP', 'UDP', 'ICMP'] as const;

const endpoints = () =>
  v.pipe(
    field.list(v.object({ type: v.picklist(KINDS), value: v.string() }), { key: endpointKey }),
    v.maxLength(MAX_ITEMS, `A rule can have at most ${MAX_ITEMS}`),
  );

/** The schema of a rule (docs/screens/network-access.md section 3.3). `taken`: names of the other rules of the VPC. */
export const ruleSchema = (taken: ReadonlySet<string>) =>
  v.pipe(
    v.object({
      enabled: field.flag(),
      name: v.pipe(
        field.name(),
        field.check((name) => !taken.has(name), 'Name taken. Edit that rule, or choose another name.'),
      ),
      description: field.description(),
      action: v.picklist(['allow', 'deny']),
      direction: v.picklist(['inbound', 'outbound']),
      priority: field.number({ max: MAX_PRIORITY }),
      targets: endpoints(),
      hosts: endpoints(),
      ports: v.pipe(v.array(v.string()), v.maxLength(MAX_ITEMS, `A rule can have at most ${MAX_ITEMS}`)),
      protocols: v.array(v.picklist(PROTOCOLS)),
    }),
    v.transform(({ enabled, hosts, ports, protocols, ...rest }): RuleBody => ({
      ...rest,
      status: enabled ? 'enabled' : 'disabled',
      filters: { hosts, ports, protocols },
    })),
  );

/** Values of the form of a rule. */
export type RuleValues = v.InferInput<ReturnType<typeof ruleSchema>>;

/** A new rule: enabled, inbound, allow. */
export const NEW_RULE: RuleValues = {
  enabled: true,
  name: '',
  description: '',
  action: 'allow',
  direction: 'inbound',
  priority: 0,
  targets: [],
  hosts: [],
  ports: [],
  protocols: [],
};

/** A rule as form values; absent filters are empty lists. */
export const valuesOf = ({ status, filters, ...rule }: VpcFirewallRuleUpdate): RuleValues => ({
  name: rule.name,
  description: rule.description,
  action: rule.action,
  direction: rule.direction,
  priority: rule.priority,
  enabled: status === 'enabled',
  targets: [...rule.targets],
  hosts: [...(filters.hosts ?? [])],
  ports: [...(filters.ports ?? [])],
  protocols: [...(filters.protocols ?? [])],
});

/** The rule of the valid values: a missing number is 0. */
export const draftOf = ({ enabled, hosts, ports, protocols, ...values }: RuleValues): RuleBody => ({
  ...values,
  priority: values.priority ?? 0,
  status: enabled ? 'enabled' : 'disabled',
  filters: { hosts, ports, protocols },
});

/** Validates ports when they are added, and while typing once there are some (section 3.5). */
export const portSchema = (added: readonly string[]) =>
  v.pipe(
    v.object({
      portRange: v.pipe(
        v.string(),
        v.rawCheck<string>(({ dataset, addIssue }) => {
          const message = dataset.typed ? portError(valuesIn(dataset.value), added) : undefined;
          if (message !== undefined) addIssue({ message });
        }),
      ),
    }),
    v.transform(({ portRange }) => valuesIn(portRange)),
  );

function portError(ranges: readonly string[], added: readonly string[]): string | undefined {
  if (ranges.some((range) => parsePortRange(range) === undefined)) return 'Not a valid port range';
  if (ranges.some((range) => added.includes(range))) return 'Port range already added';
  return added.length + ranges.length > MAX_ITEMS ? `A rule can have at most ${MAX_ITEMS}` : undefined;
}
