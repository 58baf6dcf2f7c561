import { truncate } from '@console/shared/format';
import { crumb } from '@console/shared/routing';

/** Characters of the id of hardware in a trail: five at each end. */
const ID_SHOWN = 12;

/** The id of hardware, which has no name, as it stands in a trail (docs/screens/common-ui.md section 4). */
const shortId = (id: string): string => truncate(id, ID_SHOWN, 'middle');

/** The hardware: leads to the sleds. */
export const inventory = crumb('/system/inventory/sleds', 'Inventory');

const sleds = crumb('/system/inventory/sleds', 'Sleds', inventory);

/** One sled: leads to its instances. */
export const sled = crumb(
  '/system/inventory/sleds/:sledId/instances',
  ({ sledId }) => shortId(sledId),
  sleds,
);

const racks = crumb('/system/inventory/racks', 'Racks', inventory);

/** One rack. */
export const rack = crumb('/system/inventory/racks/:rackId', ({ rackId }) => shortId(rackId), racks);
