import type { IpPoolUtilization } from '@console/shared/api';
import { CapacityMeter, MeterStrip } from '@console/shared/ui/detail';
import { presentFamilies } from './families.ts';

/** The utilization of a pool: a bar for each IP version of its addresses (docs/screens/system-settings-auth.md section 10). */
export function CapacityBars({ utilization }: { utilization: IpPoolUtilization }) {
  const families = presentFamilies(utilization);
  if (families.length === 0) return null;
  return (
    <MeterStrip>
      {families.map(({ label, allocated, capacity }) => (
        <CapacityMeter
          key={label}
          label={label}
          unit="IPs"
          level={2}
          used={allocated}
          total={capacity}
          usedLabel="Allocated"
          totalLabel="Capacity"
        />
      ))}
    </MeterStrip>
  );
}
