import type { Rack } from '@console/shared/api';
import { to } from '@console/shared/routing';
import { RouteTabs } from '@console/shared/ui/detail';

/** Last characters of an id, which differ between racks. */
const TELLING = 6;

/** Tabs of the racks, when there are several: racks have no names. */
export function RackTabs({ racks }: { racks: readonly Rack[] }) {
  return (
    <RouteTabs
      label="Racks"
      variant="segmented"
      tabs={racks.map(({ id }) => ({
        to: to('/system/inventory/racks/:rackId', { rackId: id }),
        label: `…${id.slice(-TELLING)}`,
      }))}
    >
      {null}
    </RouteTabs>
  );
}
