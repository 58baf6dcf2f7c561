import type { Sled, UninitializedSled } from '@console/shared/api';
import type { UseBySled } from '../../../capacity/model/use.ts';

/** Texts by which the filter finds hardware: serial, part and id, and the names of its instances once they are known. */
function textsOf(hardware: Sled | UninitializedSled, instances: UseBySled | undefined): readonly string[] {
  const { part, serial } = hardware.baseboard;
  if (!('id' in hardware)) return [serial, part];
  return [serial, part, hardware.id, ...(instances?.get(hardware.id) ?? []).map(({ name }) => name)];
}

/** Whether hardware matches the filter: each word must be part of one of its texts. */
export function isFound(
  hardware: Sled | UninitializedSled,
  filter: string,
  instances: UseBySled | undefined,
): boolean {
  const texts = textsOf(hardware, instances).map((text) => text.toLowerCase());
  return filter
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => texts.some((text) => text.includes(word)));
}
