import * as v from 'valibot';
import { field } from '@console/shared/forms';
import {
  formatAddress,
  hasAddress,
  IP_BITS,
  type IpRange,
  ipVersion,
  parseAddress,
} from '@console/shared/format';

/** The blocks of a lot as ranges; undefined while they are not known. */
export type RangesOf = (lot: string) => readonly IpRange[] | undefined;

/** Also true when the blocks are not known; the server checks it. */
const isInLot = (address: string, ranges: readonly IpRange[] | undefined): boolean => {
  const parsed = parseAddress(address);
  return !parsed || !ranges || ranges.some((range) => hasAddress(range, parsed));
};

/** The longest mask of an address. */
export const maskOf = (address: string): number | undefined => {
  const version = ipVersion(address);
  return version && IP_BITS[version];
};

/** Values of the form of a new loopback address, as sent (docs/screens/operator.md section 3.9). */
export const loopbackSchema = (rangesOf: RangesOf) =>
  v.pipe(
    v.object({
      rackId: field.choice(),
      switchLocation: field.oneOf(['switch0', 'switch1']),
      addressLot: field.choice(),
      address: field.ip(),
      mask: field.number({ min: 0, max: 128 }),
      anycast: field.flag(),
    }),
    v.forward(
      v.partialCheck(
        [['addressLot'], ['address']],
        ({ addressLot, address }) => isInLot(address, rangesOf(addressLot)),
        ({ input }) => `Not in the lot ${input.addressLot}`,
      ),
      ['address'],
    ),
    v.forward(
      v.partialCheck(
        [['address'], ['mask']],
        ({ address, mask }) => mask <= (maskOf(address) ?? IP_BITS[6]),
        ({ input }) => `Can be at most ${maskOf(input.address)} for this address`,
      ),
      ['mask'],
    ),
  );

/** The first free address of the ranges; undefined when all are taken. */
export function firstFree(ranges: readonly IpRange[]): string | undefined {
  // In the order in which blocks are shown: IPv4 first
  const [range] = ranges.toSorted((a, b) => a.version - b.version);
  return range && formatAddress({ version: range.version, value: range.first });
}
