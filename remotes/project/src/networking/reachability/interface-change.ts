import { formatAddress, isWithin, parseNet, subtractRanges } from '@console/shared/format';
import { netOf } from '../firewall-rules/effective/match.ts';
import type { InterfaceFact } from './facts.ts';
import type { InterfaceChange, InterfaceFacts } from './interface-consequences.ts';
import { namedByRoutes } from './route-consequences.ts';

/** A change in the form of a form's or a row's values. */
export type AskedChange =
  | {
      readonly kind: 'added';
      readonly subnet: string;
      /** Undefined: the server chooses it. */
      readonly address: string | undefined;
      /** It is the first interface of the instance. */
      readonly primary: boolean;
    }
  | { readonly kind: 'removed'; readonly address: string }
  | { readonly kind: 'transit'; readonly address: string; readonly transitIps: readonly string[] };

/** A free address of a subnet that no rule and no route names, in place of the one that the server chooses. */
function freeAddress(facts: InterfaceFacts, subnet: string): string | undefined {
  const block = parseNet(facts.subnets.find(({ name }) => name === subnet)?.ipv4Block ?? '');
  if (!block) return undefined;
  const named = [
    ...facts.rules.flatMap(({ targets, filters }) => [...targets, ...(filters.hosts ?? [])]),
    ...namedByRoutes(facts),
    ...facts.interfaces.map(({ address }) => ({ type: 'ip' as const, value: address })),
  ].flatMap((one) => netOf(one) ?? []);
  const inside = named.filter((net) => isWithin(net, block) && net.width > block.width);
  const [free] = subtractRanges(block, inside);
  return free && formatAddress({ version: block.version, value: free.first });
}

/** The effect of a change on the interfaces of a VPC; undefined when it is not known, such as in a subnet without addresses. */
export function changeIn(
  facts: InterfaceFacts,
  instance: string,
  change: AskedChange,
): InterfaceChange | undefined {
  if (change.kind === 'transit') return change;
  if (change.kind === 'removed') {
    const own = facts.interfaces.find(({ address }) => address === change.address);
    return own && { kind: 'removed', own };
  }
  const { subnet, primary } = change;
  const address = change.address ?? freeAddress(facts, subnet);
  if (address === undefined) return undefined;
  const own: InterfaceFact = { instance, subnet, address, primary, transitIps: [] };
  return { kind: 'added', own, ...(change.address === undefined && { label: 'new interface' }) };
}
