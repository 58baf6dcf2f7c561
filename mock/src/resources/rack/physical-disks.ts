import type { T } from '../../wire/api.ts';

/** One disk model of a form factor. */
interface Model {
  readonly formFactor: T.PhysicalDiskKind;
  readonly vendor: string;
  readonly model: string;
}

const data = { formFactor: 'u2', vendor: '1b7e', model: 'HLX-3200-U2' } as const;
const boot = { formFactor: 'm2', vendor: '1c41', model: 'HLX-0960-M2' } as const;

/** What is in a sled, by slot: eight disks for data, then two to start from. Our guess: the contract names no number. */
export const diskSlots: readonly Model[] = [...Array.from({ length: 8 }, () => data), boot, boot];

/** Serial of the disk in a slot of a sled, made from the sled's own. */
export function diskSerial(sledSerial: string, slot: number): string {
  return `HX${sledSerial.slice(-6)}${String(slot).padStart(2, '0')}`;
}
