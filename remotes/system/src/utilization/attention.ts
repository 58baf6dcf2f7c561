import type { SiloUtilization, VirtualResourceCounts } from '@console/shared/api';
import { CAPACITY_KINDS } from '@console/shared/capacity';
import { percentOf } from '@console/shared/format';
import { to } from '@console/shared/routing';
import type { Finding } from '../base/finding.ts';
import { DAY, exhaustion, type Point, startOfDay, trend } from '../capacity/model/trend.ts';
import { CLOSE, spanText } from './headline.ts';

/** Days before the hardware is used up from which that is a finding: hardware is ordered months ahead. */
const AHEAD = 90;

/** Silos that are close to a quota or above it. */
export const quotaFindings = (silos: readonly SiloUtilization[]): readonly Finding[] =>
  silos.flatMap(({ siloName, provisioned, allocated }) =>
    CAPACITY_KINDS.flatMap(({ key, label }): Finding[] => {
      const percent = percentOf(provisioned[key], allocated[key]);
      const isWithout = percent === undefined && provisioned[key] > 0;
      if (!isWithout && (percent ?? 0) <= CLOSE) return [];
      const isOver = isWithout || (percent ?? 0) >= 100;
      return [
        {
          key: `quota ${siloName} ${key} ${isOver ? 'full' : 'close'}`,
          severity: isOver ? 'destructive' : 'notice',
          text: isWithout
            ? `Silo ${siloName} uses ${label} without a quota, so it can create nothing more`
            : `Silo ${siloName} uses ${Math.floor(percent ?? 0)}% of its ${label} quota`,
          to: `${to('/system/silos/:silo', { silo: siloName })}?tab=quotas`,
        },
      ];
    }),
  );

/** Facts for how long the hardware lasts; undefined where they could not be read. */
export interface HardwareFacts {
  readonly provisioned: VirtualResourceCounts;
  readonly hardware: VirtualResourceCounts;
  /** History by resource, in the order of `CAPACITY_KINDS`. */
  readonly histories: readonly (readonly Point[] | undefined)[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Resources of the hardware that are used up, or will be within 90 days. */
export const hardwareFindings = ({
  provisioned,
  hardware,
  histories,
  now,
}: HardwareFacts): readonly Finding[] =>
  CAPACITY_KINDS.flatMap(({ key, label }, index): Finding[] => {
    const points = histories[index];
    const found = points && exhaustion(provisioned[key], hardware[key], trend(points, now), now);
    const finding = (severity: Finding['severity'], text: string): Finding[] => [
      { key: `hardware ${key} ${severity}`, severity, text, to: to('/system/utilization') },
    ];
    if (found === 'exhausted') return finding('destructive', `${label} of the hardware is used up`);
    if (typeof found !== 'object' || found.at >= startOfDay(now) + AHEAD * DAY) return [];
    return finding(
      'notice',
      `${label} of the hardware is used up in ${spanText((found.at - startOfDay(now)) / DAY)}`,
    );
  });
