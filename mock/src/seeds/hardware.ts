import { GIB } from '../capacity.ts';
import { stableId } from '../ids.ts';
import type { Seeder } from './seeder.ts';

const rackId = stableId('rack', 'fleet', '0');

/** A rack of twelve sleds: every mix of policy and state. system sheet 17. */
export function addHardware(seeder: Seeder): void {
  const { tables } = seeder.store;
  const made = seeder.ago(430);
  tables.racks.put({ id: rackId, timeCreated: made, timeModified: made });
  for (let slot = 0; slot < 12; slot += 1) {
    const serial = `FH224088${17 + slot * 13}`;
    const expunged = slot >= 10;
    tables.sleds.put({
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
    });
  }
}
