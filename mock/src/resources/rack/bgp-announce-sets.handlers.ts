import { blockWhere, findLot } from './address-lots.ts';
import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { invalid, notFound } from '../../wire/errors.ts';
import { pick } from '../find.ts';
import { isUuid } from '../../values/ids.ts';
import { encloses, formatNet, isWholeNetwork, parseNet, type Net } from '../../values/nets.ts';
import { pageOf } from '../page.ts';

function findSet(call: Call, selector: string): T.BgpAnnounceSet {
  return pick('bgp-announce-set', call.tables.bgpAnnounceSets, selector);
}

/**
 * Blocks have no names, so a name refers to a lot, and the block is the one that contains the network; the first of the lot when
 * none does. The server does not check a network against its block: corrections "Users, quotas, system".
 */
function blockOf(call: Call, selector: string, net: Net): string {
  if (!isUuid(selector)) {
    const lot = findLot(call, selector);
    const blocks = call.tables.addressLotBlocks.filter((block) => block.addressLotId === lot.id);
    const block = blockWhere(call.store, lot, (span) => encloses(span, net.span)) ?? blocks[0];
    if (block === undefined) throw invalid(`the address lot "${lot.name}" has no block`);
    return block.id;
  }
  const block = call.tables.addressLotBlocks.get(selector);
  if (block === undefined) throw notFound('address-lot-block', { id: selector });
  return block.id;
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
      throw invalid(
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
