import type { T } from '../../wire/api.ts';

/** Kinds of measured resources. */
type Target =
  | 'bgp_session'
  | 'hardware_component'
  | 'instance_network_interface'
  | 'switch_data_link'
  | 'virtual_disk'
  | 'virtual_machine';

interface Metric {
  readonly text: string;
  readonly units: T.Units;
  readonly datum: 'bool' | 'cumulative_u64' | 'f32' | 'histogram_u64' | 'u64';
  /** Fields that belong to the metric and not to the resource. */
  readonly fields?: readonly (readonly [name: string, type: T.FieldType, text: string])[];
}

const common = [
  ['project_id', 'uuid', 'Project of the instance'],
  ['silo_id', 'uuid', 'Silo of the instance'],
  ['sled_id', 'uuid', 'Sled on which the instance runs'],
  ['sled_serial', 'string', 'Serial number of the sled'],
] as const;

const targets: Readonly<
  Record<
    Target,
    {
      readonly text: string;
      /** Who may see it; by default users of the instance's project. */
      readonly scope?: T.AuthzScope;
      readonly fields: readonly (readonly [name: string, type: T.FieldType, text: string])[];
    }
  >
> = {
  hardware_component: {
    text: 'A part of a sled, a switch or a power shelf that measures itself',
    scope: 'fleet',
    fields: [
      ['chassis_kind', 'string', 'sled, switch or power'],
      ['chassis_model', 'string', 'Part number of the chassis'],
      ['chassis_revision', 'u32', 'Revision of the chassis'],
      ['chassis_serial', 'string', 'Serial number of the chassis'],
      ['component_id', 'string', 'The part in its chassis'],
      ['component_kind', 'string', 'Kind of the part'],
      ['rack_id', 'uuid', 'The rack'],
      ['slot', 'u32', 'Position of the chassis in the rack'],
    ],
  },
  switch_data_link: {
    text: 'A link of a switch port',
    scope: 'fleet',
    fields: [
      ['link_id', 'u8', 'Number of the link of its port'],
      ['model', 'string', 'Model of the switch'],
      ['port_id', 'string', 'The port'],
      ['rack_id', 'uuid', 'The rack'],
      ['switch_serial', 'string', 'Serial number of the switch'],
      ['switch_slot', 'u16', 'Position of the switch'],
      ['switch_wafer_loc_x', 'i16', 'Position of the chip on its wafer'],
      ['switch_wafer_loc_y', 'i16', 'Position of the chip on its wafer'],
    ],
  },
  bgp_session: {
    text: 'A session with a BGP peer',
    scope: 'fleet',
    fields: [
      ['hostname', 'string', 'The switch'],
      ['peer', 'ip_addr', 'Address of the peer'],
      ['peer_asn', 'u32', 'Autonomous system of the peer'],
      ['rack_id', 'uuid', 'The rack'],
    ],
  },
  virtual_machine: {
    text: 'A virtual machine',
    fields: [['instance_id', 'uuid', 'The instance'], ...common],
  },
  virtual_disk: {
    text: 'A virtual disk',
    fields: [
      ['attached_instance_id', 'uuid', 'Instance to which the disk is attached'],
      ['block_size', 'u32', 'Bytes in a block'],
      ['disk_id', 'uuid', 'The disk'],
      ...common,
    ],
  },
  instance_network_interface: {
    text: 'A network interface of an instance',
    fields: [
      ['instance_id', 'uuid', 'Instance of the network interface'],
      ['interface_id', 'uuid', 'The interface'],
      ['ip', 'ip_addr', 'Its private address'],
      ['mac', 'string', 'Its hardware address'],
      ...common,
    ],
  },
};

const counter = (text: string): Metric => ({ text, units: 'count', datum: 'cumulative_u64' });
const bytes = (text: string): Metric => ({ text, units: 'bytes', datum: 'cumulative_u64' });

/** All metrics that can be queried. docs/contract/server-behaviour.md section 9 "OxQL". */
const metrics: Readonly<Record<string, Metric>> = {
  'bgp_session:prefixes_imported': { text: 'Prefixes that the peer announces', units: 'count', datum: 'u64' },
  'bgp_session:updates_received': counter('Updates that the peer has sent'),
  'hardware_component:fan_speed': {
    text: 'Speed of a fan',
    units: 'rpm',
    datum: 'f32',
    fields: [['sensor', 'string', 'The fan']],
  },
  'hardware_component:poll_error_count': {
    text: 'Failed reads of the part',
    units: 'count',
    datum: 'cumulative_u64',
  },
  'hardware_component:temperature': {
    text: 'Temperature at a sensor',
    units: 'degrees_celsius',
    datum: 'f32',
    fields: [['sensor', 'string', 'The sensor']],
  },
  'instance_network_interface:bytes_received': bytes('Bytes received'),
  'instance_network_interface:bytes_sent': bytes('Bytes sent'),
  'instance_network_interface:errors_received': counter('Packets received with an error'),
  'instance_network_interface:errors_sent': counter('Packets that could not be sent'),
  'instance_network_interface:packets_dropped': counter('Packets received and dropped'),
  'instance_network_interface:packets_received': counter('Packets received'),
  'instance_network_interface:packets_sent': counter('Packets sent'),
  'switch_data_link:bytes_received': bytes('Bytes received'),
  'switch_data_link:bytes_sent': bytes('Bytes sent'),
  'switch_data_link:link_up': { text: 'Whether the link is up', units: 'none', datum: 'bool' },
  'virtual_disk:bytes_read': bytes('Bytes read'),
  'virtual_disk:bytes_written': bytes('Bytes written'),
  'virtual_disk:failed_flushes': counter('Flushes that failed'),
  'virtual_disk:failed_reads': counter('Reads that failed'),
  'virtual_disk:failed_writes': counter('Writes that failed'),
  'virtual_disk:flushes': counter('Flushes'),
  'virtual_disk:io_latency': {
    text: 'Time that operations take',
    units: 'nanoseconds',
    datum: 'histogram_u64',
    fields: [['io_kind', 'string', 'Kind of operation']],
  },
  'virtual_disk:io_size': {
    text: 'Size of operations',
    units: 'bytes',
    datum: 'histogram_u64',
    fields: [['io_kind', 'string', 'Kind of operation']],
  },
  'virtual_disk:reads': counter('Reads'),
  'virtual_disk:writes': counter('Writes'),
  'virtual_machine:vcpu_usage': {
    text: 'Time a virtual CPU spends in a state',
    units: 'nanoseconds',
    datum: 'cumulative_u64',
    fields: [
      ['state', 'string', 'run, emulation, idle or waiting'],
      ['vcpu_id', 'u32', 'Number of the virtual CPU'],
    ],
  },
};

function isTarget(name: string): name is Target {
  return name in targets;
}

/** The resource kind and the description of a metric; undefined for unknown names. */
export function metricOf(name: string): { target: Target; metric: Metric } | undefined {
  const target = name.split(':')[0] ?? '';
  const metric = Object.hasOwn(metrics, name) ? metrics[name] : undefined;
  return metric !== undefined && isTarget(target) ? { target, metric } : undefined;
}

/** Names of the fields by which a metric can be filtered and grouped. */
export function fieldsOf(name: string): ReadonlySet<string> {
  const found = metricOf(name);
  if (found === undefined) return new Set();
  return new Set([...targets[found.target].fields, ...(found.metric.fields ?? [])].map(([field]) => field));
}

/** All metrics, in the format of the contract. */
export function timeseriesSchemas(): T.TimeseriesSchema[] {
  return Object.keys(metrics).flatMap((timeseriesName) => {
    const found = metricOf(timeseriesName);
    if (found === undefined) return [];
    const { target, metric } = found;
    const field =
      (source: T.FieldSource) =>
      ([name, fieldType, description]: readonly [string, T.FieldType, string]): T.FieldSchema => ({
        name,
        fieldType,
        source,
        description,
      });
    return {
      timeseriesName,
      authzScope: targets[target].scope ?? 'project',
      created: '2024-11-19T00:00:00.000Z',
      datumType: metric.datum,
      description: { target: targets[target].text, metric: metric.text },
      fieldSchema: [
        ...targets[target].fields.map(field('target')),
        ...(metric.fields ?? []).map(field('metric')),
      ],
      units: metric.units,
      version: 1,
    };
  });
}

/** Whether a resource kind belongs to the fleet, and not to a project. */
export const isOfFleet = (target: Target): target is FleetTarget => targets[target].scope === 'fleet';

/** Resource kinds of the fleet. */
export type FleetTarget = 'bgp_session' | 'hardware_component' | 'switch_data_link';
