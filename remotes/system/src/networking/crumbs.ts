import { crumb } from '@console/shared/routing';

/** The list of IP pools. */
export const ipPools = crumb('/system/networking/ip-pools', 'IP Pools');

/** A page of one pool. */
export const ipPool = crumb('/system/networking/ip-pools/:pool', ({ pool }) => pool, ipPools);

/** The list of address lots. */
export const addressLots = crumb('/system/networking/address-lots', 'Address lots');

/** A page of one address lot. */
export const addressLot = crumb(
  '/system/networking/address-lots/:addressLot',
  ({ addressLot: lot }) => lot,
  addressLots,
);

/** The list of loopback addresses. */
export const loopbackAddresses = crumb(
  '/system/networking/loopback-addresses',
  'Loopback addresses',
  addressLots,
);

/** BGP, with a link to the sessions. */
export const bgp = crumb('/system/networking/bgp/sessions', 'BGP');

/** The list of announce sets. */
export const announceSets = crumb('/system/networking/bgp/announce-sets', 'Announce sets', bgp);

/** A page of one announce set. */
export const announceSet = crumb(
  '/system/networking/bgp/announce-sets/:announceSet',
  ({ announceSet: set }) => set,
  announceSets,
);

/** The list of switch ports. */
export const switchPorts = crumb('/system/networking/switch-ports', 'Switch ports');

/** A page of one port. */
export const switchPort = crumb(
  '/system/networking/switch-ports/:rackId/:switchLocation/:port',
  ({ switchLocation, port }) => `${switchLocation} ${port}`,
  switchPorts,
);

/** The list of port settings. */
export const portSettings = crumb('/system/networking/port-settings', 'Settings', switchPorts);

/** A page of some port settings. */
export const oneSettings = crumb(
  '/system/networking/port-settings/:portSettings',
  ({ portSettings: name }) => name,
  portSettings,
);
