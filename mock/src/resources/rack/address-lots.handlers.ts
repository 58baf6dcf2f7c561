import { blocksOf, findLot, whyLotStays } from './address-lots.ts';
import { normalizeAddress, parseRange } from '../../values/addresses.ts';
import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { invalid } from '../../wire/errors.ts';
import { pageOf } from '../page.ts';

/** A new block in canonical notation. It may overlap others, of this lot and of any other. */
function checkedBlock({ firstAddress, lastAddress }: T.AddressLotBlockCreate): T.AddressLotBlockCreate {
  if (parseRange({ first: firstAddress, last: lastAddress }) === undefined)
    throw invalid(
      `the block ${firstAddress} to ${lastAddress} must go upwards, with both addresses of one IP version`,
    );
  return { firstAddress: normalizeAddress(firstAddress), lastAddress: normalizeAddress(lastAddress) };
}

/** A lot of that name gets the blocks that it does not have yet; its description and kind stay. */
function createLot(call: Call, body: T.AddressLotCreate): T.AddressLotCreateResponse {
  const { store, tables } = call;
  const { name, description, kind } = body;
  const checked = body.blocks.map(checkedBlock);
  const lot =
    tables.addressLots.find((row) => row.name === name) ??
    tables.addressLots.put({ ...store.fresh(), name, description, kind });
  const blocks = checked.map(
    (block) =>
      blocksOf(store, lot.id).find(
        (row) => row.firstAddress === block.firstAddress && row.lastAddress === block.lastAddress,
      ) ?? tables.addressLotBlocks.put({ id: store.newId(), addressLotId: lot.id, ...block }),
  );
  return { lot, blocks };
}

/**
 * Address lots and their blocks. Contract: `AddressLotCreate`; docs/contract/corrections.md "Second reading". That a lot which exists
 * keeps its description and kind is our guess.
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
