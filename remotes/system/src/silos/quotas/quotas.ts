import type { SiloQuotas, VirtualResourceCounts } from '@console/shared/api';
import { formatNumber, toGiB } from '@console/shared/format';
import type { LineRule } from '@console/shared/sets';
import type { QuotaValues } from './schema.ts';

/** The form values for existing quotas. */
export const quotaValues = ({ cpus, memory, storage }: SiloQuotas): QuotaValues => ({
  cpus,
  memory: toGiB(memory),
  storage: toGiB(storage),
});

/** The resources in their order, with amounts as the silo page formats them: storage is in GiB here. */
export const QUOTA_KINDS = [
  { key: 'cpus', resource: 'CPU', text: (value: number) => `${formatNumber(value)} vCPUs` },
  { key: 'memory', resource: 'Memory', text: (value: number) => `${formatNumber(toGiB(value))} GiB` },
  { key: 'storage', resource: 'Storage', text: (value: number) => `${formatNumber(toGiB(value))} GiB` },
] as const;

/** An amount of a resource in the unit of the silo page. */
export const quotaText = (key: keyof VirtualResourceCounts, value: number): string =>
  QUOTA_KINDS.find((kind) => kind.key === key)?.text(value) ?? '';

/** The quota of one resource: quotas are written together, but compared one by one. */
export interface QuotaLine {
  readonly key: keyof VirtualResourceCounts;
  readonly value: number;
}

/** Quotas as a set of lines; an empty field keeps its previous value. */
export const quotaLines = (
  quotas: { readonly [Key in keyof VirtualResourceCounts]: number | null },
  base: VirtualResourceCounts,
): readonly QuotaLine[] => QUOTA_KINDS.map(({ key }) => ({ key, value: quotas[key] ?? base[key] }));

/** The quotas of the given lines; the others stay unchanged. */
export function quotasOf(lines: readonly QuotaLine[], base: VirtualResourceCounts): VirtualResourceCounts {
  const valueOf = (key: QuotaLine['key']) => lines.find((line) => line.key === key)?.value ?? base[key];
  return { cpus: valueOf('cpus'), memory: valueOf('memory'), storage: valueOf('storage') };
}

const kindOf = (wanted: QuotaLine['key']) => QUOTA_KINDS.find(({ key }) => key === wanted);

/** How sets of quotas are compared. */
export const QUOTA_RULE: LineRule<QuotaLine> = {
  key: ({ key }) => key,
  name: ({ key }) => kindOf(key)?.resource ?? key,
  fields: [{ label: 'Quota', of: ({ key, value }) => kindOf(key)?.text(value) ?? String(value) }],
};

/** The resources of which more is in use than the new quotas allow. */
export const exceededBy = (
  used: VirtualResourceCounts,
  quotas: { readonly [Key in keyof VirtualResourceCounts]: number | null },
): readonly string[] =>
  QUOTA_KINDS.filter(({ key }) => {
    const quota = quotas[key];
    return quota !== null && used[key] > quota;
  }).map(({ resource }) => resource);
