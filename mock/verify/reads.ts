import type { OperationId } from '../src/wire/api.ts';
import { operations, type Operation } from '../src/wire/operations.ts';
import type { Store, Tables } from '../src/store/store.ts';
import { urlOf } from './sample.ts';

/** Values of a read by wire name. */
type Values = Readonly<Record<string, string>>;

/**
 * Reads that are not compared: they change without a call, so the console polls them. A call must list all other
 * reads that it can change.
 */
export const LIVE: ReadonlySet<OperationId> = new Set([
  'diskMetricsList',
  'siloMetric',
  'systemMetric',
  'timeseriesQuery',
  'systemTimeseriesQuery',
  'systemTimeseriesSchemaList',
  'instanceSerialConsole',
  'instanceSerialConsoleStream',
  'networkingBgpMessageHistory',
  'supportBundleDownload',
  'supportBundleDownloadFile',
  'supportBundleHead',
  'supportBundleHeadFile',
  'supportBundleIndex',
]);

/** So many of a kind are read one by one, in the project that samples work in and elsewhere; lists are read whole. */
const MOST = { near: 24, far: 4 } as const;

interface Named {
  readonly id: string;
}

/** Which rows of a table are read one by one: those that are called by name, then those near the project, then others. */
function choice(tables: Tables, names: ReadonlySet<unknown>): (rows: Iterable<Named>) => string[] {
  const home = tables.projects.find((row) => row.name === 'edge-cache')?.id ?? '';
  const near = new Set<unknown>([home]);
  for (const table of [tables.instances, tables.vpcs]) {
    for (const row of table) if (row.projectId === home) near.add(row.id);
  }
  for (const row of tables.routers) if (near.has(row.vpcId)) near.add(row.id);
  const isNear = (row: Named) => Object.values(row).some((value) => near.has(value));
  const isMeant = (row: Named) => names.has(row.id) || names.has(Reflect.get(row, 'name'));
  return (rows) => {
    const {
      meant = [],
      near: close = [],
      far = [],
    } = Object.groupBy(rows, (row) => (isMeant(row) ? 'meant' : isNear(row) ? 'near' : 'far'));
    return [...meant, ...close.slice(0, MOST.near), ...far.slice(0, MOST.far)].map(({ id }) => id);
  };
}

/** Rows of what a path parameter or a selector names by id. */
function rowsByName(tables: Tables): Readonly<Record<string, Iterable<Named>>> {
  return {
    address_lot: tables.addressLots,
    affinity_group: tables.affinityGroups,
    announce_set: tables.bgpAnnounceSets,
    anti_affinity_group: tables.antiAffinityGroups,
    certificate: tables.certificates,
    disk: tables.disks,
    disk_id: tables.physicalDisks,
    floating_ip: tables.floatingIps,
    gateway: tables.gateways,
    group_id: tables.groups,
    image: tables.images,
    instance: tables.instances,
    interface: tables.interfaces,
    project: tables.projects,
    rack_id: tables.racks,
    receiver: tables.webhookReceivers,
    route: tables.routes,
    router: tables.routers,
    silo: tables.silos,
    sled_id: tables.sleds,
    snapshot: tables.snapshots,
    ssh_key: tables.sshKeys,
    subnet: tables.subnets,
    support_bundle: tables.supportBundles,
    switch_id: tables.switches,
    user: tables.builtinUsers,
    vpc: tables.vpcs,
  };
}

const one = (name: string, values: readonly string[]): Values[] => values.map((value) => ({ [name]: value }));

/** Reads that need more than the id of one thing. */
function special(
  { tables }: Store,
  ids: (rows: Iterable<Named>) => string[],
): { readonly [Id in OperationId]?: readonly Values[] } {
  const cabled = tables.switchPorts.filter((row) => /^qsfp[0-2]$/.test(row.portName));
  const ports = cabled.map((row) => ({
    rack_id: row.rackId,
    switch_location: row.switchLocation,
    port: row.portName,
  }));
  const member = (group: string, rows: Iterable<{ groupId: string; instanceId: string }>) =>
    [...rows].map((row) => ({ [group]: row.groupId, instance: row.instanceId }));
  const pools = tables.ipPools.filter((row) => row.internal !== true).map(({ id }) => id);
  const pool = one('pool', pools);
  const asn = one('asn', [...new Set([...tables.bgpConfigs].map((row) => String(row.asn)))]);
  return {
    affinityGroupMemberInstanceView: member('affinity_group', tables.affinityMembers),
    antiAffinityGroupMemberInstanceView: member('anti_affinity_group', tables.antiAffinityMembers),
    imageList: [{}, ...one('project', ids(tables.projects))],
    probeView: [...tables.probes].map((row) => ({ project: row.projectId, probe: row.name })),
    projectIpPoolView: pool,
    ipPoolView: pool,
    ipPoolRangeList: pool,
    ipPoolSiloList: pool,
    ipPoolUtilizationView: pool,
    networkingBgpImportedRoutesIpv4: asn,
    networkingSwitchPortLldpConfigView: ports,
    networkingSwitchPortLldpNeighbors: ports,
    networkingSwitchPortStatus: ports,
    networkingSwitchPortSettingsView: one('port', ids(tables.switchPortSettings)),
    roleView: one('role_name', ['fleet.admin', 'silo.viewer']),
    samlIdentityProviderView: [...tables.identityProviders].map((row) => ({
      silo: row.siloId,
      provider: row.id,
    })),
    siloUserView: [...tables.users].map((row) => ({ silo: row.siloId, user_id: row.id })),
    userList: [{}, ...one('group', ids(tables.groups))],
  };
}

/** Lists: the nearest resource that they belong to; it is given by ID, so its parent is not given. */
const PARENTS = ['gateway', 'router', 'vpc', 'instance', 'project', 'silo', 'receiver'];

/** Every read of the contract that is compared. */
const compared: readonly Operation[] = operations.filter(
  ({ id, row }) => row.method === 'GET' && !LIVE.has(id),
);

/**
 * URLs of what the compared reads can show of a store, by operation.
 * @param names of rows that must be read
 */
export function readUrls(store: Store, names: ReadonlySet<unknown>): Map<OperationId, string[]> {
  const ids = choice(store.tables, names);
  const own = special(store, ids);
  const rows = rowsByName(store.tables);
  const valuesOf = ({ id, path, query }: Operation): readonly Values[] => {
    const name = path.keys().next().value ?? PARENTS.find((selector) => query.has(selector));
    return own[id] ?? (name === undefined ? [{}] : one(name, ids(rows[name] ?? [])));
  };
  return new Map(
    compared.map((operation) => {
      const all: Values = operation.query.has('limit') ? { limit: '100000' } : {};
      const urls = valuesOf(operation).map((values) => {
        const given = Object.entries(values);
        const path = Object.fromEntries(given.filter(([name]) => operation.path.has(name)));
        const query = Object.fromEntries(given.filter(([name]) => !operation.path.has(name)));
        return urlOf({ operation, path, query: { ...query, ...all } });
      });
      return [operation.id, urls];
    }),
  );
}
