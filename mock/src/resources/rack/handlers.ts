import { addressLots } from './address-lots.handlers.ts';
import { allowList } from './allow-list.handlers.ts';
import { bfd } from './bfd.handlers.ts';
import { bgpAnnounceSets } from './bgp-announce-sets.handlers.ts';
import { bgpConfigs } from './bgp-configs.handlers.ts';
import { bgpLive } from './bgp-live.handlers.ts';
import { hardware } from './hardware.handlers.ts';
import { loopbackAddresses } from './loopback-addresses.handlers.ts';
import { portSettings } from './port-settings.handlers.ts';
import { sleds } from './sleds.handlers.ts';
import { switchPorts } from './switch-ports.handlers.ts';

/** Every operation of this folder. */
export const rackHandlers = {
  ...addressLots,
  ...allowList,
  ...bfd,
  ...bgpAnnounceSets,
  ...bgpConfigs,
  ...bgpLive,
  ...hardware,
  ...loopbackAddresses,
  ...portSettings,
  ...sleds,
  ...switchPorts,
};
