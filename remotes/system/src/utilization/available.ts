import type { CapacityKind } from '@console/shared/capacity';
import { formatPercent, percentOf, round } from '@console/shared/format';

/** What is left of a quota, in the unit of its kind; negative when the quota was lowered below its use. */
export const availableOf = (kind: CapacityKind, provisioned: number, quota: number): number =>
  round(kind.amount(quota - provisioned));

/** Shares of use from which a quota counts as nearly exhausted (docs/screens/system-settings-auth.md section 6). */
const NOTICE = 66;
const CRITICAL = 75;

/** The severity of a share of use. */
export type Pressure = 'notice' | 'critical';

/** The severity and the percentage of use of a nearly exhausted quota; undefined when enough is left, or without a quota. */
export function pressureOf(
  provisioned: number,
  quota: number,
): { readonly level: Pressure; readonly percent: number } | undefined {
  const percent = percentOf(provisioned, quota);
  if (percent === undefined || percent <= NOTICE) return undefined;
  return { level: percent > CRITICAL ? 'critical' : 'notice', percent: round(percent) };
}

/** `CPU 62%`: the used share of a quota, for phones. */
export const shareText = ({ label }: CapacityKind, provisioned: number, quota: number): string =>
  `${label} ${formatPercent(provisioned, quota).whole}%`;
