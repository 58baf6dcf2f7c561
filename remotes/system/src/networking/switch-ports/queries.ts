import {
  PAGE_SIZE,
  networkingSwitchPortLldpConfigView,
  networkingSwitchPortLldpNeighbors,
  networkingSwitchPortStatus,
  type SwitchPort,
} from '@console/shared/api';
import { query } from '@console/shared/query';

/** Where a port is. */
export type PortPlace = Pick<SwitchPort, 'rackId' | 'switchLocation' | 'portName'>;

const at = ({ rackId, switchLocation, portName }: PortPlace) => ({
  path: { port: portName },
  query: { rackId, switchLocation },
});

/** What the switch says of a port, in whatever form. */
export const portStatus = (place: PortPlace) => query(networkingSwitchPortStatus, at(place));

/** What a port sends to its neighbors by LLDP. */
export const portLldp = (place: PortPlace) => query(networkingSwitchPortLldpConfigView, at(place));

/** The LLDP neighbors of a port. */
export const portNeighbors = ({ rackId, switchLocation, portName }: PortPlace) =>
  query(networkingSwitchPortLldpNeighbors, {
    path: { rackId, switchLocation, port: portName },
    query: { limit: PAGE_SIZE },
  });

/** The place and the query parameters of the calls that change a port. */
export const placeOf = at;
