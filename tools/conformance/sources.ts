import { parametersOf, resolved } from '../../mock/verify/contract.ts';
import type { OperationId } from '../../mock/src/wire/api.ts';
import { operations, type Operation } from '../../mock/src/wire/operations.ts';
import { isRecord } from '../../shared/record/index.ts';

/** Values of parameters by wire name. */
export type Values = Readonly<Record<string, string>>;

/** Where values of parameters are found: members of the items of a list, by parameter; a path into them has dots. */
interface Source {
  readonly list: OperationId;
  readonly gives: Values;
}

const by = (list: OperationId, parameter: string, member = 'id'): Source => ({
  list,
  gives: { [parameter]: member },
});

/** Of two sources of the same parameter, the second is for persons who may not read the first. */
export const SOURCES: readonly Source[] = [
  by('projectList', 'project'),
  by('siloList', 'silo'),
  by('currentUserView', 'silo', 'silo_id'),
  by('instanceList', 'instance'),
  by('diskList', 'disk'),
  by('snapshotList', 'snapshot'),
  by('imageList', 'image'),
  by('floatingIpList', 'floating_ip'),
  by('affinityGroupList', 'affinity_group'),
  by('affinityGroupMemberList', 'instance', 'value.id'),
  by('antiAffinityGroupList', 'anti_affinity_group'),
  by('antiAffinityGroupMemberList', 'instance', 'value.id'),
  by('vpcList', 'vpc'),
  by('vpcSubnetList', 'subnet'),
  by('vpcRouterList', 'router'),
  by('vpcRouterRouteList', 'route'),
  by('internetGatewayList', 'gateway'),
  by('instanceNetworkInterfaceList', 'interface'),
  by('probeList', 'probe'),
  by('projectIpPoolList', 'pool'),
  by('ipPoolList', 'pool'),
  by('groupList', 'group_id'),
  by('currentUserSshKeyList', 'ssh_key'),
  by('certificateList', 'certificate'),
  by('siloUserList', 'user_id'),
  by('siloIdentityProviderList', 'provider'),
  by('userBuiltinList', 'user'),
  by('roleList', 'role_name', 'name'),
  by('supportBundleList', 'support_bundle'),
  by('webhookReceiverList', 'receiver'),
  by('rackList', 'rack_id'),
  by('sledList', 'sled_id'),
  by('physicalDiskList', 'disk_id'),
  by('switchList', 'switch_id'),
  by('networkingAddressLotList', 'address_lot'),
  by('networkingBgpAnnounceSetList', 'announce_set'),
  by('networkingBgpConfigList', 'asn', 'asn'),
  by('networkingSwitchPortSettingsList', 'port'),
  {
    list: 'networkingSwitchPortList',
    gives: { port: 'port_name', rack_id: 'rack_id', switch_location: 'switch_location' },
  },
];

/** Values that no list gives: the last hour, and the end of what a serial console printed. */
function fixed({ id, row }: Operation, now: number): Values {
  const hour = { start_time: new Date(now - 3_600_000).toISOString(), end_time: new Date(now).toISOString() };
  if (id === 'instanceSerialConsole') return { most_recent: '1024' };
  return row.firstPage?.includes('start_time') === true ? hour : {};
}

/** The first value of parameters that have a choice, such as the name of a metric. */
function chosen(operation: Operation): Values {
  const values: Record<string, string> = {};
  for (const { name, in: place, schema } of parametersOf(operation)) {
    const described = resolved(schema);
    const choice = place === 'path' && isRecord(described) ? described['enum'] : undefined;
    if (Array.isArray(choice)) values[name] = String(choice[0]);
  }
  return values;
}

/** Values that are the same for every call of an operation. */
export const constants = (operation: Operation, now: number): Values => ({
  ...chosen(operation),
  ...fixed(operation, now),
});

/** Parameters that only the server's own data can fill. */
export function needs(operation: Operation): readonly string[] {
  const required = [...operation.query]
    .filter(([, { required: isRequired }]) => isRequired)
    .map(([name]) => name);
  const all = new Set([...operation.path.keys(), ...required, ...(operation.row.firstPage ?? [])]);
  const known = constants(operation, 0);
  return [...all].filter((name) => known[name] === undefined);
}

export function listOf({ list }: Source): Operation {
  const found = operations.find(({ id }) => id === list);
  if (found === undefined) throw new Error(`no operation ${list}`);
  return found;
}

/**
 * Sources that fill all of these parameters, together with what their own list needs, and nothing else: one that gives more may wait
 * for the parameter itself.
 */
export const sourcesOf = (names: readonly string[]): readonly Source[] =>
  SOURCES.filter((source) => {
    const gives = Object.keys(source.gives);
    const given = new Set([...gives, ...needs(listOf(source))]);
    return gives.every((name) => names.includes(name)) && names.every((name) => given.has(name));
  });

/** The items of a list; an object that is no list is its only item. */
export function itemsOf(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body;
  if (!isRecord(body)) return [];
  return Array.isArray(body['items']) ? body['items'] : 'items' in body ? [] : [body];
}

/** What an item gives; undefined when a member of it is missing. */
export function valuesOf({ gives }: Source, item: unknown): Values | undefined {
  const values: Record<string, string> = {};
  for (const [name, path] of Object.entries(gives)) {
    const value = path
      .split('.')
      .reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), item);
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    values[name] = String(value);
  }
  return values;
}
