import type { VpcFirewallRule } from '@console/shared/api';
import { parseAddress } from '@console/shared/format';
import { endText, listed, trafficText } from '../firewall-rules/effective/consequences-words.ts';
import type { Exposure } from '../firewall-rules/effective/exposure.ts';
import type { Arrivals } from './queries.ts';

/** Traffic from outside that reaches an instance, by one rule. */
export interface ExposedRow {
  readonly id: string;
  readonly instance: string;
  /** The external addresses of the version of the interface; `null`: not read yet; `undefined`: they could not be read. */
  readonly addresses: readonly string[] | null | undefined;
  readonly from: string;
  readonly traffic: string;
  readonly rule: VpcFirewallRule;
}

/** Instances that rules let traffic in to. */
export const instancesIn = (found: readonly Exposure[]): readonly string[] =>
  [...new Set(found.flatMap(({ to }) => to.map(({ name }) => name)))].toSorted();

const sameVersion = (address: string, other: string): boolean =>
  parseAddress(address)?.version === parseAddress(other)?.version;

/**
 * The rows of instances that have an external address or may have one, and how many have none: no traffic from outside reaches those.
 * @param arrivals undefined while they are read
 */
export function exposedRows(found: readonly Exposure<VpcFirewallRule>[], arrivals: Arrivals | undefined) {
  const rows: ExposedRow[] = [];
  const without = new Set<string>();
  for (const { to, from, kinds, rule } of found)
    for (const { name, address } of to) {
      const known = arrivals === undefined ? null : arrivals.get(name);
      const addresses = known?.filter((one) => sameVersion(one, address)) ?? known;
      if (addresses?.length === 0) without.add(name);
      else {
        const texts = { from: listed(from.map(endText)), traffic: trafficText(kinds) };
        const id = [name, address, rule.name, texts.from, texts.traffic].join(' ');
        rows.push({ id, instance: name, addresses, ...texts, rule });
      }
    }
  const shown = new Set(rows.map(({ instance }) => instance));
  return {
    rows: rows.toSorted((a, b) => a.instance.localeCompare(b.instance)),
    without: [...without].filter((name) => !shown.has(name)).length,
  };
}
