import {
  ALL,
  type LldpNeighbor,
  type ManagementAddress,
  networkingSwitchPortList,
  networkingSwitchPortLldpNeighbors,
} from '@console/shared/api';
import type { SearchHit, SearchReader } from '@console/shared/contract';
import { query } from '@console/shared/query';
import { type Address, isAddress } from '@console/shared/search';
import { switchPortHit } from './hits.ts';

/** An address of a neighbor as text: an IP address, or the bytes of a MAC address with colons. */
const textOf = ({ addr }: ManagementAddress): string =>
  'ipAddr' in addr ? addr.ipAddr : addr.iEEE802.map((byte) => byte.toString(16).padStart(2, '0')).join(':');

/** The addresses of a neighbor: its chassis and port ids are often MAC addresses (IEEE 802.1AB). */
const addressesOf = ({ chassisId, linkName, managementIp }: LldpNeighbor): readonly string[] => [
  chassisId,
  linkName,
  ...managementIp.map(textOf),
];

/** The ports with a neighbor of an address, by LLDP. Only ports with settings are requested: others have no neighbors. */
export async function neighborHits(wanted: Address, reader: SearchReader): Promise<SearchHit[]> {
  const ports = await reader.list('switch ports', (pageToken) =>
    query(networkingSwitchPortList, { query: { limit: ALL, pageToken } }),
  );
  const found = ports
    .filter(({ portSettingsId }) => portSettingsId)
    .map(async (port) => {
      const { rackId, switchLocation, portName } = port;
      const neighbors = await reader.list('LLDP neighbors', (pageToken) =>
        query(networkingSwitchPortLldpNeighbors, {
          path: { rackId, switchLocation, port: portName },
          query: { limit: ALL, pageToken },
        }),
      );
      return neighbors.flatMap((neighbor) => {
        const text = addressesOf(neighbor).find((one) => isAddress(wanted, one));
        if (text === undefined) return [];
        const hit = switchPortHit(port);
        const name = neighbor.systemName || neighbor.chassisId;
        return [
          { ...hit, id: `${port.id} ${neighbor.chassisId}`, context: [name, ...hit.context], found: text },
        ];
      });
    });
  return (await Promise.all(found)).flat();
}
