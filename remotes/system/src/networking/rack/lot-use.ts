import type { AddressLotBlock, BgpAnnouncement, LoopbackAddress } from '@console/shared/api';
import {
  formatAddress,
  type IpRange,
  overlaps,
  parseAddress,
  parseNet,
  rangeSize,
  subtractRanges,
} from '@console/shared/format';
import { to } from '@console/shared/routing';
import type { SettingsView } from './settings-view.ts';

/** What takes addresses out of lots. */
export interface AddressUsers {
  readonly loopbacks: readonly LoopbackAddress[];
  readonly views: readonly Pick<SettingsView, 'settings' | 'addresses'>[];
  readonly announced: readonly { readonly name: string; readonly networks: readonly BgpAnnouncement[] }[];
}

/** An address or a network of a lot, and what has it. */
export interface Holder {
  /** The address, or the network that is announced. */
  readonly address: string;
  readonly range: IpRange;
  /** `Port settings uplink-west`. */
  readonly what: string;
  /** Path of what has it. */
  readonly to: string;
  readonly kind: 'held' | 'announced';
}

/** What a run of addresses of a block is used for: by the rack itself, by being announced, or not at all. */
export type PartState = 'used' | 'announced' | 'free';

/** A run of addresses of one state. */
export interface BlockPart extends IpRange {
  readonly state: PartState;
}

/** A block and what has addresses of it. */
export interface BlockUse {
  readonly block: AddressLotBlock;
  /** Undefined for a block that makes no sense. */
  readonly range: IpRange | undefined;
  readonly holders: readonly Holder[];
  /** All of the block, in order. */
  readonly parts: readonly BlockPart[];
}

/** How a lot is used. */
export interface LotUse {
  /** Addresses that switches have. */
  readonly used: bigint;
  /** Addresses in networks that are announced, and that no switch has. */
  readonly announced: bigint;
  readonly byBlock: readonly BlockUse[];
}

/** The addresses of a block; undefined when its ends do not fit together. */
export function rangeOf({
  firstAddress,
  lastAddress,
}: Pick<AddressLotBlock, 'firstAddress' | 'lastAddress'>) {
  const [first, last] = [parseAddress(firstAddress), parseAddress(lastAddress)];
  if (!first || first.version !== last?.version || first.value > last.value) return undefined;
  return { version: first.version, first: first.value, last: last.value } satisfies IpRange;
}

const byFirst = (a: IpRange, b: IpRange): number => (a.first < b.first ? -1 : Number(a.first > b.first));

/** The blocks by address, IPv4 first; the server has them by id. */
export const inOrder = (blocks: readonly AddressLotBlock[]): AddressLotBlock[] =>
  blocks.toSorted((one, other) => {
    const [a, b] = [rangeOf(one), rangeOf(other)];
    if (!a || !b) return Number(a === undefined) - Number(b === undefined);
    return a.version === b.version ? byFirst(a, b) : a.version - b.version;
  });

/** The addresses of all blocks. */
export const sizeOfBlocks = (blocks: readonly AddressLotBlock[]): bigint =>
  blocks.reduce((sum, block) => {
    const range = rangeOf(block);
    return range ? sum + rangeSize(range) : sum;
  }, 0n);

interface Claim extends Holder {
  readonly blockId: string;
}

/** The one address of `172.20.15.10/30`, whose width only names its network. */
function hostClaim(text: string, rest: Omit<Claim, 'address' | 'range' | 'kind'>): Claim[] {
  const net = parseNet(text);
  if (!net) return [];
  const range = { version: net.version, first: net.address, last: net.address };
  return [
    { ...rest, range, kind: 'held', address: formatAddress({ version: net.version, value: net.address }) },
  ];
}

/** Every address and network that is taken out of any lot. */
function claimsOf({ loopbacks, views, announced }: AddressUsers): Claim[] {
  return [
    ...loopbacks.flatMap(({ address, switchLocation, addressLotBlockId }) =>
      hostClaim(address, {
        blockId: addressLotBlockId,
        what: `Loopback of ${switchLocation}`,
        to: to('/system/networking/loopback-addresses'),
      }),
    ),
    ...views.flatMap(({ settings: { name }, addresses }) =>
      addresses.flatMap(({ address, addressLotBlockId }) =>
        hostClaim(address, {
          blockId: addressLotBlockId,
          what: `Port settings ${name}`,
          to: to('/system/networking/port-settings/:portSettings', { portSettings: name }),
        }),
      ),
    ),
    ...announced.flatMap(({ name, networks }) =>
      networks.flatMap(({ network, addressLotBlockId }): Claim[] => {
        const range = parseNet(network);
        if (!range) return [];
        return [
          {
            blockId: addressLotBlockId,
            address: network,
            range,
            kind: 'announced',
            what: `Announce set ${name}`,
            to: to('/system/networking/bgp/announce-sets/:announceSet', { announceSet: name }),
          },
        ];
      }),
    ),
  ];
}

/** The parts of a block, in order. What a switch has is used, also where it is announced. */
function partsOf(block: IpRange, holders: readonly Holder[]): BlockPart[] {
  const held = holders.filter(({ kind }) => kind === 'held').map(({ range }) => range);
  const told = holders.filter(({ kind }) => kind === 'announced').map(({ range }) => range);
  const notHeld = subtractRanges(block, held);
  const free = notHeld.flatMap((range) => subtractRanges(range, told));
  const announced = notHeld.flatMap((range) => subtractRanges(range, free));
  const used = subtractRanges(block, notHeld);
  const all = [
    ...used.map((range) => ({ ...range, state: 'used' as const })),
    ...announced.map((range) => ({ ...range, state: 'announced' as const })),
    ...free.map((range) => ({ ...range, state: 'free' as const })),
  ];
  return all.toSorted(byFirst);
}

const sizeOf = (byBlock: readonly BlockUse[], state: PartState): bigint =>
  byBlock
    .flatMap(({ parts }) => parts)
    .filter((part) => part.state === state)
    .reduce((sum, part) => sum + rangeSize(part), 0n);

/** How the blocks of a lot are used (docs/screens/operator.md section 9.2, `lotUse`). */
export function lotUse(blocks: readonly AddressLotBlock[], users: AddressUsers): LotUse {
  const claims = claimsOf(users);
  const byBlock = inOrder(blocks).map((block): BlockUse => {
    const range = rangeOf(block);
    const holders = claims.filter(
      (claim) => claim.blockId === block.id || (range !== undefined && overlaps(claim.range, range)),
    );
    return { block, range, holders, parts: range ? partsOf(range, holders) : [] };
  });
  return { byBlock, used: sizeOf(byBlock, 'used'), announced: sizeOf(byBlock, 'announced') };
}

/** The first that has something of a lot; undefined when nothing has. */
export const firstUser = ({ byBlock }: LotUse): Holder | undefined =>
  byBlock.flatMap(({ holders }) => holders)[0];
