import type { CapacityKind } from '@console/shared/capacity';
import { formatPercent, percentOf, round } from '@console/shared/format';

/** What is left of a quota, in the unit of its kind; negative when the quota was lowered below what is in use. */
export const availableOf = (kind: CapacityKind, provisioned: number, quota: number): number =>
  round(kind.amount(quota - provisioned));

/** Shares above which little is left (docs/screens/system-settings-auth.md section 6). */
const NOTICE = 66;
const CRITICAL = 75;

/** How pressing it is that a quota is used up to a share. */
export type Pressure = 'notice' | 'critical';

/** Whether little is left of a quota, and how much of it is used in percent; undefined when there is enough, or no quota. */
export function pressureOf(
  provisioned: number,
  quota: number,
): { readonly level: Pressure; readonly percent: number } | undefined {
  const percent = percentOf(provisioned, quota);
  if (percent === undefined || percent <= NOTICE) return undefined;
  return { level: percent > CRITICAL ? 'critical' : 'notice', percent: round(percent) };
}

/** `CPU 62%`: the share of a quota that is in use, for phones. */
export const shareText = ({ label }: CapacityKind, provisioned: number, quota: number): string =>
  `${label} ${formatPercent(provisioned, quota).whole}%`;
