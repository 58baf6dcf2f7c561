import { stableId } from '../values/ids.ts';
import { FLEET_ID } from '../store/store.ts';
import { poolId } from './pools.ts';
import { projectId } from './projects.ts';
import type { Seeder } from './seeder.ts';

/** The first range is in use, the others are free: one can be removed. They do not overlap the ranges of other pools. */
const ranges = [
  ['198.51.100.225', '198.51.100.232'],
  ['203.0.113.241', '203.0.113.246'],
  ['2001:db8:5e::10', '2001:db8:5e::1f'],
] as const;

const services = [
  ['console-1', '198.51.100.225'],
  ['console-2', '198.51.100.226'],
  ['console-3', '198.51.100.227'],
  ['names-1', '198.51.100.228'],
  ['names-2', '198.51.100.229'],
  ['time-1', '198.51.100.230'],
] as const;

/** The service pool. Every seed contains it. */
export function addServicePool(seeder: Seeder): void {
  const { ipPools, ipPoolRanges, serviceAddresses } = seeder.store.tables;
  const description = 'Addresses of the platform services';
  const pool = ipPools.put({
    ...seeder.named('ip-pool', 'fleet', 'platform-services', 430, description),
    internal: true,
  });
  for (const [first, last] of ranges) {
    const { id: ipPoolId, timeCreated } = pool;
    ipPoolRanges.put({ id: stableId('range', first), ipPoolId, range: { first, last }, timeCreated });
  }
  for (const [service, ip] of services)
    serviceAddresses.put({ id: stableId('service', service), service, ip, ipPoolId: pool.id });
}

/** The networks of the office and the partner may reach the services. */
export function addAllowList(seeder: Seeder): void {
  seeder.store.tables.allowLists.put({
    id: FLEET_ID,
    // The last one is the address of the demo itself: a list without the caller is refused
    allowedIps: { allow: 'list', ips: ['192.0.2.0/24', '198.18.40.0/22', '2001:db8:b0::/48', '127.0.0.0/8'] },
    timeCreated: seeder.ago(430),
    timeModified: seeder.ago(37),
  });
}

/** Project, name, description, serial of the sled, pool, external address, internal address, last byte of the MAC. */
const probes = [
  [
    'edge-cache',
    'pop-reachability',
    'Pings every point of presence',
    17,
    'public-v6',
    '2001:db8:40::1e',
    250,
  ],
  ['edge-cache', 'purge-latency', '', 43, 'public-v4', '203.0.113.40', 251],
  ['atlas-api', 'tile-path', 'Traces the path of a map tile', 56, 'public-v6', '2001:db8:40::1f', 250],
] as const;

/** Probes of two projects. Their addresses are the last of the pools and subnets, so that the next free ones stay unchanged. */
export function addProbes(seeder: Seeder): void {
  const { probes: table, vpcs, subnets } = seeder.store.tables;
  for (const [index, [project, name, description, sled, pool, ip, last]] of probes.entries()) {
    const parent = projectId('fernhill', project);
    const vpc = vpcs.find((row) => row.projectId === parent && row.name === 'default');
    const subnet = vpc && subnets.find((row) => row.vpcId === vpc.id && row.name === 'default');
    if (subnet === undefined) throw new Error('the project has no default subnet');
    const base = seeder.named('probe', parent, name, 33 - 9 * index, description);
    const mac = `A8:40:25:FE:00:0${index + 1}`;
    table.put({
      ...base,
      projectId: parent,
      sled: stableId('sled', `FH224088${sled}`),
      ip,
      ipPoolId: poolId(pool),
      nic: { id: stableId('probe-nic', base.id), subnetId: subnet.id, ip: `172.30.3.${last}`, mac },
    });
  }
}
