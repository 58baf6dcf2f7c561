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

/** Everything that takes addresses from lots. */
export interface AddressUsers {
  readonly loopbacks: readonly LoopbackAddress[];
  readonly views: readonly Pick<SettingsView, 'settings' | 'addresses'>[];
  readonly announced: readonly { readonly name: string; readonly networks: readonly BgpAnnouncement[] }[];
}

/** An address or a network of a lot, and its holder. */
export interface Holder {
  /** The address, or the announced network. */
  readonly address: string;
  readonly range: IpRange;
  /** `Port settings uplink-west`. */
  readonly what: string;
  /** Path of the holder's page. */
  readonly to: string;
  readonly kind: 'held' | 'announced';
}

/** Use of addresses of a block: by the rack itself, as part of an announced network, or none. */
export type PartState = 'used' | 'announced' | 'free';

/** Consecutive addresses with the same state. */
export interface BlockPart extends IpRange {
  readonly state: PartState;
}

export interface BlockUse {
  readonly block: AddressLotBlock;
  /** Undefined for an invalid block. */
  readonly range: IpRange | undefined;
  readonly holders: readonly Holder[];
  /** The whole block, in order. */
  readonly parts: readonly BlockPart[];
}

export interface LotUse {
  /** Number of addresses that switches have. */
  readonly used: bigint;
  /** Number of addresses in announced networks that no switch has. */
  readonly announced: bigint;
  readonly byBlock: readonly BlockUse[];
}

/** The addresses of a block; undefined when its ends are not a valid range. */
export function rangeOf({
  firstAddress,
  lastAddress,
}: Pick<AddressLotBlock, 'firstAddress' | 'lastAddress'>) {
  const [first, last] = [parseAddress(firstAddress), parseAddress(lastAddress)];
  if (!first || first.version !== last?.version || first.value > last.value) return undefined;
  return { version: first.version, first: first.value, last: last.value } satisfies IpRange;
}

const byFirst = (a: IpRange, b: IpRange): number => (a.first < b.first ? -1 : Number(a.first > b.first));

/** Sorts blocks by address, IPv4 first; the server sorts them by id. */
export const inOrder = (blocks: readonly AddressLotBlock[]): AddressLotBlock[] =>
  blocks.toSorted((one, other) => {
    const [a, b] = [rangeOf(one), rangeOf(other)];
    if (!a || !b) return Number(a === undefined) - Number(b === undefined);
    return a.version === b.version ? byFirst(a, b) : a.version - b.version;
  });

export const sizeOfBlocks = (blocks: readonly AddressLotBlock[]): bigint =>
  blocks.reduce((sum, block) => {
    const range = rangeOf(block);
    return range ? sum + rangeSize(range) : sum;
  }, 0n);

interface Claim extends Holder {
  readonly blockId: string;
}

/** The address of `172.20.15.10/30`, whose width only identifies its network. */
function hostClaim(text: string, rest: Omit<Claim, 'address' | 'range' | 'kind'>): Claim[] {
  const net = parseNet(text);
  if (!net) return [];
  const range = { version: net.version, first: net.address, last: net.address };
  return [
    { ...rest, range, kind: 'held', address: formatAddress({ version: net.version, value: net.address }) },
  ];
}

/** All addresses and networks taken from any lot. */
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

/** The parts of a block, in order. An address of a switch counts as used, even in an announced network. */
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

/** The use of the blocks of a lot (docs/screens/operator.md section 9.2, `lotUse`). */
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

/** The first address of a lot that a switch has; undefined when no switch has one. */
export const firstHeld = ({ byBlock }: LotUse): Holder | undefined =>
  byBlock.flatMap(({ holders }) => holders).find(({ kind }) => kind === 'held');

/** The announced networks of a lot, with the announce sets. */
export const announcedOf = ({ byBlock }: LotUse): readonly Holder[] =>
  byBlock.flatMap(({ holders }) => holders).filter(({ kind }) => kind === 'announced');
