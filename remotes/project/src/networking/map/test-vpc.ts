import type { Known } from './facts.ts';

const now = new Date('2026-01-01T00:00:00Z');

/** Adds the fields that all resources have. */
const base = (id: string, name = id) => ({ id, name, description: '', timeCreated: now, timeModified: now });

/** Sizes of a generated VPC. */
export interface Sizes {
  readonly gateways: number;
  readonly customRouters: number;
  readonly subnets: number;
  readonly instances: number;
  /** Every n-th instance has an interface in the next subnet too. */
  readonly bridges: number;
  readonly floatingIps: number;
}

/** A VPC of the given sizes, whose parts are connected in rotation. */
export function vpcOf(sizes: Sizes): Known {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
  const vpcId = 'vpc';
  const routers = [
    { ...base('system'), kind: 'system' as const, vpcId },
    ...numbers(sizes.customRouters).map((n) => ({ ...base(`router-${n}`), kind: 'custom' as const, vpcId })),
  ];
  const nic = (instance: number, subnet: number, primary: boolean) => ({
    ...base(`nic-${instance}-${subnet}`, primary ? 'net0' : 'net1'),
    instanceId: `vm-${instance}`,
    subnetId: `subnet-${subnet}`,
    vpcId,
    ip: `10.0.${subnet}.${instance}`,
    mac: 'A8:40:25:00:00:01',
    primary,
  });
  const isIn = sizes.subnets > 0;
  return {
    gateways: numbers(sizes.gateways).map((n) => ({ ...base(`gateway-${n}`), vpcId })),
    routers,
    routes: numbers(sizes.gateways).map((n) => ({
      ...base(`route-${n}`),
      kind: 'custom' as const,
      destination: { type: 'ip_net' as const, value: '0.0.0.0/0' },
      target: { type: 'internet_gateway' as const, value: `gateway-${n}` },
      vpcRouterId: routers[n % routers.length]?.id ?? 'system',
    })),
    subnets: numbers(sizes.subnets).map((n) => ({
      ...base(`subnet-${n}`),
      vpcId,
      ipv4Block: `10.0.${n}.0/24`,
      ipv6Block: `fd00:0:0:${n}::/64`,
      customRouterId: sizes.customRouters > 0 && n % 2 === 1 ? `router-${n % sizes.customRouters}` : null,
    })),
    interfaces: isIn
      ? numbers(sizes.instances).flatMap((n) => {
          const subnet = n % sizes.subnets;
          const isBridge = sizes.bridges > 0 && n % sizes.bridges === 0 && sizes.subnets > 1;
          return [nic(n, subnet, true), ...(isBridge ? [nic(n, (subnet + 1) % sizes.subnets, false)] : [])];
        })
      : [],
    instances: numbers(sizes.instances).map((n) => ({
      ...base(`vm-${n}`),
      autoRestartEnabled: false,
      hostname: `vm-${n}`,
      memory: 1024 ** 3,
      ncpus: 1,
      projectId: 'project',
      runState: 'running' as const,
      timeRunStateUpdated: now,
    })),
    floatingIps: numbers(sizes.floatingIps).map((n) => ({
      ...base(`ip-${n}`),
      instanceId: sizes.instances > 0 ? `vm-${n % sizes.instances}` : null,
      ip: `203.0.113.${n}`,
      ipPoolId: 'pool',
      projectId: 'project',
    })),
  };
}
