import type { T } from '../../wire/api.ts';

/** One disk model of a form factor. */
interface Model {
  readonly formFactor: T.PhysicalDiskKind;
  readonly vendor: string;
  readonly model: string;
}

const data = { formFactor: 'u2', vendor: '1b7e', model: 'HLX-3200-U2' } as const;
const boot = { formFactor: 'm2', vendor: '1c41', model: 'HLX-0960-M2' } as const;

/** Disks of a sled by slot: eight for data, then two boot disks. Our guess: the contract specifies no number. */
export const diskSlots: readonly Model[] = [...Array.from({ length: 8 }, () => data), boot, boot];

/** Serial of the disk in a slot of a sled, derived from the sled's serial. */
export function diskSerial(sledSerial: string, slot: number): string {
  return `HX${sledSerial.slice(-6)}${String(slot).padStart(2, '0')}`;
}
