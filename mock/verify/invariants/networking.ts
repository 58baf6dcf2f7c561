import { reservations, spanOfBlock } from '../../src/resources/rack/address-lots.ts';
import { contains, parseAddress } from '../../src/values/addresses.ts';
import { parseNet } from '../../src/values/nets.ts';
import type { Store } from '../../src/store/store.ts';

function* twice(what: string, keys: Iterable<string>): Generator<string> {
  const seen = new Set<string>();
  for (const key of keys) {
    if (seen.has(key)) yield `two of ${what} ${key}`;
    seen.add(key);
  }
}

function* uniqueProblems({ tables }: Store): Generator<string> {
  for (const [what, rows] of [
    ['address lot', tables.addressLots],
    ['BGP config', tables.bgpConfigs],
    ['announce set', tables.bgpAnnounceSets],
    ['port settings', tables.switchPortSettings],
  ] as const) {
    yield* twice(
      what,
      [...rows].map((row) => row.name),
    );
  }
  yield* twice(
    'BFD session',
    [...tables.bfdSessions].map((row) => `${row.switch}/${row.remote}`),
  );
  yield* twice(
    'announcement',
    [...tables.bgpAnnouncements].map((row) => `${row.announceSetId}/${row.network}`),
  );
}

function* pointerProblems({ tables }: Store): Generator<string> {
  const links = [
    ...[...tables.addressLotBlocks].map(
      (row) => ['block', tables.addressLots.get(row.addressLotId)] as const,
    ),
    ...[...tables.loopbackAddresses].map((row) => ['loopback', tables.racks.get(row.rackId)] as const),
    ...[...tables.bgpAnnouncements].map(
      (row) => ['announcement', tables.bgpAnnounceSets.get(row.announceSetId)] as const,
    ),
    ...[...tables.bgpConfigs].map(
      (row) => ['BGP config', tables.bgpAnnounceSets.get(row.bgpAnnounceSetId)] as const,
    ),
    ...[...tables.switchPortSettings].flatMap(({ parts }) =>
      parts.bgpPeers.map((peer) => ['BGP peer', tables.bgpConfigs.get(peer.bgpConfig)] as const),
    ),
    ...tables.switchPorts
      .filter((port) => port.portSettingsId !== null)
      .map((port) => ['switch port', tables.switchPortSettings.get(port.portSettingsId)] as const),
  ];
  for (const [what, target] of links) if (target === undefined) yield `a ${what} leads nowhere`;
}

/** A block is a range. Blocks may overlap, also those of one lot (docs/contract/corrections.md). */
function* blockProblems(store: Store): Generator<string> {
  for (const block of store.tables.addressLotBlocks)
    if (spanOfBlock(block) === undefined) yield `the block from ${block.firstAddress} is no range`;
}

/** An address from a block is inside it and is allocated once; anycast addresses once per switch. */
function* takenProblems(store: Store): Generator<string> {
  const { addressLotBlocks, bgpAnnouncements, loopbackAddresses } = store.tables;
  const spanOf = (id: string) => {
    const block = addressLotBlocks.get(id);
    return block && spanOfBlock(block);
  };
  const holders = reservations(store);
  for (const { address, blockId } of holders) {
    const parsed = parseAddress(address);
    const span = spanOf(blockId);
    if (parsed === undefined || span === undefined || !contains(span, parsed))
      yield `${address} is outside its block`;
    const same = holders.filter((row) => row.address === address);
    if (same.length > 1 && same.some((row) => !row.anycast)) yield `${address} is taken twice`;
  }
  yield* twice(
    'loopback',
    [...loopbackAddresses].map((row) => `${row.rackId}/${row.switchLocation}/${row.address.split('/')[0]}`),
  );
  // Its lot may be another or gone (docs/contract/corrections.md)
  for (const { network } of bgpAnnouncements)
    if (parseNet(network) === undefined) yield `${network} is announced and no network`;
}

/** Invariants of rack networking between any two calls. */
export function* networkingProblems(store: Store): Generator<string> {
  yield* uniqueProblems(store);
  yield* pointerProblems(store);
  yield* blockProblems(store);
  yield* takenProblems(store);
}
