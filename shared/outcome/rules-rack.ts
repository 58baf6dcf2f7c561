import {
  type AddressLotCreate,
  ALL,
  networkingAddressLotBlockList,
  networkingAddressLotList,
  networkingAllowListView,
  networkingBfdStatus,
  networkingBgpAnnounceSetList,
  networkingBgpAnnouncementList,
  networkingBgpConfigList,
  networkingLoopbackAddressList,
  networkingSwitchPortLldpConfigView,
  networkingSwitchPortList,
  networkingSwitchPortSettingsList,
  sledList,
  sledView,
  type SwitchPort,
} from '@console/shared/api';
import { isSameAddress } from '@console/shared/format';
import { everyPage, fetchQuery, type PageQuery, query } from '@console/shared/query';
import { says } from './compare.ts';
import { hasRow, isNamed, isSaid, now, type Rules } from './reads.ts';

const lots = (pageToken?: string, limit?: number) =>
  query(networkingAddressLotList, { query: { limit, pageToken } });
const configs = (pageToken?: string, limit?: number) =>
  query(networkingBgpConfigList, { query: { limit, pageToken } });
const loopbacks = (pageToken?: string, limit?: number) =>
  query(networkingLoopbackAddressList, { query: { limit, pageToken } });
const settings = (pageToken?: string, limit?: number) =>
  query(networkingSwitchPortSettingsList, { query: { limit, pageToken } });
const ports: PageQuery<SwitchPort> = (pageToken, limit) =>
  query(networkingSwitchPortList, { query: { limit, pageToken } });
const sleds = (pageToken?: string, limit?: number) => query(sledList, { query: { limit, pageToken } });

const announceSets = () => now(networkingBgpAnnounceSetList, { query: { limit: 1000 } });
const hostOf = (address: string) => address.replace(/\/\d+$/, '');

interface Place {
  readonly path: { readonly port: string };
  readonly query: { readonly rackId: string; readonly switchLocation: string };
}

const isPort =
  ({ path, query: { rackId, switchLocation } }: Place) =>
  (row: SwitchPort): boolean =>
    row.portName === path.port && row.rackId === rackId && row.switchLocation === switchLocation;

const hasBfd = async (remote: string, location: string) =>
  (await now(networkingBfdStatus)).some((one) => one.switch === location && isSameAddress(one.peer, remote));

/** A lot of a taken name gets the blocks that it does not have yet, so its name alone proves nothing. */
async function hasBlocks({ name, blocks }: AddressLotCreate): Promise<boolean> {
  if (!(await hasRow(lots, isNamed(name)))) return false;
  const path = { addressLot: name };
  const all = everyPage((pageToken) =>
    query(networkingAddressLotBlockList, { path, query: { limit: ALL, pageToken } }),
  );
  const { items } = await fetchQuery({ ...all, staleTime: 0 });
  return blocks.every(({ firstAddress, lastAddress }) =>
    items.some(
      (row) => isSameAddress(row.firstAddress, firstAddress) && isSameAddress(row.lastAddress, lastAddress),
    ),
  );
}

/** Checks of the outcome of writes to the rack and its network. */
export const rackRules = {
  sledAdd: async ({ body: { part, serial } }) => {
    const isKnown = await hasRow(
      sleds,
      ({ baseboard, policy }) =>
        baseboard.part === part && baseboard.serial === serial && policy.kind === 'in_service',
    );
    // An accepted sled is listed only some time later
    return isKnown || undefined;
  },
  sledSetProvisionPolicy: async ({ path, body: { state } }) => {
    const { policy } = await now(sledView, { path });
    return policy.kind === 'in_service' && policy.provisionPolicy === state;
  },
  networkingSwitchPortLldpConfigUpdate: ({ path, query: place, body }) =>
    isSaid(body, networkingSwitchPortLldpConfigView, { path, query: place }),
  networkingSwitchPortApplySettings: async (input) => {
    // From the list, because the settings themselves contain the keys of BGP peers, which are never cached
    const all = everyPage((token) => settings(token, ALL));
    const { items } = await fetchQuery({ ...all, staleTime: 0 });
    const applied = items.find(isNamed(input.body.portSettings));
    return hasRow(ports, (row) => isPort(input)(row) && row.portSettingsId === applied?.id);
  },
  networkingSwitchPortClearSettings: (input) =>
    hasRow(ports, (row) => isPort(input)(row) && !row.portSettingsId),
  networkingSwitchPortSettingsCreate: ({ body }) => hasRow(settings, isNamed(body.name)),
  networkingSwitchPortSettingsDelete: async ({ query: { portSettings } = {} }) =>
    portSettings ? !(await hasRow(settings, isNamed(portSettings))) : undefined,
  networkingBgpConfigCreate: ({ body }) => hasRow(configs, isNamed(body.name)),
  networkingBgpConfigDelete: async ({ query: { nameOrId } }) => !(await hasRow(configs, isNamed(nameOrId))),
  networkingBgpAnnounceSetUpdate: async ({ body: { name, announcement } }) => {
    if (!(await announceSets()).some(isNamed(name))) return false;
    const announced = await now(networkingBgpAnnouncementList, { path: { announceSet: name } });
    return says(
      announced.map(({ network }) => network),
      announcement.map(({ network }) => network),
    );
  },
  networkingBgpAnnounceSetDelete: async ({ path: { announceSet } }) =>
    !(await announceSets()).some(isNamed(announceSet)),
  networkingBfdEnable: ({ body }) => hasBfd(body.remote, body.switch),
  networkingBfdDisable: async ({ body }) => !(await hasBfd(body.remote, body.switch)),
  networkingAddressLotCreate: ({ body }) => hasBlocks(body),
  networkingAddressLotDelete: async ({ path }) => !(await hasRow(lots, isNamed(path.addressLot))),
  networkingLoopbackAddressCreate: ({ body: { address, rackId, switchLocation } }) =>
    hasRow(
      loopbacks,
      (row) =>
        row.rackId === rackId &&
        row.switchLocation === switchLocation &&
        isSameAddress(hostOf(row.address), address),
    ),
  networkingLoopbackAddressDelete: async ({ path: { address, rackId, switchLocation } }) =>
    !(await hasRow(
      loopbacks,
      (row) =>
        row.rackId === rackId &&
        row.switchLocation === switchLocation &&
        isSameAddress(hostOf(row.address), address),
    )),
  networkingAllowListUpdate: ({ body }) => isSaid(body, networkingAllowListView),
} satisfies Rules;
