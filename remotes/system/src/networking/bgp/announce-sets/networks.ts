import type {
  AddressLot,
  AddressLotBlock,
  BgpAnnouncement,
  BgpAnnouncementCreate,
} from '@console/shared/api';
import { formatNet, isWholeNet, isWithin, overlaps, parseNet } from '@console/shared/format';
import type { LineRule } from '@console/shared/sets';
import { blockText } from '../../address-lots/block-text.ts';
import type { EachOf } from '../../rack/each-of.ts';
import { rangeOf } from '../../rack/lot-use.ts';

export interface KnownBlock extends AddressLotBlock {
  readonly lot: string;
}

/** The known blocks of all lots. */
export interface Blocks {
  readonly known: readonly KnownBlock[];
  /** They are still loading. */
  readonly isPending: boolean;
  /** All blocks are known. Otherwise a network may be in an unknown block, so only the server can check it. */
  readonly isWhole: boolean;
}

/** The blocks of lots, with the name of the lot. */
export const knownBlocks = (
  lots: readonly AddressLot[],
  blocks: EachOf<{ readonly items: readonly AddressLotBlock[] }>,
): KnownBlock[] =>
  lots.flatMap(({ id, name }) => (blocks.get(id)?.items ?? []).map((block) => ({ ...block, lot: name })));

/** The blocks that contain a network completely. */
export function blocksHolding(network: string, blocks: readonly KnownBlock[]): KnownBlock[] {
  const net = parseNet(network);
  if (!net) return [];
  return blocks.filter((block) => {
    const range = rangeOf(block);
    return range !== undefined && isWithin(net, range);
  });
}

/** `Use 198.51.100.0/26` for a network with host bits; undefined for one without. */
export function correctedNet(network: string): string | undefined {
  const net = parseNet(network);
  return net && !isWholeNet(net) ? formatNet(net) : undefined;
}

/** The first of the networks that overlaps another one. */
export function overlapOf(network: string, others: readonly string[]): string | undefined {
  const net = parseNet(network);
  return others.find((other) => {
    const known = parseNet(other);
    return net !== undefined && known !== undefined && overlaps(net, known);
  });
}

const keyOf = (network: string): string => {
  const net = parseNet(network);
  return net ? formatNet(net) : network;
};

/** Announcements are equal when their networks are, in any notation, and their blocks. */
export const announcementLines = (nameOf: (block: string) => string): LineRule<BgpAnnouncementCreate> => ({
  key: ({ network }) => keyOf(network),
  name: ({ network }) => network,
  fields: [{ label: 'Block', of: ({ addressLotBlock }) => nameOf(addressLotBlock) }],
});

/** The announcements of a set in the form of the request. */
export const bodyOf = (announcements: readonly BgpAnnouncement[]): BgpAnnouncementCreate[] =>
  announcements.map(({ network, addressLotBlockId }) => ({ network, addressLotBlock: addressLotBlockId }));

/** Peers that receive a network; `unknown` for IPv6, for which no operation returns them. */
export function exportedTo(
  network: string,
  exports: Readonly<Record<string, readonly string[]>>,
): readonly string[] | 'unknown' {
  const net = parseNet(network);
  if (net?.version !== 4) return 'unknown';
  return Object.entries(exports)
    .filter(([, told]) => told.some((one) => keyOf(one) === keyOf(network)))
    .map(([peer]) => peer);
}

/** A block as text: its lot, and its first and last address. */
export const nameOfBlock = ({ known }: Blocks, id: string): string => {
  const block = known.find((one) => one.id === id);
  return block ? `${block.lot} ${blockText(block)}` : id;
};
