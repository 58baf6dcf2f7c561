import type { VpcSubnet } from '@console/shared/api';
import {
  formatNet,
  type IpNet,
  type IpRange,
  ipVersion,
  isWholeNet,
  isWithin,
  nextFreeNet,
  overlaps,
  parseAddress,
  parseNet,
} from '@console/shared/format';

/** Prefix lengths of IPv4 blocks: the server accepts none smaller than a /26, and no private range is larger than a /8. */
const IPV4_WIDTHS = { min: 8, max: 26 } as const;

/** Default prefix length of an IPv4 block: that of the default subnet of every VPC. */
const IPV4_WIDTH = 22;

const IPV6_WIDTH = 64;

/** Private addresses (RFC 1918), in the order in which blocks are suggested; the last is that of default subnets. */
const PRIVATE: readonly IpNet[] = ['10.0.0.0/8', '192.168.0.0/16', '172.16.0.0/12'].flatMap(
  (text) => parseNet(text) ?? [],
);

/** A block of a subnet in the VPC. */
export interface TakenBlock extends IpNet {
  readonly subnet: string;
}

/** The blocks of subnets, of both versions. */
export const takenBlocks = (subnets: readonly VpcSubnet[]): TakenBlock[] =>
  subnets.flatMap(({ name, ipv4Block, ipv6Block }) =>
    [ipv4Block, ipv6Block].flatMap((text) => {
      const net = parseNet(text);
      return net ? { ...net, subnet: name } : [];
    }),
  );

/** The message about the subnet with which a typed block overlaps, as soon as the block is valid. */
export function overlapError(text: string, taken: readonly TakenBlock[]): string | undefined {
  const net = parseNet(text.trim());
  const other = net && taken.find((one) => overlaps(one, net));
  return other && `Overlaps ${formatNet(other)} of the subnet ${other.subnet}`;
}

/** The common rules of blocks: the IP version, and no host bits. */
function formError(net: IpNet, version: 4 | 6): string | undefined {
  if (net.version !== version) return `Must be an IPv${version} block`;
  return isWholeNet(net) ? undefined : `Has host bits: the block is ${formatNet(net)}`;
}

/** Why a network cannot be the IPv4 block of a new subnet (docs/screens/network-access.md section 13). */
export function ipv4BlockError(text: string, taken: readonly TakenBlock[]): string | undefined {
  const net = parseNet(text);
  if (!net) return undefined;
  const { min, max } = IPV4_WIDTHS;
  const form = formError(net, 4);
  if (form !== undefined) return form;
  if (net.width < min || net.width > max) return `Width must be ${min} to ${max}`;
  if (!PRIVATE.some((one) => isWithin(net, one)))
    return 'Must be private: in 10.0.0.0/8, 172.16.0.0/12 or 192.168.0.0/16';
  return overlapError(text, taken);
}

/** Why a network cannot be the IPv6 block of a new subnet of a VPC with this prefix. */
export function ipv6BlockError(
  text: string,
  prefix: string,
  taken: readonly TakenBlock[],
): string | undefined {
  const net = parseNet(text);
  if (!net) return undefined;
  const within = parseNet(prefix);
  const form = formError(net, 6);
  if (form !== undefined) return form;
  if (net.width !== IPV6_WIDTH) return `Width must be ${IPV6_WIDTH}`;
  if (within && !isWithin(net, within)) return `Must be in the prefix of the VPC, ${prefix}`;
  return overlapError(text, taken);
}

/** Parses an incomplete block such as `10.4` or `10.4.0.0/20`: an address, and a prefix length if there is one. */
function wanted(text: string): { first: bigint | undefined; width: number } {
  const [address = '', typed = ''] = text.trim().split('/');
  const parts = address.split('.').filter((part) => part !== '');
  const whole = [...parts, '0', '0', '0', '0'].slice(0, Math.max(parts.length, 4)).join('.');
  const isStarted = parts.length > 0 && ipVersion(whole) === 4;
  const width = /^\d+$/.test(typed) ? Number(typed) : IPV4_WIDTH;
  const { min, max } = IPV4_WIDTHS;
  return {
    first: isStarted ? parseAddress(whole)?.value : undefined,
    width: width >= min && width <= max ? width : IPV4_WIDTH,
  };
}

/** Ranges in which a free block is searched: from the typed address on, then those in which the VPC has subnets, then others. */
function searched(first: bigint | undefined, taken: readonly IpRange[]): IpRange[] {
  const own = PRIVATE.filter((one) => taken.some((block) => isWithin(block, one)));
  const others = PRIVATE.filter((one) => !own.includes(one));
  if (first === undefined) return [...own, ...others];
  const around = PRIVATE.find((one) => one.first <= first && first <= one.last);
  return around ? [{ ...around, first }, around] : [...own, ...others];
}

/** The next free IPv4 block after the typed one, with its prefix length; `undefined` when there is none left. */
export function proposeIpv4Block(text: string, taken: readonly TakenBlock[]): string | undefined {
  const { first, width } = wanted(text);
  for (const range of searched(first, taken)) {
    const free = nextFreeNet(range, taken, width);
    if (free) return formatNet(free);
  }
  return undefined;
}

/** The next free IPv6 block of a VPC. */
export function proposeIpv6Block(prefix: string, taken: readonly TakenBlock[]): string | undefined {
  const within = parseNet(prefix);
  const free = within && nextFreeNet(within, taken, IPV6_WIDTH);
  return free && formatNet(free);
}
