import type { VirtualResourceCounts } from '@console/shared/api';
import { CapacityMeter, MeterStrip } from '@console/shared/ui/detail';
import { amountText, CAPACITY_KINDS } from './numbers.ts';

export interface CapacityBarsProps {
  provisioned: VirtualResourceCounts;
  /** The total of the share: the quota. */
  total: VirtualResourceCounts;
  /** Label of the second value: `Quota (Total)`. */
  totalLabel: string;
  /** Label of the first value; default `Provisioned`. */
  usedLabel?: string;
}

/** The three bars of CPU, memory and storage (docs/screens/system-settings-auth.md section 6). */
export function CapacityBars({ provisioned, total, totalLabel, usedLabel }: CapacityBarsProps) {
  return (
    <MeterStrip>
      {CAPACITY_KINDS.map((kind) => (
        <CapacityMeter
          key={kind.key}
          level={2}
          label={kind.label.toUpperCase()}
          isWord={kind.key !== 'cpus'}
          unit={kind.unit}
          used={provisioned[kind.key]}
          total={total[kind.key]}
          usedText={amountText(kind, kind.amount(provisioned[kind.key]))}
          totalText={amountText(kind, kind.amount(total[kind.key]))}
          usedLabel={usedLabel}
          totalLabel={totalLabel}
        />
      ))}
    </MeterStrip>
  );
}
