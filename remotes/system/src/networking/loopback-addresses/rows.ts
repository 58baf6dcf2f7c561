import type { LoopbackAddress } from '@console/shared/api';
import { parseNet } from '@console/shared/format';

export interface LoopbackRow extends LoopbackAddress {
  /** Its address, which identifies it for users. */
  readonly name: string;
  /** Name of its lot; undefined while that is not known. */
  readonly lot: string | undefined;
  /** The same address is on another switch too; inferred, because no operation returns it. */
  readonly isAnycast: boolean;
}

/** The address without its width, as a key. */
const hostOf = (address: string): string => {
  const net = parseNet(address);
  return net ? `${net.version} ${net.address}` : address;
};

/** The rows of some loopback addresses. Anycast ones are found in `all` addresses. */
export function loopbackRows(
  shown: readonly LoopbackAddress[],
  all: readonly LoopbackAddress[],
  lots: ReadonlyMap<string, string>,
): LoopbackRow[] {
  const counts = new Map<string, number>();
  for (const { address } of all) counts.set(hostOf(address), (counts.get(hostOf(address)) ?? 0) + 1);
  return shown.map((row) => ({
    ...row,
    name: row.address,
    lot: lots.get(row.addressLotBlockId),
    isAnycast: (counts.get(hostOf(row.address)) ?? 0) > 1,
  }));
}
