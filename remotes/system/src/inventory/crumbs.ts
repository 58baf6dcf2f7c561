import { truncate } from '@console/shared/format';
import { crumb } from '@console/shared/routing';

/** Characters shown at each end of a hardware id in breadcrumbs. */
const ID_SHOWN = 12;

/** The shortened id of hardware, which has no name, for breadcrumbs (docs/screens/common-ui.md section 4). */
const shortId = (id: string): string => truncate(id, ID_SHOWN, 'middle');

/** The crumb of the hardware, which links to the sleds. */
export const inventory = crumb('/system/inventory/sleds', 'Inventory');

const sleds = crumb('/system/inventory/sleds', 'Sleds', inventory);

/** The crumb of a sled, which links to its instances. */
export const sled = crumb(
  '/system/inventory/sleds/:sledId/instances',
  ({ sledId }) => shortId(sledId),
  sleds,
);

const racks = crumb('/system/inventory/racks', 'Racks', inventory);

/** The crumb of a rack. */
export const rack = crumb('/system/inventory/racks/:rackId', ({ rackId }) => shortId(rackId), racks);
