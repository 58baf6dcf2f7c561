import { blocksOf, blockWhere } from './address-lots.ts';
import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { conflict, invalid } from '../../wire/errors.ts';
import { pick } from '../find.ts';
import { isUuid, stableId } from '../../values/ids.ts';
import { encloses, formatNet, isWholeNetwork, parseNet, type Net } from '../../values/nets.ts';
import { pageOf } from '../page.ts';

function findSet(call: Call, selector: string): T.BgpAnnounceSet {
  return pick('bgp-announce-set', call.tables.bgpAnnounceSets, selector);
}

/**
 * The block that an announcement refers to. Blocks have no names, so a name refers to a lot, and the block is the one that contains
 * the network; the first of the lot when none does. The server checks neither a network against its block nor whether there is such
 * a block or lot: corrections "Users, quotas, system" and "Second reading".
 */
function blockOf(call: Call, selector: string, net: Net): string {
  if (isUuid(selector)) return selector;
  const lot = call.tables.addressLots.find((row) => row.name === selector);
  const block =
    lot &&
    (blockWhere(call.store, lot, (span) => encloses(span, net.span)) ?? blocksOf(call.store, lot.id)[0]);
  return block?.id ?? stableId('address-lot-block', selector);
}

function networkOf(text: string): Net {
  const net = parseNet(text);
  if (net === undefined) throw invalid(`"${text}" is not a network`);
  if (!isWholeNetwork(net)) throw invalid(`the network ${text} must start at its first address`);
  return net;
}

/**
 * Creates the set of that name or replaces its announcements; it keeps its id and creation time. Contract:
 * `networkingBgpAnnounceSetUpdate` takes the name in the body, so it cannot rename.
 */
function putSet(call: Call, body: T.BgpAnnounceSetCreate): T.BgpAnnounceSet {
  const { store, tables } = call;
  const { name, description } = body;
  const announced = new Map<string, string>();
  for (const { network, addressLotBlock } of body.announcement) {
    const net = networkOf(network);
    const text = formatNet(net);
    if (announced.has(text)) throw invalid(`the network ${text} is announced twice`);
    announced.set(text, blockOf(call, addressLotBlock, net));
  }
  const before = tables.bgpAnnounceSets.find((row) => row.name === name);
  const set =
    before === undefined
      ? { ...store.fresh(), name, description }
      : { ...before, description, timeModified: store.now() };
  tables.bgpAnnounceSets.put(set);
  tables.bgpAnnouncements.removeWhere((row) => row.announceSetId === set.id);
  for (const [network, addressLotBlockId] of announced)
    tables.bgpAnnouncements.put({ id: store.newId(), announceSetId: set.id, addressLotBlockId, network });
  return set;
}

/** Announce sets of BGP and their announcements. Contract: `BgpAnnounceSetCreate`; the rules are [P]. */
export const bgpAnnounceSets = {
  /** A plain array: without a limit all sets, because there is no next page. Contract README "Pagination". */
  networkingBgpAnnounceSetList({ query }, call) {
    const rows = [...call.tables.bgpAnnounceSets];
    return pageOf(call, { ...query, limit: query.limit ?? Math.max(1, rows.length) }, rows).items;
  },

  networkingBgpAnnounceSetUpdate({ body }, call) {
    return putSet(call, body);
  },

  networkingBgpAnnounceSetDelete({ path }, call) {
    const set = findSet(call, path.announceSet);
    const user = call.tables.bgpConfigs.find((config) => config.bgpAnnounceSetId === set.id);
    if (user !== undefined)
      throw conflict(
        `the announce set "${set.name}" cannot be deleted: the BGP config "${user.name}" uses it`,
      );
    call.tables.bgpAnnouncements.removeWhere((row) => row.announceSetId === set.id);
    call.tables.bgpAnnounceSets.remove(set.id);
  },

  networkingBgpAnnouncementList({ path }, call) {
    const set = findSet(call, path.announceSet);
    return call.tables.bgpAnnouncements.filter((row) => row.announceSetId === set.id);
  },
} satisfies Partial<Handlers>;
