import { crumb } from '@console/shared/routing';

export const ipPools = crumb('/system/networking/ip-pools', 'IP Pools');

export const ipPool = crumb('/system/networking/ip-pools/:pool', ({ pool }) => pool, ipPools);

export const addressLots = crumb('/system/networking/address-lots', 'Address lots');

export const addressLot = crumb(
  '/system/networking/address-lots/:addressLot',
  ({ addressLot: lot }) => lot,
  addressLots,
);

export const loopbackAddresses = crumb(
  '/system/networking/loopback-addresses',
  'Loopback addresses',
  addressLots,
);

export const bgp = crumb('/system/networking/bgp/sessions', 'BGP');

export const announceSets = crumb('/system/networking/bgp/announce-sets', 'Announce sets', bgp);

export const announceSet = crumb(
  '/system/networking/bgp/announce-sets/:announceSet',
  ({ announceSet: set }) => set,
  announceSets,
);

export const switchPorts = crumb('/system/networking/switch-ports', 'Switch ports');

export const switchPort = crumb(
  '/system/networking/switch-ports/:rackId/:switchLocation/:port',
  ({ switchLocation, port }) => `${switchLocation} ${port}`,
  switchPorts,
);

export const portSettings = crumb('/system/networking/port-settings', 'Settings', switchPorts);

/** A page of some port settings. */
export const oneSettings = crumb(
  '/system/networking/port-settings/:portSettings',
  ({ portSettings: name }) => name,
  portSettings,
);
