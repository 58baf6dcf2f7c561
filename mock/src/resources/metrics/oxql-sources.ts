import type { T } from '../../wire/api.ts';
import type { InstanceRow, Run } from '../../store/rows/compute.ts';
import type { Store } from '../../store/store.ts';
import { seedOf, wave } from './noise.ts';

/** Interval of measurements. docs/contract/server-behaviour.md 9: "nanoseconds per 5 s sample". */
export const SAMPLE_MS = 5000;

/** Identity of a measured resource. */
export type Fields = Record<string, T.FieldValue>;

/** One measured resource: its identity, the times with values, and the values. */
export interface Source {
  readonly fields: Fields;
  readonly runs: readonly Run[];
  /** Mean of the measurements in the window that ends at a time, both in milliseconds. */
  readonly value: (time: number, window: number) => number;
}

type Make = (store: Store, instance: InstanceRow, metric: string) => Source[];

const uuid = (value: string) => ({ type: 'uuid', value }) as const;
const text = (value: string) => ({ type: 'string', value }) as const;
const number = (value: number) => ({ type: 'u32', value }) as const;

function commonFields(store: Store, instance: InstanceRow): Fields {
  const { projects, sleds } = store.tables;
  const sled = sleds.get(instance.sledId) ?? [...sleds][0];
  return {
    project_id: uuid(instance.projectId),
    silo_id: uuid(projects.must(instance.projectId).siloId),
    ...(sled ? { sled_id: uuid(sled.id), sled_serial: text(sled.baseboard.serial) } : {}),
  };
}

/** Nanoseconds in a measurement. */
const FULL = SAMPLE_MS * 1_000_000;

/** The states of a virtual CPU; the four shares add up to one. */
function share(seed: number, state: string, time: number, window: number): number {
  const run = 0.08 + 0.7 * wave(seed, time, window) ** 2;
  const emulation = 0.01 + 0.03 * wave(seed + 1, time, window);
  const waiting = 0.03 * wave(seed + 2, time, window);
  if (state === 'run') return run;
  if (state === 'emulation') return emulation;
  return state === 'waiting' ? waiting : 1 - run - emulation - waiting;
}

const virtualCpus: Make = (store, instance) => {
  const common = commonFields(store, instance);
  return Array.from({ length: instance.ncpus }, (_, cpu) => {
    const seed = seedOf('vcpu', instance.id, String(cpu));
    return ['run', 'emulation', 'idle', 'waiting'].map((state) => ({
      fields: { ...common, instance_id: uuid(instance.id), state: text(state), vcpu_id: number(cpu) },
      runs: instance.runs,
      value: (time: number, window: number) => FULL * share(seed, state, time, window),
    }));
  }).flat();
};

/** Per measurement: mean value, and bytes per operation. */
const diskRates: Readonly<
  Record<string, { readonly base: number; readonly bytes?: number; readonly as?: string }>
> = {
  'virtual_disk:reads': { base: 220 },
  'virtual_disk:bytes_read': { base: 220, bytes: 18_000, as: 'virtual_disk:reads' },
  'virtual_disk:writes': { base: 130 },
  'virtual_disk:bytes_written': { base: 130, bytes: 30_000, as: 'virtual_disk:writes' },
  'virtual_disk:flushes': { base: 12 },
};

/** Mean values of distributions: nanoseconds and bytes. */
const SPREADS: Readonly<Record<string, number>> = {
  'virtual_disk:io_latency': 400_000,
  'virtual_disk:io_size': 24_000,
};

/** Distributions of a disk, one for each kind of operation. */
const spreads = (disks: readonly T.Disk[], common: Fields, metric: string, instance: InstanceRow): Source[] =>
  disks.flatMap((disk) =>
    ['read', 'write', 'flush'].map((kind, index) => {
      const seed = seedOf(metric, disk.id, kind);
      return {
        fields: {
          ...common,
          attached_instance_id: uuid(instance.id),
          block_size: number(disk.blockSize),
          disk_id: uuid(disk.id),
          io_kind: text(kind),
        },
        runs: instance.runs,
        value: (time: number, window: number) =>
          (SPREADS[metric] ?? 0) * (1 + index) * (0.2 + 1.6 * wave(seed, time, window)),
      };
    }),
  );

const virtualDisks: Make = (store, instance, metric) => {
  const common = commonFields(store, instance);
  const disks = store.tables.disks.filter(
    ({ state }) => 'instance' in state && state.instance === instance.id,
  );
  if (metric in SPREADS) return spreads(disks, common, metric, instance);
  const { base = 0, bytes = 1, as = metric } = diskRates[metric] ?? {};
  return disks.map((disk) => {
    const seed = seedOf(as, disk.id);
    const size = base * (0.2 + 1.6 * wave(seed, 0, 0));
    return {
      fields: {
        ...common,
        attached_instance_id: uuid(instance.id),
        block_size: number(disk.blockSize),
        disk_id: uuid(disk.id),
      },
      runs: instance.runs,
      value: (time, window) => size * bytes * wave(seed, time, window) ** 2,
    };
  });
};

const nicRates: Readonly<
  Record<string, { readonly base: number; readonly bytes?: number; readonly as?: string }>
> = {
  'instance_network_interface:packets_sent': { base: 9000 },
  'instance_network_interface:bytes_sent': {
    base: 9000,
    bytes: 820,
    as: 'instance_network_interface:packets_sent',
  },
  'instance_network_interface:packets_received': { base: 6000 },
  'instance_network_interface:bytes_received': {
    base: 6000,
    bytes: 410,
    as: 'instance_network_interface:packets_received',
  },
  'instance_network_interface:packets_dropped': { base: 3 },
};

const networkInterfaces: Make = (store, instance, metric) => {
  const common = commonFields(store, instance);
  const { base = 0, bytes = 1, as = metric } = nicRates[metric] ?? {};
  return store.tables.interfaces
    .filter((nic) => nic.instanceId === instance.id)
    .map((nic) => {
      const seed = seedOf(as, nic.id);
      const size = base * (0.2 + 1.6 * wave(seed, 0, 0));
      return {
        fields: {
          ...common,
          instance_id: uuid(instance.id),
          interface_id: uuid(nic.id),
          ip: { type: 'ip_addr', value: nic.ip },
          mac: text(nic.mac),
        },
        runs: instance.runs,
        value: (time, window) => size * bytes * wave(seed, time, window) ** 2,
      };
    });
};

/** Returns the series of an instance, by the name before the colon. */
export const sources: Readonly<
  Record<'instance_network_interface' | 'virtual_disk' | 'virtual_machine', Make>
> = {
  virtual_machine: virtualCpus,
  virtual_disk: virtualDisks,
  instance_network_interface: networkInterfaces,
};
