import type { T } from '../wire/api.ts';
import { GIB } from '../resources/silos/capacity.ts';
import { stableId } from '../values/ids.ts';
import { diskSerial, diskSlots } from '../resources/rack/physical-disks.ts';
import type { Seeder } from './seeder.ts';
import { addSwitches } from './switches.ts';

/** The amount of hardware in the rack. */
interface RackSize {
  readonly sleds: number;
  /** Every n-th disk slot of a sled contains a disk. */
  readonly everyDisk: number;
  /** Ports of each switch. */
  readonly ports: number;
}

/** A full rack: 32 sleds, 320 disks, 64 ports. */
export const wholeRack: RackSize = { sleds: 32, everyDisk: 1, ports: 32 };

/** A small rack with one of everything, for fast tests. */
export const smallRack: RackSize = { sleds: 12, everyDisk: 8, ports: 4 };

const rackId = stableId('rack', 'fleet', '0');

/**
 * Disks whose policy or state differs from their sled: slot of the sled, slot of the disk, policy, state. Every pair occurs at
 * least once.
 */
const oddDisks = [
  [2, 7, 'in_service', 'decommissioned'],
  [3, 5, 'expunged', 'active'],
  [6, 2, 'expunged', 'decommissioned'],
  [8, 9, 'expunged', 'decommissioned'],
] as const;

function addDisks(seeder: Seeder, sled: T.Sled, sledSlot: number, { everyDisk }: RackSize): void {
  const { id: sledId, baseboard, policy, state, timeCreated, timeModified } = sled;
  for (const [slot, model] of diskSlots.entries()) {
    if (slot % everyDisk !== 0) continue;
    const odd = oddDisks.find(([itsSled, its]) => itsSled === sledSlot && its === slot);
    seeder.store.tables.physicalDisks.put({
      ...model,
      id: stableId('physical-disk', baseboard.serial, String(slot)),
      timeCreated,
      timeModified,
      sledId,
      serial: diskSerial(baseboard.serial, slot),
      policy: { kind: odd?.[2] ?? policy.kind },
      state: odd?.[3] ?? state,
    });
  }
}

/** Sleds that wait to be added: two in the slots of the expunged ones, and one that was decommissioned and inserted again. */
function addWaitingSleds(seeder: Seeder): void {
  for (const [cubby, serial, revision] of [
    [10, 'FH23110407', 6],
    [11, 'FH23110420', 6],
    [9, 'FH224088134', 3],
  ] as const) {
    seeder.store.tables.uninitializedSleds.put({
      id: stableId('uninitialized-sled', serial),
      baseboard: { part: 'GX-4410-03', serial, revision },
      cubby,
      rackId,
      usableHardwareThreads: 128,
      usablePhysicalRam: 1024 * GIB,
    });
  }
}

/** A rack: sleds in every combination of policy and state, their disks, waiting sleds, switches. system sheet 17. */
export function addHardware(seeder: Seeder, size: RackSize): void {
  const { tables } = seeder.store;
  const made = seeder.ago(430);
  tables.racks.put({ id: rackId, timeCreated: made, timeModified: made });
  for (let slot = 0; slot < size.sleds; slot += 1) {
    const serial = `FH224088${17 + slot * 13}`;
    const expunged = slot === 10 || slot === 11;
    const sled = tables.sleds.put({
      id: stableId('sled', serial),
      timeCreated: made,
      timeModified: made,
      rackId,
      baseboard: { part: slot < 7 ? 'GX-4410-02' : 'GX-4410-03', serial, revision: 3 + (slot % 3) },
      policy: expunged
        ? { kind: 'expunged' }
        : { kind: 'in_service', provisionPolicy: slot % 5 === 4 ? 'non_provisionable' : 'provisionable' },
      state: slot === 11 || slot === 9 ? 'decommissioned' : 'active',
      usableHardwareThreads: 128,
      usablePhysicalRam: 1024 * GIB,
      slot: expunged ? null : slot,
    });
    addDisks(seeder, sled, slot, size);
  }
  addWaitingSleds(seeder);
  addSwitches(seeder, rackId, size.ports);
}
