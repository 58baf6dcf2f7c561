import type { Store } from '../../store/store.ts';
import { seedOf, wave } from './noise.ts';
import { SAMPLE_MS, type Fields, type Source } from './oxql-sources.ts';

/** Hardware in the rack with its own service processor, whether it is part of the system or not. */
interface Chassis {
  readonly kind: 'power' | 'sled' | 'switch';
  readonly rackId: string;
  readonly part: string;
  readonly serial: string;
  readonly revision: number;
  readonly slot: number;
}

/** All hardware with measurements: sleds by their position, waiting ones by their cubby, the switches and the power shelf. */
function chassisOf({ tables }: Store): Chassis[] {
  const sleds = [...tables.sleds].flatMap(({ baseboard, rackId, slot }) =>
    slot === null ? [] : [{ kind: 'sled' as const, rackId, slot, ...baseboard }],
  );
  const waiting = Array.from(tables.uninitializedSleds, ({ baseboard, rackId, cubby }) => ({
    kind: 'sled' as const,
    rackId,
    slot: cubby,
    ...baseboard,
  }));
  const switches = Array.from(tables.switches, ({ baseboard, rackId }, slot) => ({
    kind: 'switch' as const,
    rackId,
    slot,
    ...baseboard,
  }));
  const power = Array.from(tables.racks, ({ id }) => ({
    kind: 'power' as const,
    rackId: id,
    part: 'GX-9900-01',
    serial: 'FH22P00017',
    revision: 1,
    slot: 0,
  }));
  const all: readonly Chassis[] = [...sleds, ...waiting, ...switches, ...power];
  // A sled that was removed and inserted again is one chassis
  return [...new Map(all.map((one) => [one.serial, one])).values()];
}

const text = (value: string) => ({ type: 'string', value }) as const;
const number = (value: number) => ({ type: 'u32', value }) as const;

const fieldsOf = (one: Chassis, component: string): Fields => ({
  chassis_kind: text(one.kind),
  chassis_model: text(one.part),
  chassis_revision: number(one.revision),
  chassis_serial: text(one.serial),
  component_id: text(component),
  component_kind: text(component),
  rack_id: { type: 'uuid', value: one.rackId },
  slot: number(one.slot),
});

/** Start time of measurements that have always existed. */
const ALWAYS = [{ from: new Date(0), to: null }];

/** Sensors of each metric with their mean values; without a sensor, the component itself. */
const PARTS: Readonly<Record<string, readonly (readonly [sensor: string, base: number])[]>> = {
  'hardware_component:temperature': [
    ['CPU', 58],
    ['Northeast', 31],
    ['T6', 49],
  ],
  'hardware_component:fan_speed': [
    ['Fan 0', 5200],
    ['Fan 1', 5150],
  ],
  'hardware_component:poll_error_count': [['', 0.001]],
};

/** The measurements of the racks' hardware, with the fields of the platform (docs/screens/operator.md section 12, M2). */
export const hardwareSources = (store: Store, metric: string): Source[] =>
  chassisOf(store).flatMap((one) =>
    (PARTS[metric] ?? []).map(([sensor, base]) => {
      const seed = seedOf(metric, one.serial, sensor);
      return {
        fields: { ...fieldsOf(one, sensor === '' ? 'sp' : sensor), ...(sensor && { sensor: text(sensor) }) },
        runs: ALWAYS,
        value: (time: number, window: number) =>
          base * (0.85 + 0.3 * wave(seed, time, Math.max(window, SAMPLE_MS))),
      };
    }),
  );
