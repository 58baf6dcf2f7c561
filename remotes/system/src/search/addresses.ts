import {
  ALL,
  ipPoolRangeList,
  networkingAddressLotBlockList,
  networkingBgpStatus,
  networkingLoopbackAddressList,
} from '@console/shared/api';
import type { SearchHit, SearchReader, SearchText } from '@console/shared/contract';
import { query } from '@console/shared/query';
import { type Address, isAddress, isInRange, isOfAddress, isOfMac, rangeOf } from '@console/shared/search';
import * as hit from './hits.ts';
import * as lists from './lists.ts';
import { neighborHits } from './neighbors.ts';
import { portSettings } from './port-settings.ts';

async function poolHits(wanted: Address, reader: SearchReader): Promise<SearchHit[]> {
  const pools = await reader.list('IP pools', lists.poolPages());
  const found = pools.map(async (pool) => {
    const ranges = await reader.list('ranges', (pageToken) =>
      query(ipPoolRangeList, { path: { pool: pool.name }, query: { limit: ALL, pageToken } }),
    );
    return ranges
      .filter(({ range }) => isInRange(wanted, rangeOf(range.first, range.last)))
      .map(({ range: { first, last } }) => ({ ...hit.poolHit(pool), found: `${first} – ${last}` }));
  });
  return (await Promise.all(found)).flat();
}

async function lotHits(wanted: Address, reader: SearchReader): Promise<SearchHit[]> {
  const lots = await reader.list('address lots', lists.lotPages());
  const found = lots.map(async (lot) => {
    const blocks = await reader.list('blocks', (pageToken) =>
      query(networkingAddressLotBlockList, {
        path: { addressLot: lot.name },
        query: { limit: ALL, pageToken },
      }),
    );
    return blocks
      .filter(({ firstAddress, lastAddress }) => isInRange(wanted, rangeOf(firstAddress, lastAddress)))
      .map(({ firstAddress, lastAddress }) => ({
        ...hit.addressLotHit(lot),
        found: `${firstAddress} – ${lastAddress}`,
      }));
  });
  return (await Promise.all(found)).flat();
}

async function loopbackHits(wanted: Address, reader: SearchReader): Promise<SearchHit[]> {
  const all = await reader.list('loopback addresses', (pageToken) =>
    query(networkingLoopbackAddressList, { query: { limit: ALL, pageToken } }),
  );
  return all
    .filter(({ address }) => isAddress(wanted, address))
    .map(({ id, address, switchLocation }) => ({
      kind: 'loopback',
      id,
      name: address,
      context: [switchLocation],
      found: address,
      to: '/system/networking/loopback-addresses',
    }));
}

/** Reads the addresses of switches, which are in the settings of their ports. */
async function portHits(wanted: Address, reader: SearchReader): Promise<SearchHit[]> {
  const all = await reader.list('port settings', lists.portSettingsPages());
  const found = all.map(async (settings) => {
    const view = await reader.view(portSettings(settings.name));
    return (view?.addresses ?? [])
      .filter(({ address }) => isAddress(wanted, address))
      .map(({ address }) => ({ ...hit.portSettingsHit(settings), found: address }));
  });
  return (await Promise.all(found)).flat();
}

/** BGP sessions with a peer, by its address or by its AS number. */
export async function sessionHits(wanted: SearchText, reader: SearchReader): Promise<SearchHit[]> {
  const sessions = (await reader.view(query(networkingBgpStatus))) ?? [];
  return sessions
    .filter(({ addr, localAsn, remoteAsn }) => {
      if (wanted.is === 'asn') return wanted.asn === localAsn || wanted.asn === remoteAsn;
      return isOfAddress(wanted) && isAddress(wanted, addr);
    })
    .map((session) => ({
      kind: 'bgp-session',
      id: `${session.switch} ${session.addr}`,
      name: session.addr,
      context: [session.switch, `AS${session.remoteAsn}`],
      state: session.state,
      found: wanted.is === 'asn' ? `AS${wanted.asn}` : session.addr,
      to: '/system/networking/bgp/sessions',
    }));
}

/** Finds the owners of an address in the fleet: pools, lots, switches, peers, neighbors. */
export async function fleetAddresses(wanted: Address, reader: SearchReader): Promise<SearchHit[]> {
  if (isOfMac(wanted)) return neighborHits(wanted, reader);
  const found = await Promise.all([
    neighborHits(wanted, reader),
    poolHits(wanted, reader),
    lotHits(wanted, reader),
    loopbackHits(wanted, reader),
    portHits(wanted, reader),
    sessionHits(wanted, reader),
  ]);
  return found.flat();
}
