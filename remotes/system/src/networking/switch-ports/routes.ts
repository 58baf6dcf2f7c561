import { screen } from '@console/shared/routing';
import { switchPort, switchPorts } from '../crumbs.ts';
import { allRacks } from '../loopback-addresses/queries.ts';
import { allPortSettings, allSwitchPorts, bfdStatus, bgpStatus } from '../rack/queries.ts';
import { portLldp, portNeighbors, portStatus } from './queries.ts';

export const switchPortRoutes = [
  screen('/system/networking/switch-ports', {
    under: switchPorts,
    load: () => [allSwitchPorts()],
    lookups: () => [allPortSettings(), allRacks()],
    component: () => import(/* webpackChunkName: "switch-ports-list" */ './list.tsx'),
  }),
  screen('/system/networking/switch-ports/:rackId/:switchLocation/:port', {
    under: switchPort,
    load: () => [allSwitchPorts()],
    lookups: () => [allPortSettings()],
    prefetch: ({ rackId, switchLocation, port }) => {
      const place = { rackId, switchLocation, portName: port };
      return [portStatus(place), portNeighbors(place), bgpStatus(), bfdStatus()];
    },
    component: () => import(/* webpackChunkName: "switch-port" */ './detail.tsx'),
    overlays: [
      screen('/system/networking/switch-ports/:rackId/:switchLocation/:port/lldp-edit', {
        title: 'Edit LLDP',
        // The server refuses it for a port without settings, and the form shows that
        lookups: ({ rackId, switchLocation, port }) => [portLldp({ rackId, switchLocation, portName: port })],
        component: () => import(/* webpackChunkName: "port-lldp-edit" */ './lldp-edit.tsx'),
      }),
    ],
  }),
];
