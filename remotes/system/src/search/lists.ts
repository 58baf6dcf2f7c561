import {
  ALL,
  ipPoolList,
  networkingAddressLotList,
  networkingBgpConfigList,
  networkingSwitchPortList,
  networkingSwitchPortSettingsList,
  physicalDiskList,
  rackList,
  siloList,
  sledInstanceList,
  sledList,
  supportBundleList,
  switchList,
  webhookReceiverList,
} from '@console/shared/api';
import type { KnownPlaces, SearchList } from '@console/shared/contract';
import { query } from '@console/shared/query';
import { searchList } from '@console/shared/search';
import * as hit from './hits.ts';

const limit = ALL;

export const siloPages = () => (pageToken?: string) => query(siloList, { query: { limit, pageToken } });
export const poolPages = () => (pageToken?: string) => query(ipPoolList, { query: { limit, pageToken } });
export const lotPages = () => (pageToken?: string) =>
  query(networkingAddressLotList, { query: { limit, pageToken } });
export const portSettingsPages = () => (pageToken?: string) =>
  query(networkingSwitchPortSettingsList, { query: { limit, pageToken } });
export const sledPages = () => (pageToken?: string) => query(sledList, { query: { limit, pageToken } });
export const sledInstancePages = (sledId: string) => (pageToken?: string) =>
  query(sledInstanceList, { path: { sledId }, query: { limit, pageToken } });

/** The instances of a sled, of every silo. Their pages open for the user's own projects. */
const instancesOf = (sledId: string, serial: string, { siloName: own, projects }: KnownPlaces): SearchList =>
  searchList(
    'instances of sleds',
    'site',
    () => sledInstancePages(sledId),
    ({ id, name, siloName, projectName, state: runState }) =>
      hit.sledInstanceHit(
        { id, name, siloName, projectName, runState, sledId, serial },
        siloName === own && projects.has(projectName),
      ),
  );

const SLEDS: SearchList = {
  ...searchList('sleds', 'site', sledPages, hit.sledHit),
  inside: async (reader, known) =>
    (await reader.list('sleds', sledPages())).map(({ id, baseboard }) =>
      instancesOf(id, baseboard.serial, known),
    ),
};

/** The lists of the fleet, for fleet viewers only. */
export const FLEET_LISTS: readonly SearchList[] = [
  searchList('silos', 'site', siloPages, hit.siloHit),
  searchList('IP pools', 'site', poolPages, hit.poolHit),
  SLEDS,
  searchList(
    'racks',
    'site',
    () => (pageToken) => query(rackList, { query: { limit, pageToken } }),
    hit.rackHit,
  ),
  searchList(
    'physical disks',
    'site',
    () => (pageToken) => query(physicalDiskList, { query: { limit, pageToken } }),
    hit.physicalDiskHit,
  ),
  searchList(
    'switches',
    'site',
    () => (pageToken) => query(switchList, { query: { limit, pageToken } }),
    hit.switchHit,
  ),
  searchList(
    'switch ports',
    'site',
    () => (pageToken) => query(networkingSwitchPortList, { query: { limit, pageToken } }),
    hit.switchPortHit,
  ),
  searchList('address lots', 'site', lotPages, hit.addressLotHit),
  searchList(
    'BGP configs',
    'site',
    () => (pageToken) => query(networkingBgpConfigList, { query: { limit, pageToken } }),
    hit.bgpConfigHit,
  ),
  searchList('port settings', 'site', portSettingsPages, hit.portSettingsHit),
  searchList(
    'receivers',
    'site',
    () => (pageToken) => query(webhookReceiverList, { query: { limit, pageToken } }),
    hit.receiverHit,
  ),
  searchList(
    'support bundles',
    'site',
    () => (pageToken) => query(supportBundleList, { query: { limit, pageToken } }),
    hit.bundleHit,
  ),
];
