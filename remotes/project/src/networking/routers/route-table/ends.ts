import type { RouteDestination, RouterRoute, RouteTarget } from '@console/shared/api';
import { ipVersion, wordFor } from '@console/shared/format';

export type RouteEnd = RouteDestination | RouteTarget;

/** Labels of the types of ends in tables (docs/screens/network-access.md section 6.1). */
const TYPES: Readonly<Record<RouteEnd['type'], string>> = {
  drop: 'Drop',
  ip: 'IP',
  ip_net: 'IP network',
  instance: 'Instance',
  internet_gateway: 'Gateway',
  subnet: 'VPC subnet',
  vpc: 'VPC',
};

/** An end as two badges; a dropping target has no value. */
export const badgesOf = (end: RouteEnd): { type: string; value?: string } =>
  end.type === 'drop' ? { type: TYPES.drop } : { type: wordFor(TYPES, end.type), value: end.value };

/** The existing names; absent until they are known. */
export interface KnownNames {
  readonly subnets?: ReadonlySet<string> | undefined;
  readonly gateways?: ReadonlySet<string> | undefined;
  readonly instances?: ReadonlySet<string> | undefined;
}

/**
 * The missing resource that an end names: ends contain names, which stay when the resource is deleted or renamed. `undefined` when
 * it exists, or when that is unknown.
 */
export function missingKind(end: RouteEnd, known: KnownNames): 'subnet' | 'instance' | 'gateway' | undefined {
  switch (end.type) {
    case 'subnet':
      return known.subnets?.has(end.value) === false ? 'subnet' : undefined;
    case 'instance':
      return known.instances?.has(end.value) === false ? 'instance' : undefined;
    case 'internet_gateway':
      return known.gateways?.has(end.value) === false ? 'gateway' : undefined;
    default:
      return undefined;
  }
}

/** The address family of an end, if it contains an address. */
function familyOf({ type, text }: { type: string; text: string }): 4 | 6 | undefined {
  return type === 'ip' || type === 'ip_net' ? ipVersion(text.split('/')[0] ?? '') : undefined;
}

/** Whether both ends are addresses of different families, which the server refuses. */
export function mixesFamilies(
  destination: { type: string; text: string },
  target: { type: string; text: string },
): boolean {
  const [from, to] = [familyOf(destination), familyOf(target)];
  return from !== undefined && to !== undefined && from !== to;
}

/** Why a system route cannot be edited (docs/screens/network-access.md sections 6.1 and 13). */
export function editRefusal({ kind }: Pick<RouterRoute, 'kind'>): string | undefined {
  switch (kind) {
    case 'vpc_subnet':
      return 'Routes of VPC subnets cannot be changed: they follow their subnet';
    case 'vpc_peering':
      return 'Routes of VPC peerings cannot be changed: they follow their peering';
    default:
      return undefined;
  }
}
