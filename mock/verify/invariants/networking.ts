import { blocksOf, reservations, spanOfBlock } from '../../src/resources/rack/address-lots.ts';
import { contains, overlaps, parseAddress } from '../../src/values/addresses.ts';
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

/** No two blocks share an address, whosever they are. */
function* blockProblems(store: Store): Generator<string> {
  const blocks = [...store.tables.addressLots].flatMap((lot) => blocksOf(store, lot.id));
  for (const [index, block] of blocks.entries()) {
    const span = spanOfBlock(block);
    if (span === undefined) yield `the block from ${block.firstAddress} is no range`;
    for (const other of blocks.slice(index + 1)) {
      const second = spanOfBlock(other);
      if (span && second && overlaps(span, second))
        yield `the blocks from ${block.firstAddress} and ${other.firstAddress} overlap`;
    }
  }
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
  // A network beyond its block is accepted (docs/contract/corrections.md), one without a block is not
  for (const { network, addressLotBlockId } of bgpAnnouncements)
    if (parseNet(network) === undefined || spanOf(addressLotBlockId) === undefined)
      yield `${network} is announced without a block`;
}

/** What must hold of rack networking between any two calls. */
export function* networkingProblems(store: Store): Generator<string> {
  yield* uniqueProblems(store);
  yield* pointerProblems(store);
  yield* blockProblems(store);
  yield* takenProblems(store);
}
