import type { Sled, UninitializedSled } from '@console/shared/api';
import type { UseBySled } from '../../../capacity/model/use.ts';

/** Texts that something in the rack is found by: serial, part and id, and the names of its instances once they are known. */
function textsOf(hardware: Sled | UninitializedSled, instances: UseBySled | undefined): readonly string[] {
  const { part, serial } = hardware.baseboard;
  if (!('id' in hardware)) return [serial, part];
  return [serial, part, hardware.id, ...(instances?.get(hardware.id) ?? []).map(({ name }) => name)];
}

/** Whether something is what a person looks for; every word has to be in one of its texts. */
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
