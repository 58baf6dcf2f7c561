import {
  ALL,
  type ExternalIp,
  type FloatingIp,
  type Instance,
  instanceExternalIpList,
  ipPoolRangeList,
  networkingAddressLotBlockList,
  networkingBgpStatus,
  networkingLoopbackAddressList,
  vpcSubnetListNetworkInterfaces,
  type VpcSubnet,
} from '@console/shared/api';
import { type IpRange, parseAddress, parseNet } from '@console/shared/format';
import { cachedItems, query } from '@console/shared/query';
import { type Address, isAddress, isInRange, isOfAddress, isOfMac, mayHave } from './address.ts';
import type { Wanted } from './classify.ts';
import * as fleet from './fleet-hits.ts';
import * as hit from './hits.ts';
import * as lists from './lists.ts';
import { neighborHits } from './neighbors.ts';
import { portSettings } from './port-settings.ts';
import type { Reader } from './reader.ts';

/** Maximum number of instances whose external addresses are read, because there is no list of them. */
const MAX_INSTANCES = 200;

const rangeOf = (first: string, last: string): IpRange | undefined => {
  const [from, until] = [parseAddress(first), parseAddress(last)];
  return from && until && { version: from.version, first: from.value, last: until.value };
};

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
  reader: Reader,
): Promise<hit.Hit[]> {
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

async function vpcAddresses(wanted: Address, project: string, instances: ById, reader: Reader) {
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
): hit.Hit[] =>
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
  reader: Reader,
): Promise<hit.Hit[]> {
  if (isOfMac(wanted)) return [];
  const instances = await reader.list('instances', lists.instancePages(project));
  const asked = instances.slice(0, MAX_INSTANCES).map(async (instance) => {
    const ips = await reader.list('external IPs', externalIps(project, instance));
    return ephemeralOf(wanted, project, instance, ips);
  });
  return (await Promise.all(asked)).flat();
}

/** The instances of a project with an ephemeral address that a list has read already, of any age. Sends no request. */
export const cachedAddresses = (wanted: Address, project: string): hit.Hit[] =>
  cachedItems(lists.instancePages(project)).flatMap((instance) =>
    ephemeralOf(wanted, project, instance, cachedItems(externalIps(project, instance))),
  );

/** Finds the owners of an address in a project: floating IPs, instances by their interfaces, subnets. */
export async function projectAddresses(wanted: Address, project: string, reader: Reader): Promise<hit.Hit[]> {
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

async function poolHits(wanted: Address, reader: Reader): Promise<hit.Hit[]> {
  const pools = await reader.list('IP pools', lists.poolPages());
  const found = pools.map(async (pool) => {
    const ranges = await reader.list('ranges', (pageToken) =>
      query(ipPoolRangeList, { path: { pool: pool.name }, query: { limit: ALL, pageToken } }),
    );
    return ranges
      .filter(({ range }) => isInRange(wanted, rangeOf(range.first, range.last)))
      .map(({ range: { first, last } }) => ({ ...fleet.poolHit(pool), found: `${first} – ${last}` }));
  });
  return (await Promise.all(found)).flat();
}

async function lotHits(wanted: Address, reader: Reader): Promise<hit.Hit[]> {
  const lots = await reader.list('address lots', lists.lotPages());
  const found = lots.map(async (lot) => {
    const blocks = await reader.list('blocks', (pageToken) =>
      query(networkingAddressLotBlockList, {
        path: { addressLot: lot.name },
        query: { limit: ALL, pageToken },
      }),
    );
    return blocks
      .filter(({ firstAddress, lastAddress }) => isInRange(wanted, rangeOf(firstAddress, lastAddress)))
      .map(({ firstAddress, lastAddress }) => ({
        ...fleet.addressLotHit(lot),
        found: `${firstAddress} – ${lastAddress}`,
      }));
  });
  return (await Promise.all(found)).flat();
}

async function loopbackHits(wanted: Address, reader: Reader): Promise<hit.Hit[]> {
  const all = await reader.list('loopback addresses', (pageToken) =>
    query(networkingLoopbackAddressList, { query: { limit: ALL, pageToken } }),
  );
  return all
    .filter(({ address }) => isAddress(wanted, address))
    .map(({ id, address, switchLocation }) => ({
      kind: 'loopback',
      id,
      name: address,
      context: [switchLocation],
      found: address,
      to: '/system/networking/loopback-addresses',
    }));
}

/** Reads the addresses of switches, which are in the settings of their ports. */
async function portHits(wanted: Address, reader: Reader): Promise<hit.Hit[]> {
  const all = await reader.list('port settings', lists.portSettingsPages());
  const found = all.map(async (settings) => {
    const view = await reader.view(portSettings(settings.name));
    return (view?.addresses ?? [])
      .filter(({ address }) => isAddress(wanted, address))
      .map(({ address }) => ({ ...fleet.portSettingsHit(settings), found: address }));
  });
  return (await Promise.all(found)).flat();
}

/** BGP sessions with a peer, by its address or by its AS number. */
export async function sessionHits(wanted: Wanted, reader: Reader): Promise<hit.Hit[]> {
  const sessions = (await reader.view(query(networkingBgpStatus))) ?? [];
  return sessions
    .filter(({ addr, localAsn, remoteAsn }) => {
      if (wanted.is === 'asn') return wanted.asn === localAsn || wanted.asn === remoteAsn;
      return isOfAddress(wanted) && isAddress(wanted, addr);
    })
    .map((session) => ({
      kind: 'bgp-session',
      id: `${session.switch} ${session.addr}`,
      name: session.addr,
      context: [session.switch, `AS${session.remoteAsn}`],
      state: session.state,
      found: wanted.is === 'asn' ? `AS${wanted.asn}` : session.addr,
      to: '/system/networking/bgp/sessions',
    }));
}

/** Finds the owners of an address in the fleet: pools, lots, switches, peers, neighbors. Only for fleet viewers. */
export async function fleetAddresses(wanted: Address, reader: Reader): Promise<hit.Hit[]> {
  if (isOfMac(wanted)) return neighborHits(wanted, reader);
  const found = await Promise.all([
    neighborHits(wanted, reader),
    poolHits(wanted, reader),
    lotHits(wanted, reader),
    loopbackHits(wanted, reader),
    portHits(wanted, reader),
    sessionHits(wanted, reader),
  ]);
  return found.flat();
}
