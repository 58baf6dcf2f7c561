import type { T } from '../wire/api.ts';
import { stableId } from '../values/ids.ts';
import { lldpOfSettings, silentLldp } from '../resources/rack/switch-ports.ts';
import type { Seeder } from './seeder.ts';

const switches = [
  ['switch0', { part: 'GX-7710-01', serial: 'FH22S00391', revision: 2 }],
  ['switch1', { part: 'GX-7710-01', serial: 'FH22S00404', revision: 2 }],
] as const;

const portId = (location: string, name: string): string => stableId('switch-port', location, name);

const address = (ipAddr: string, ifIndex: number): T.ManagementAddress => ({
  addr: { ipAddr },
  interfaceNum: { ifIndex },
  oid: null,
});

/**
 * The devices at the other ends of the cables. The spare ones are plugged in, but the ports have no settings, so they have no
 * neighbors.
 */
const neighbors = [
  ['switch0', 'qsfp0', 'west-gateway', '02:5e:10:7a:00:01', 'slot-1/7', [address('172.20.15.9', 107)]],
  ['switch0', 'qsfp0', 'west-monitor', '02:5e:10:7a:00:9c', 'tap-3', []],
  ['switch0', 'qsfp1', 'west-gateway', '02:5e:10:7a:00:01', 'slot-1/8', [address('172.20.15.9', 108)]],
  [
    'switch1',
    'qsfp0',
    'east-gateway',
    '02:5e:10:7a:00:02',
    'slot-2/7',
    [
      address('172.20.15.13', 207),
      { addr: { iEEE802: [2, 94, 16, 122, 0, 2] }, interfaceNum: { portNumber: 7 }, oid: [43, 6, 1] },
    ],
  ],
  ['switch1', 'qsfp2', null, '02:5e:10:7b:00:11', 'lease-0', []],
] as const satisfies readonly (readonly [
  string,
  string,
  string | null,
  string,
  string,
  readonly T.ManagementAddress[],
])[];

/** Two switches with the given number of ports each, and the devices at the other ends of their cables. */
export function addSwitches(seeder: Seeder, rackId: string, ports: number): void {
  const { tables } = seeder.store;
  const made = seeder.ago(430);
  for (const [switchLocation, baseboard] of switches) {
    const id = stableId('switch', baseboard.serial);
    tables.switches.put({ id, baseboard, rackId, timeCreated: made, timeModified: made });
    for (let number = 0; number < ports; number += 1) {
      const portName = `qsfp${number}`;
      const port = portId(switchLocation, portName);
      const cabled = neighbors.some(([location, name]) => location === switchLocation && name === portName);
      tables.switchPorts.put({
        id: port,
        portName,
        rackId,
        switchLocation,
        portSettingsId: null,
        timeSettingsApplied: null,
      });
      tables.portLinks.put({ id: port, cabled, lldp: silentLldp(stableId('lldp-config', port)) });
    }
  }
  for (const [location, port, systemName, chassisId, linkName, managementIp] of neighbors) {
    tables.lldpNeighbors.put({
      id: stableId('lldp-neighbor', location, port, linkName),
      portId: portId(location, port),
      since: seeder.ago(425),
      chassisId,
      linkName,
      linkDescription: systemName === null ? null : `to the rack, ${location}`,
      systemName,
      systemDescription: systemName === null ? null : 'border of the building network',
      managementIp: [...managementIp],
    });
  }
}

/** Configures LLDP of ports from their settings. Runs after the rack's network. */
export function addPortLldp(seeder: Seeder): void {
  const { portLinks, switchPorts, switchPortSettings } = seeder.store.tables;
  for (const port of switchPorts) {
    const settings = switchPortSettings.get(port.portSettingsId);
    if (settings === undefined) continue;
    const link = portLinks.must(port.id);
    portLinks.put({ ...link, lldp: lldpOfSettings(link.lldp, settings.parts.linkLldp[0]) });
  }
}
