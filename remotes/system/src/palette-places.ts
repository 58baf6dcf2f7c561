import { to, useCommands } from '@console/shared/routing';

const group = 'System';

/** Pages without an entry of their own in the sidebar (docs/screens/operator.md section 10). */
export const PLACES = [
  { group, label: 'Service pool', to: to('/system/networking/service-pool') },
  { group, label: 'Waiting sleds', to: to('/system/inventory/waiting-sleds') },
  { group, label: 'Racks', to: to('/system/inventory/racks') },
  { group, label: 'Built-in users', to: to('/system/users-builtin') },
];

/** Adds them to the palette. Mounted with every page of the area. */
export function PalettePlaces() {
  useCommands(PLACES);
  return null;
}
