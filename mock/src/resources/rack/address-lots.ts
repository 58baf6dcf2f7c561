import {
  contains,
  formatAddress,
  parseAddress,
  parseRange,
  type Address,
  type Span,
} from '../../values/addresses.ts';
import type { T } from '../../wire/api.ts';
import type { Call } from '../call.ts';
import { invalid, MockError } from '../../wire/errors.ts';
import { pick } from '../find.ts';
import { parseNet } from '../../values/nets.ts';
import type { AddressLotBlockRow } from '../../store/rows/rack.ts';
import type { Store } from '../../store/store.ts';

export function spanOfBlock(block: T.AddressLotBlock): Span | undefined {
  return parseRange({ first: block.firstAddress, last: block.lastAddress });
}

export function blocksOf(store: Store, lotId: string): AddressLotBlockRow[] {
  return store.tables.addressLotBlocks.filter((block) => block.addressLotId === lotId);
}

/**
 * An address lot by name or id; lots belong to the fleet. docs/contract/server-behaviour.md section 1 "Look-up".
 * @throws MockError 404
 */
export function findLot(call: Call, selector: string): T.AddressLot {
  return pick('address-lot', call.tables.addressLots, selector);
}

/** The block of a lot whose addresses pass the test. */
export function blockWhere(
  store: Store,
  lot: T.AddressLot,
  test: (span: Span) => boolean,
): AddressLotBlockRow | undefined {
  return blocksOf(store, lot.id).find((block) => {
    const span = spanOfBlock(block);
    return span !== undefined && test(span);
  });
}

/** An address of a switch that was allocated from a block. */
export interface Reservation {
  /** Canonical text, without a prefix length. */
  readonly address: string;
  readonly blockId: string;
  readonly anycast: boolean;
  /** Its user, for messages. */
  readonly holder: string;
}

/** Addresses of loopbacks and of port settings, whether these are applied to a port or not. */
export function reservations({ tables }: Store): Reservation[] {
  const loopbacks = [...tables.loopbackAddresses].map((row) => ({
    address: hostOf(row.address),
    blockId: row.addressLotBlockId,
    anycast: row.anycast,
    holder: `a loopback address of ${row.switchLocation}`,
  }));
  const ports = [...tables.switchPortSettings].flatMap(({ name, parts }) =>
    parts.addresses.map((row) => ({
      address: hostOf(row.address),
      blockId: row.addressLotBlockId,
      anycast: false,
      holder: `the port settings "${name}"`,
    })),
  );
  return [...loopbacks, ...ports];
}

function hostOf(net: string): string {
  const parsed = parseNet(net);
  return parsed === undefined ? net : formatAddress(parsed.address);
}

/**
 * The block of a lot from which an address can be allocated. Every address is allocated once in the whole fleet, except anycast
 * ones, which any number of switches may have.
 * @throws MockError 404 for an unknown lot, 400 for an address that is outside the lot or taken
 */
export function reserve(
  call: Call,
  lotSelector: string,
  address: Address,
  { anycast }: { readonly anycast: boolean },
): AddressLotBlockRow {
  const lot = findLot(call, lotSelector);
  const text = formatAddress(address);
  const block = blockWhere(call.store, lot, (span) => contains(span, address));
  if (block === undefined)
    throw invalid(`the address ${text} is in no block of the address lot "${lot.name}"`);
  const taken = reservations(call.store).find((row) => row.address === text && !(anycast && row.anycast));
  if (taken !== undefined) throw invalid(`the address ${text} is already in use by ${taken.holder}`);
  return block;
}

/** Why a lot cannot be deleted; undefined when no switch has an address of it. A lot that is only announced can be deleted. */
export function whyLotStays(store: Store, lotId: string): string | undefined {
  const blocks = new Set(blocksOf(store, lotId).map((block) => block.id));
  const holder = reservations(store).find((row) => blocks.has(row.blockId))?.holder;
  return holder && `${holder} has an address of it`;
}

export function isSwitchLocation(text: string): text is T.SwitchLocation {
  return text === 'switch0' || text === 'switch1';
}

/** @throws MockError 400 for a location other than the two of a rack; its code depends on the operation */
export function requireSwitch(
  text: string,
  code: 'InvalidRequest' | 'InvalidValue' = 'InvalidValue',
): T.SwitchLocation {
  if (isSwitchLocation(text)) return text;
  throw new MockError(400, code, `there is no switch "${text}": it must be switch0 or switch1`);
}

/** @throws MockError 400 for invalid addresses; the format of the contract prevents them */
export function requireAddress(text: string): Address {
  const address = parseAddress(text);
  if (address === undefined) throw invalid(`"${text}" is not an IP address`);
  return address;
}
