import {
  ALL,
  type ExternalIp,
  type FloatingIp,
  type Instance,
  instanceExternalIpList,
  vpcSubnetListNetworkInterfaces,
  type VpcSubnet,
} from '@console/shared/api';
import type { SearchHit, SearchReader } from '@console/shared/contract';
import { type IpRange, parseNet } from '@console/shared/format';
import { cachedItems, query } from '@console/shared/query';
import { type Address, isAddress, isInRange, isOfMac, mayHave } from '@console/shared/search';
import * as hit from './hits.ts';
import * as lists from './lists.ts';

/** Maximum number of instances whose external addresses are read, because there is no list of them. */
const MAX_INSTANCES = 200;

const netsOf = ({ ipv4Block, ipv6Block }: VpcSubnet): IpRange[] =>
  [ipv4Block, ipv6Block].flatMap((block) => parseNet(block) ?? []);

/** Whether a subnet itself is found: by a network, or by the start of its addresses; an address belongs to its interface. */
const isSubnet = (wanted: Address, subnet: VpcSubnet): boolean =>
  wanted.is !== 'ip' && netsOf(subnet).some((net) => isInRange(wanted, net));

/** Whether interfaces of a subnet can have it: any MAC address, otherwise addresses of its networks. */
const canHave = (wanted: Address, subnet: VpcSubnet): boolean =>
  isOfMac(wanted) || netsOf(subnet).some((net) => mayHave(wanted, net));

type ById = ReadonlyMap<string, Instance>;

async function interfacesOf(
  wanted: Address,
  place: hit.VpcPlace,
  subnet: VpcSubnet,
  instances: ById,
  reader: SearchReader,
): Promise<SearchHit[]> {
  const interfaces = await reader.list('network interfaces', (pageToken) =>
    query(vpcSubnetListNetworkInterfaces, { path: { subnet: subnet.id }, query: { limit: ALL, pageToken } }),
  );
  return interfaces.flatMap((nic) => {
    const instance = instances.get(nic.instanceId);
    const address = isOfMac(wanted) ? nic.mac : nic.ip;
    if (!instance || !isAddress(wanted, address)) return [];
    return [hit.addressHit(instance, place.project, address, `${nic.name} in ${place.vpc}`)];
  });
}

async function vpcAddresses(wanted: Address, project: string, instances: ById, reader: SearchReader) {
  const vpcs = await reader.list('VPCs', lists.vpcPages(project));
  const perVpc = vpcs.map(async ({ name: vpc }) => {
    const place = { project, vpc };
    const subnets = await reader.list('subnets', lists.subnetPages(project, vpc));
    const own = subnets
      .filter((subnet) => isSubnet(wanted, subnet))
      .map((subnet) => ({ ...hit.subnetHit(subnet, place), found: subnet.ipv4Block }));
    const inside = await Promise.all(
      subnets
        .filter((subnet) => canHave(wanted, subnet))
        .map((subnet) => interfacesOf(wanted, place, subnet, instances, reader)),
    );
    return [...own, ...inside.flat()];
  });
  return (await Promise.all(perVpc)).flat();
}

const floatingHits = (
  wanted: Address,
  project: string,
  all: readonly FloatingIp[],
  instances: ById,
): SearchHit[] =>
  all
    .filter(({ ip }) => isAddress(wanted, ip))
    .flatMap((floatingIp) => {
      const own = { ...hit.floatingIpHit(floatingIp, project), found: floatingIp.ip };
      const instance = instances.get(floatingIp.instanceId ?? '');
      return instance ? [own, hit.addressHit(instance, project, floatingIp.ip, floatingIp.name)] : [own];
    });

const externalIps = (project: string, instance: Instance) => () =>
  query(instanceExternalIpList, { path: { instance: instance.name }, query: { project } });

const ephemeralOf = (wanted: Address, project: string, instance: Instance, ips: readonly ExternalIp[]) =>
  ips
    .filter(({ ip, kind }) => kind === 'ephemeral' && isAddress(wanted, ip))
    .map(({ ip }) => hit.addressHit(instance, project, ip, 'ephemeral IP'));

/** Finds the instances with an ephemeral address: one request for each instance, so it runs last. */
export async function ephemeralAddresses(
  wanted: Address,
  project: string,
  reader: SearchReader,
): Promise<SearchHit[]> {
  if (isOfMac(wanted)) return [];
  const instances = await reader.list('instances', lists.instancePages(project));
  const asked = instances.slice(0, MAX_INSTANCES).map(async (instance) => {
    const ips = await reader.list('external IPs', externalIps(project, instance));
    return ephemeralOf(wanted, project, instance, ips);
  });
  return (await Promise.all(asked)).flat();
}

/** The instances of a project with an ephemeral address that a list has read already, of any age. Sends no request. */
export const cachedAddresses = (wanted: Address, project: string): SearchHit[] =>
  cachedItems(lists.instancePages(project)).flatMap((instance) =>
    ephemeralOf(wanted, project, instance, cachedItems(externalIps(project, instance))),
  );

/** Finds the owners of an address in a project: floating IPs, instances by their interfaces, subnets. */
export async function projectAddresses(
  wanted: Address,
  project: string,
  reader: SearchReader,
): Promise<SearchHit[]> {
  const [machines, floating] = await Promise.all([
    reader.list('instances', lists.instancePages(project)),
    isOfMac(wanted) ? [] : reader.list('floating IPs', lists.floatingIpPages(project)),
  ]);
  const instances: ById = new Map(machines.map((instance) => [instance.id, instance]));
  return [
    ...floatingHits(wanted, project, floating, instances),
    ...(await vpcAddresses(wanted, project, instances, reader)),
  ];
}
