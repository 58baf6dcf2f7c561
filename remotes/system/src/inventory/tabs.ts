import { to } from '@console/shared/routing';

/** The tabs of the hardware in their order; their routes are in `routes.ts`. */
export const INVENTORY_TABS = [
  { label: 'Sleds', to: to('/system/inventory/sleds') },
  { label: 'Disks', to: to('/system/inventory/disks') },
  { label: 'Racks', to: to('/system/inventory/racks') },
  { label: 'Switches', to: to('/system/inventory/switches') },
  { label: 'Waiting sleds', to: to('/system/inventory/waiting-sleds') },
] as const;

export const sledTabs = (sledId: string) => [
  { label: 'Instances', to: to('/system/inventory/sleds/:sledId/instances', { sledId }) },
  { label: 'Disks', to: to('/system/inventory/sleds/:sledId/disks', { sledId }) },
];
