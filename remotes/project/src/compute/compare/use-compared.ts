import { type Page, type Query, useQueries } from '@console/shared/query';
import { affinityReads, antiAffinityReads } from '../../affinity/queries.ts';
import { externalIps, instanceByName, networkInterfaces } from '../../base/instances/queries.ts';
import { subnetById } from '../../networking/subnets/queries.ts';
import { vpcById } from '../../networking/vpcs/queries.ts';
import { instanceDisks } from '../../storage/disks/queries.ts';
import { instanceKeys } from '../instances/connect/keys.ts';
import type { Compared, NameOf } from './rows.ts';

interface Read<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Data that has arrived; `null` when it could not be read, undefined while it loads. */
const partOf = <Data>(read: Read<Data> | undefined): Data | null | undefined =>
  read?.data ?? (read?.isError ? null : undefined);

const itemsOf = <Item>(read: Read<Page<Item>> | undefined) => {
  const page = partOf(read);
  return page ? page.items : page;
};

/** One kind of read for each instance. */
const useEach = <Data>(
  project: string,
  names: readonly string[],
  read: (project: string, name: string) => Query<Data>,
): readonly Read<Data>[] => useQueries(names.map((name) => read(project, name)));

/** All that is compared of some instances, as it arrives. */
export function useCompared(project: string, names: readonly string[]) {
  const instances = useEach(project, names, instanceByName);
  const addresses = useEach(project, names, externalIps);
  const disks = useEach(project, names, instanceDisks);
  const interfaces = useEach(project, names, networkInterfaces);
  const affinity = useEach(project, names, affinityReads.ofInstance);
  const antiAffinity = useEach(project, names, antiAffinityReads.ofInstance);
  const keys = useEach(project, names, instanceKeys);
  const reads: readonly Read<unknown>[] = [
    ...instances,
    ...addresses,
    ...disks,
    ...interfaces,
    ...affinity,
    ...antiAffinity,
    ...keys,
  ];
  const compared = names.map((name, at): Compared => ({
    name,
    instance: partOf(instances[at]),
    addresses: itemsOf(addresses[at]),
    disks: itemsOf(disks[at]),
    interfaces: itemsOf(interfaces[at]),
    affinity: itemsOf(affinity[at]),
    antiAffinity: itemsOf(antiAffinity[at]),
    keys: partOf(keys[at]),
  }));
  const nameOf = useNetworkNames(compared);
  return {
    compared,
    nameOf,
    retry: reads.some(({ isError }) => isError)
      ? () => reads.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch())
      : undefined,
  };
}

/** The names of the VPCs and subnets of the interfaces, each read once. */
function useNetworkNames(compared: readonly Compared[]): NameOf {
  const all = compared.flatMap(({ interfaces }) => interfaces ?? []);
  const vpcs = useQueries([...new Set(all.map(({ vpcId }) => vpcId))].map(vpcById));
  const subnets = useQueries([...new Set(all.map(({ subnetId }) => subnetId))].map(subnetById));
  const names = new Map(
    [...vpcs, ...subnets].flatMap(({ data }) => (data ? [[data.id, data.name] as const] : [])),
  );
  return (id) => names.get(id);
}
