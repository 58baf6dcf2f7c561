import type { FloatingIp, Instance, SiloIpPool } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import { AttachedTo } from '../../storage/disks/attached-to.tsx';
import { networkingOf } from './networking-of.ts';
import { PoolButton } from './pool-button.tsx';

const col = columns<FloatingIp>();

/** Data of the columns beside the rows. */
export interface FloatingIpFacts {
  readonly project: string;
  /** Instances that are already loaded; others are looked up one by one. */
  readonly instances: readonly Instance[];
  readonly pools: readonly SiloIpPool[];
  /** Shows the details of a pool. */
  readonly onPool: (poolId: string) => void;
}

/** Columns of a project's floating IPs (docs/screens/network-access.md section 8.1). Keep them in a `useMemo`. */
export const floatingIpColumns = ({ project, instances, pools, onPool }: FloatingIpFacts) => {
  const names = new Map(instances.map(({ id, name }) => [id, name]));
  const poolNames = new Map(pools.map(({ id, name }) => [id, name]));
  const attachedTo = ({ instanceId }: FloatingIp) => (
    <AttachedTo project={project} instanceId={instanceId ?? undefined} known={names} pathOf={networkingOf} />
  );
  return [
    col.link(
      'name',
      ({ name }) => name,
      ({ name }) => to('/projects/:project/floating-ips/:floatingIp/edit', { project, floatingIp: name }),
    ),
    col.description(({ description }) => description),
    col.ip('IP address', ({ ip }) => ip),
    col.custom('IP pool', ({ ipPoolId }) => <PoolButton poolId={ipPoolId} onOpen={onPool} />, {
      rank: 3,
      width: 10,
      value: ({ ipPoolId }) => poolNames.get(ipPoolId),
    }),
    col.custom('Attached to instance', attachedTo, {
      rank: 2,
      meta: (floatingIp) => (floatingIp.instanceId ? attachedTo(floatingIp) : null),
      value: ({ instanceId }) => names.get(instanceId ?? ''),
    }),
  ];
};
