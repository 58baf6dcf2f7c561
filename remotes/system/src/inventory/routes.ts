import { screen } from '@console/shared/routing';
import { extensionCrumb } from '@console/shared/runtime';
import { inventory, rack, sled } from './crumbs.ts';
import { instancesOn } from '../capacity/instances-by-sled.ts';
import {
  allPhysicalDisks,
  allSleds,
  allSwitches,
  physicalDiskById,
  physicalDiskPage,
  rackById,
  rackPage,
  sledById,
  sledDiskPage,
  sledInstancePage,
  sledPage,
  switchById,
  switchPage,
  waitingSleds,
} from './queries.ts';
import { positions } from './racks/view/positions.ts';

export const inventoryRoutes = [
  screen('/system/inventory', {
    under: inventory,
    // The badge of the last tab appears when its number is known: the rows of no tab wait for it
    prefetch: () => [waitingSleds()],
    component: () => import(/* webpackChunkName: "inventory" */ './page.tsx'),
    tabs: [
      screen('/system/inventory/sleds', {
        crumb: 'Sleds',
        under: inventory,
        load: () => [sledPage()],
        component: () => import(/* webpackChunkName: "inventory-sleds" */ './sleds/list.tsx'),
      }),
      screen('/system/inventory/disks', {
        crumb: 'Disks',
        under: inventory,
        load: () => [physicalDiskPage()],
        component: () => import(/* webpackChunkName: "inventory-disks" */ './disks/list.tsx'),
        overlays: [
          screen('/system/inventory/disks/:diskId', {
            title: 'Disk',
            load: ({ diskId }) => [physicalDiskById(diskId)],
            component: () => import(/* webpackChunkName: "inventory-disk" */ './disks/detail.tsx'),
          }),
        ],
      }),
      screen('/system/inventory/racks', {
        crumb: 'Racks',
        under: inventory,
        load: () => [rackPage()],
        lookups: () => [allSleds(), allSwitches(), waitingSleds()],
        prefetch: () => [positions()],
        component: () => import(/* webpackChunkName: "inventory-racks" */ './racks/list.tsx'),
      }),
      screen('/system/inventory/switches', {
        crumb: 'Switches',
        under: inventory,
        load: () => [switchPage()],
        // With several racks, the list has a column for them
        lookups: () => [rackPage()],
        component: () => import(/* webpackChunkName: "inventory-switches" */ './switches/list.tsx'),
        overlays: [
          screen('/system/inventory/switches/:switchId', {
            title: 'Switch',
            load: ({ switchId }) => [switchById(switchId)],
            component: () => import(/* webpackChunkName: "inventory-switch" */ './switches/detail.tsx'),
          }),
        ],
      }),
      screen('/system/inventory/waiting-sleds', {
        crumb: 'Waiting sleds',
        under: inventory,
        // This request fails while the system takes inventory: the tab shows the error itself
        lookups: () => [waitingSleds(), allSleds(), rackPage()],
        component: () => import(/* webpackChunkName: "inventory-waiting" */ './waiting/list.tsx'),
      }),
    ],
  }),
  screen('/system/inventory/racks/:rackId', {
    under: rack,
    load: ({ rackId }) => [rackById(rackId)],
    lookups: () => [allSleds(), allSwitches(), waitingSleds(), rackPage()],
    // Takes two requests, one after the other; the drawing shows its own loading state
    prefetch: () => [positions()],
    component: () => import(/* webpackChunkName: "inventory-rack" */ './racks/detail.tsx'),
  }),
  screen('/system/inventory/sleds/:sledId', {
    under: sled,
    load: ({ sledId }) => [sledById(sledId)],
    // The number of sleds left for new instances, shown in a confirmation
    prefetch: () => [allSleds()],
    component: () => import(/* webpackChunkName: "inventory-sled" */ './sleds/detail.tsx'),
    tabs: [
      screen('/system/inventory/sleds/:sledId/instances', {
        crumb: 'Instances',
        under: sled,
        load: ({ sledId }) => [sledInstancePage(sledId)()],
        component: () => import(/* webpackChunkName: "sled-instances" */ './sleds/instances.tsx'),
      }),
      screen('/system/inventory/sleds/:sledId/disks', {
        crumb: 'Disks',
        under: sled,
        load: ({ sledId }) => [sledDiskPage(sledId)()],
        lookups: () => [allPhysicalDisks(), allSleds()],
        component: () => import(/* webpackChunkName: "sled-disks" */ './sleds/disks.tsx'),
      }),
      screen('/system/inventory/sleds/:sledId/more/:area/:extension', {
        crumb: ({ area, extension }) => extensionCrumb('sled.tab', area, extension),
        under: sled,
        component: () => import(/* webpackChunkName: "sled-more" */ './sleds/more.tsx'),
      }),
    ],
  }),
  screen('/system/inventory/sleds/:sledId/take-out', {
    crumb: 'Take out of service',
    under: sled,
    load: ({ sledId }) => [sledById(sledId)],
    // Each step shows its own loading state and failure
    prefetch: ({ sledId }) => [instancesOn(sledId), allSleds()],
    component: () => import(/* webpackChunkName: "sled-take-out" */ './sleds/take-out/page.tsx'),
  }),
  screen('/system/inventory/sleds/:sledId/work-order', {
    crumb: 'Work order',
    under: sled,
    load: ({ sledId }) => [sledById(sledId)],
    prefetch: ({ sledId }) => [instancesOn(sledId), allSleds(), positions()],
    component: () => import(/* webpackChunkName: "work-order-sled" */ './work-order/sled.tsx'),
  }),
  screen('/system/inventory/disks/:diskId/work-order', {
    crumb: 'Work order',
    under: inventory,
    load: ({ diskId }) => [physicalDiskById(diskId)],
    prefetch: () => [allSleds(), positions()],
    component: () => import(/* webpackChunkName: "work-order-disk" */ './work-order/disk.tsx'),
  }),
  screen('/system/inventory/switches/:switchId/work-order', {
    crumb: 'Work order',
    under: inventory,
    load: ({ switchId }) => [switchById(switchId)],
    prefetch: () => [allSwitches(), positions()],
    component: () => import(/* webpackChunkName: "work-order-switch" */ './work-order/switch.tsx'),
  }),
];
