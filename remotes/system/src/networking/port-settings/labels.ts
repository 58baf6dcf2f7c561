import type { ImportExportPolicy, LinkFec, LinkSpeed, SwitchPortGeometry } from '@console/shared/api';
import { entryOf, humanize, NOT_READABLE } from '@console/shared/format';

/** Labels of the geometries of a port, and the number of links of each. */
export const GEOMETRIES = {
  qsfp28x1: { label: '1 × QSFP28', links: 1 },
  qsfp28x2: { label: '2 × QSFP28', links: 2 },
  sfp28x4: { label: '4 × SFP28', links: 4 },
} as const satisfies Record<SwitchPortGeometry, { label: string; links: number }>;

/** The label of a geometry; a value of a newer server is shown unchanged. */
export const geometryLabel = (geometry: string): string =>
  entryOf(GEOMETRIES, geometry)?.label ?? humanize(geometry);

/** Number of links of a geometry: at least one, when it is not known. */
export const linksOf = (geometry: string): number => entryOf(GEOMETRIES, geometry)?.links ?? 1;

/** The speeds of links, in order. */
export const SPEEDS = [
  'speed0_g',
  'speed1_g',
  'speed10_g',
  'speed25_g',
  'speed40_g',
  'speed50_g',
  'speed100_g',
  'speed200_g',
  'speed400_g',
] as const satisfies readonly LinkSpeed[];

/** `100G` for `speed100_g`; other text is returned unchanged. */
export const speedLabel = (speed: string): string =>
  /^speed(\d+)_?g$/i.exec(speed)?.[1]?.concat('G') ?? speed;

const FEC_LABELS = { rs: 'RS', firecode: 'Firecode', none: 'None' } as const satisfies Record<
  LinkFec,
  string
>;

/** The kinds of error correction. */
export const FECS = ['rs', 'firecode', 'none'] as const satisfies readonly LinkFec[];

/** `RS`, `Firecode`, `None`; `Default` where the switch chooses. */
export function fecLabel(fec: string | null | undefined): string {
  if (fec === null || fec === undefined) return 'Default';
  const known = FECS.find((one) => one === fec.toLowerCase());
  return known ? FEC_LABELS[known] : fec;
}

export const policyLabel = (policy: ImportExportPolicy): string =>
  policy.type === 'no_filtering'
    ? 'Everything'
    : Array.isArray(policy.value)
      ? `Only ${policy.value.join(', ') || 'nothing'}`
      : NOT_READABLE;
