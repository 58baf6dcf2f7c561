import type { CapacityKind } from '@console/shared/capacity';
import { formatPercent, percentOf, round } from '@console/shared/format';
import { type UsageLevel, usageLevel } from '@console/shared/ui/detail';

/** Remaining quota in the unit of its kind; negative when the quota was lowered below its use. */
export const availableOf = (kind: CapacityKind, provisioned: number, quota: number): number =>
  round(kind.amount(quota - provisioned));

/** The severity and the percentage of use of a nearly exhausted quota; undefined when enough is left, or without a quota. */
export function pressureOf(
  provisioned: number,
  quota: number,
): { readonly level: UsageLevel; readonly percent: number } | undefined {
  const percent = percentOf(provisioned, quota);
  const level = usageLevel(percent ?? 0);
  return percent === undefined || level === 'normal' ? undefined : { level, percent: round(percent) };
}

/** `CPU 62%`: the used share of a quota, for phones. */
export const shareText = ({ label }: CapacityKind, provisioned: number, quota: number): string =>
  `${label} ${formatPercent(provisioned, quota).whole}%`;
