import { blocksOf, findLot, spanOfBlock, whyLotStays } from './address-lots.ts';
import { normalizeAddress, overlaps, parseRange, type Span } from '../../values/addresses.ts';
import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { invalid } from '../../wire/errors.ts';
import { requireFreeName } from '../find.ts';
import { pageOf } from '../page.ts';

/**
 * The span of a new block. No address may be in two blocks, of this lot or of any other, of any kind: otherwise two parts of the
 * rack could get the same address.
 */
function checkedSpan(call: Call, block: T.AddressLotBlockCreate, earlier: readonly Span[]): Span {
  const { firstAddress, lastAddress } = block;
  const text = `${firstAddress} to ${lastAddress}`;
  const span = parseRange({ first: firstAddress, last: lastAddress });
  if (span === undefined)
    throw invalid(`the block ${text} must go upwards, with both addresses of one IP version`);
  if (earlier.some((other) => overlaps(span, other)))
    throw invalid(`the block ${text} overlaps another one of the lot`);
  const { addressLots, addressLotBlocks } = call.tables;
  for (const other of addressLotBlocks) {
    const taken = spanOfBlock(other);
    if (taken === undefined || !overlaps(span, taken)) continue;
    const { name } = addressLots.must(other.addressLotId);
    throw invalid(`the block ${text} overlaps a block of the address lot "${name}"`);
  }
  return span;
}

function createLot(call: Call, body: T.AddressLotCreate): T.AddressLotCreateResponse {
  const { store, tables } = call;
  const { name, description, kind } = body;
  requireFreeName('address-lot', tables.addressLots, name);
  const spans: Span[] = [];
  for (const block of body.blocks) spans.push(checkedSpan(call, block, spans));
  const lot = tables.addressLots.put({ ...store.fresh(), name, description, kind });
  const blocks = body.blocks.map(({ firstAddress, lastAddress }) =>
    tables.addressLotBlocks.put({
      id: store.newId(),
      addressLotId: lot.id,
      firstAddress: normalizeAddress(firstAddress),
      lastAddress: normalizeAddress(lastAddress),
    }),
  );
  return { lot, blocks };
}

/**
 * Address lots and their blocks. Contract: `AddressLotCreate`; docs/contract/server-behaviour.md section 13 only names them, so the
 * rules are [P].
 */
export const addressLots = {
  networkingAddressLotList({ query }, call) {
    return pageOf(call, query, [...call.tables.addressLots]);
  },

  networkingAddressLotCreate({ body }, call) {
    return createLot(call, body);
  },

  networkingAddressLotDelete({ path }, call) {
    const lot = findLot(call, path.addressLot);
    const reason = whyLotStays(call.store, lot.id);
    if (reason !== undefined) throw invalid(`the address lot "${lot.name}" cannot be deleted: ${reason}`);
    call.tables.addressLotBlocks.removeWhere((block) => block.addressLotId === lot.id);
    call.tables.addressLots.remove(lot.id);
  },

  networkingAddressLotBlockList({ path, query }, call) {
    return pageOf(call, query, blocksOf(call.store, findLot(call, path.addressLot).id));
  },
} satisfies Partial<Handlers>;
