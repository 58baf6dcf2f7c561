import { to } from '@console/shared/routing';
import { extensionsAt } from '@console/shared/runtime';

/** The tabs of the hardware in their order; their routes are in `routes.ts`. */
export const INVENTORY_TABS = [
  { label: 'Sleds', to: to('/system/inventory/sleds') },
  { label: 'Disks', to: to('/system/inventory/disks') },
  { label: 'Racks', to: to('/system/inventory/racks') },
  { label: 'Switches', to: to('/system/inventory/switches') },
  { label: 'Waiting sleds', to: to('/system/inventory/waiting-sleds') },
] as const;

/** The tabs of a sled in their order, those of other areas last. */
export const sledTabs = (sledId: string) => [
  { label: 'Instances', to: to('/system/inventory/sleds/:sledId/instances', { sledId }) },
  { label: 'Disks', to: to('/system/inventory/sleds/:sledId/disks', { sledId }) },
  ...extensionsAt('sled.tab').map(({ area, id, label }) => ({
    label,
    to: to('/system/inventory/sleds/:sledId/more/:area/:extension', { sledId, area, extension: id }),
  })),
];
