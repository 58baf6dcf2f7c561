import { type Disk, type Instance, isKind } from '@console/shared/api';
import { type Query, fetchToShow, useQuery } from '@console/shared/query';
import { affinityReads, antiAffinityReads } from '../../../affinity/queries.ts';
import { externalIps, networkInterfaces } from '../../../base/instances/queries.ts';
import { subnetById } from '../../../networking/subnets/queries.ts';
import { vpcById } from '../../../networking/vpcs/queries.ts';
import { instanceDisks } from '../../../storage/disks/queries.ts';
import { instanceKeys } from '../connect/keys.ts';
import { mySshKeys } from '../create/queries.ts';
import type { ClonePlan } from './plan.ts';

/** The parts of an instance that a clone copies. */
export interface Source extends Pick<ClonePlan, 'interfaces' | 'apart' | 'together' | 'sshKeys'> {
  readonly disks: readonly Disk[];
  readonly hasEphemeralIp: boolean;
  /** The settings that are not copied, in words. */
  readonly left: readonly string[];
}

/**
 * Reads everything that a clone copies, at once. A part that fails fails the whole: a clone without it would not be one. Only the
 * user's own SSH keys can be given to another instance.
 */
export const sourceOf = (project: string, { id, name }: Instance): Query<Source> => ({
  queryKey: ['instanceView', 'source of clones', { project, id }],
  queryFn: async () => {
    const [disks, nics, ips, apart, together, keys, mine] = await Promise.all([
      fetchToShow(instanceDisks(project, name)),
      fetchToShow(networkInterfaces(project, name)),
      fetchToShow(externalIps(project, name)),
      fetchToShow(antiAffinityReads.ofInstance(project, name)),
      fetchToShow(affinityReads.ofInstance(project, name)),
      // Of an instance whose keys are refused none are copied
      fetchToShow(instanceKeys(project, name)).catch(noneIfRefused),
      fetchToShow(mySshKeys()),
    ]);
    const interfaces = await Promise.all(
      nics.items
        .toSorted((one, other) => Number(other.primary) - Number(one.primary))
        .map(async ({ name: nic, description, vpcId, subnetId }) => {
          const [vpc, subnet] = await Promise.all([
            fetchToShow(vpcById(vpcId)),
            fetchToShow(subnetById(subnetId)),
          ]);
          return { name: nic, description, vpcName: vpc.name, subnetName: subnet.name };
        }),
    );
    const own = new Set(mine.items.map((key) => key.id));
    const others = keys.filter((key) => !own.has(key.id)).map((key) => key.name);
    const floating = ips.items.flatMap((ip) => (ip.kind === 'floating' ? ip.name : []));
    const hasTransit = nics.items.some(({ transitIps = [] }) => transitIps.length > 0);
    return {
      disks: disks.items,
      interfaces,
      apart: apart.items.map((group) => group.name),
      together: together.items.map((group) => group.name),
      sshKeys: keys.filter((key) => own.has(key.id)).map((key) => key.id),
      hasEphemeralIp: ips.items.some(({ kind }) => kind === 'ephemeral'),
      left: [
        ...(floating.length > 0 ? [`floating IPs (${floating.join(', ')})`] : []),
        ...(hasTransit ? ['transit IPs of interfaces'] : []),
        ...(others.length > 0 ? [`SSH keys of other users (${others.join(', ')})`] : []),
      ],
    };
  },
});

function noneIfRefused(error: unknown): [] {
  if (isKind(error, 'forbidden')) return [];
  throw error;
}

/** The parts of an instance that a clone copies, read when its dialog opens. */
export const useSource = (project: string, instance: Instance) => useQuery(sourceOf(project, instance));
