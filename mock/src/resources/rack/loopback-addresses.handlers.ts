import { requireAddress, requireSwitch, reserve } from './address-lots.ts';
import { formatAddress } from '../../values/addresses.ts';
import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { alreadyExists, invalid, notFound } from '../../wire/errors.ts';
import { bitsOf, formatNet, netOf } from '../../values/nets.ts';
import { pageOf } from '../page.ts';
import type { LoopbackAddressRow } from '../../store/rows/rack.ts';

interface Place {
  readonly rackId: string;
  readonly switchLocation: string;
  readonly net: string;
}

function atPlace(call: Call, { rackId, switchLocation, net }: Place): LoopbackAddressRow | undefined {
  return call.tables.loopbackAddresses.find(
    (row) => row.rackId === rackId && row.switchLocation === switchLocation && row.address === net,
  );
}

function createLoopback(call: Call, body: T.LoopbackAddressCreate): LoopbackAddressRow {
  const { store, tables } = call;
  const { rackId, anycast, mask, addressLot } = body;
  if (tables.racks.get(rackId) === undefined) throw notFound('rack', { id: rackId });
  const switchLocation = requireSwitch(body.switchLocation, 'InvalidRequest');
  const address = requireAddress(body.address);
  if (mask > bitsOf(address)) throw invalid(`the mask of ${body.address} must be at most ${bitsOf(address)}`);
  const net = formatNet(netOf(address, mask));
  const text = formatAddress(address);
  const here = tables.loopbackAddresses.some(
    (row) =>
      row.rackId === rackId && row.switchLocation === switchLocation && row.address.startsWith(`${text}/`),
  );
  if (here) throw alreadyExists('loopback-address', text);
  const block = reserve(call, addressLot, address, { anycast });
  return tables.loopbackAddresses.put({
    id: store.newId(),
    rackId,
    switchLocation,
    address: net,
    addressLotBlockId: block.id,
    anycast,
  });
}

/** Loopback addresses of the switches. Contract: `LoopbackAddressCreate`; the rules are [P]. */
export const loopbackAddresses = {
  networkingLoopbackAddressList({ query }, call) {
    return pageOf(call, query, [...call.tables.loopbackAddresses]);
  },

  networkingLoopbackAddressCreate({ body }, call) {
    return createLoopback(call, body);
  },

  /** The path contains no id: switch, address and mask together identify one. */
  networkingLoopbackAddressDelete({ path }, call) {
    const { rackId, switchLocation, subnetMask } = path;
    const net = `${formatAddress(requireAddress(path.address))}/${subnetMask}`;
    const row = atPlace(call, { rackId, switchLocation, net });
    if (row === undefined) throw notFound('loopback-address', { name: `${rackId}/${switchLocation}/${net}` });
    call.tables.loopbackAddresses.remove(row.id);
  },
} satisfies Partial<Handlers>;
