import {
  PAGE_SIZE,
  networkingSwitchPortLldpConfigView,
  networkingSwitchPortLldpNeighbors,
  networkingSwitchPortStatus,
  type SwitchPort,
} from '@console/shared/api';
import { query } from '@console/shared/query';

/** The members that identify a port. */
export type PortPlace = Pick<SwitchPort, 'rackId' | 'switchLocation' | 'portName'>;

const at = ({ rackId, switchLocation, portName }: PortPlace) => ({
  path: { port: portName },
  query: { rackId, switchLocation },
});

/** The status of a port, in the switch's own shape. */
export const portStatus = (place: PortPlace) => query(networkingSwitchPortStatus, at(place));

export const portLldp = (place: PortPlace) => query(networkingSwitchPortLldpConfigView, at(place));

export const portNeighbors = ({ rackId, switchLocation, portName }: PortPlace) =>
  query(networkingSwitchPortLldpNeighbors, {
    path: { rackId, switchLocation, port: portName },
    query: { limit: PAGE_SIZE },
  });

/** Path and query parameters of the requests that change a port. */
export const placeOf = at;
