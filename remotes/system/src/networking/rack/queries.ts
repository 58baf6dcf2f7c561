import {
  ALL,
  networkingAddressLotBlockList,
  networkingAddressLotList,
  networkingBfdStatus,
  networkingBgpAnnounceSetList,
  networkingBgpAnnouncementList,
  networkingBgpConfigList,
  networkingBgpExported,
  networkingBgpImportedRoutesIpv4,
  networkingBgpStatus,
  networkingLoopbackAddressList,
  networkingSwitchPortList,
  networkingSwitchPortSettingsList,
  networkingSwitchPortSettingsView,
} from '@console/shared/api';
import { everyPage, fetchToShow, query, type Query } from '@console/shared/query';
import { eachOf } from './each-of.ts';
import { type SettingsView, withoutKeys } from './settings-view.ts';

export const allLots = () =>
  everyPage((pageToken) => query(networkingAddressLotList, { query: { limit: ALL, pageToken } }));

/** The blocks of a lot, by its name or id. */
export const blocksOf = (addressLot: string) =>
  everyPage((pageToken) =>
    query(networkingAddressLotBlockList, { path: { addressLot }, query: { limit: ALL, pageToken } }),
  );

export const blocksByLot = (lotIds: readonly string[]) =>
  eachOf(networkingAddressLotBlockList, lotIds, blocksOf);

/** Every loopback address of the switches. */
export const allLoopbacks = () =>
  everyPage((pageToken) => query(networkingLoopbackAddressList, { query: { limit: ALL, pageToken } }));

export const allSwitchPorts = () =>
  everyPage((pageToken) => query(networkingSwitchPortList, { query: { limit: ALL, pageToken } }));

/** All port settings, without their contents. */
export const allPortSettings = () =>
  everyPage((pageToken) => query(networkingSwitchPortSettingsList, { query: { limit: ALL, pageToken } }));

/**
 * Port settings by name or id, without the keys of their peers: the cache contains only whether a peer has a key. The path parameter
 * is named `port` but identifies the settings (docs/screens/operator.md section 0.5).
 */
export function portSettingsView(port: string): Query<SettingsView> {
  const whole = query(networkingSwitchPortSettingsView, { path: { port } });
  return {
    queryKey: [...whole.queryKey, 'without keys'],
    queryFn: async (context) => withoutKeys(await whole.queryFn(context)),
  };
}

/** Several port settings, by id. Lists of different ones, as of a page and of the frame around it, share the requests. */
export const viewsById = (ids: readonly string[]) =>
  eachOf(networkingSwitchPortSettingsView, ids, (id) => {
    const view = portSettingsView(id);
    return { ...view, queryFn: () => fetchToShow(view) };
  });

/** Every announce set. The response is a bare array without pages. */
export const allAnnounceSets = () => query(networkingBgpAnnounceSetList, { query: { limit: ALL } });

/** The networks of an announce set, by its name or id. */
export const announcementsOf = (announceSet: string) =>
  query(networkingBgpAnnouncementList, { path: { announceSet } });

/** The networks of several announce sets, by id of the set. */
export const announcementsBySet = (ids: readonly string[]) =>
  eachOf(networkingBgpAnnouncementList, ids, announcementsOf);

export const allBgpConfigs = () =>
  everyPage((pageToken) => query(networkingBgpConfigList, { query: { limit: ALL, pageToken } }));

/** The sessions of BGP as the switches report them. */
export const bgpStatus = () => query(networkingBgpStatus);

/** The routes that are announced to each peer. */
export const bgpExported = () => query(networkingBgpExported);

/** The routes that the peers of an ASN announce, IPv4 only. */
export const importedRoutes = (asn: number) => query(networkingBgpImportedRoutesIpv4, { query: { asn } });

/** The sessions of BFD as the switches report them. */
export const bfdStatus = () => query(networkingBfdStatus);

/** The routes that the peers of several ASNs announce, by ASN as text. */
export const importedByAsn = (asns: readonly number[]) =>
  eachOf(networkingBgpImportedRoutesIpv4, asns.map(String), (asn) => importedRoutes(Number(asn)));
