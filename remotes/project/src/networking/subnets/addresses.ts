import { parseNet, rangeSize } from '@console/shared/format';

/** Reserved addresses of a block: the first five and the last one (docs/screens/operator.md section 7.4). */
const RESERVED = 6n;

/** Number of addresses of an IPv4 block that instances can have; 0 for an invalid block. */
export function usableAddresses(block: string): number {
  const net = parseNet(block);
  const size = net ? rangeSize(net) : 0n;
  // At most 2^24, the largest private range
  return size > RESERVED ? Number(size - RESERVED) : 0;
}
