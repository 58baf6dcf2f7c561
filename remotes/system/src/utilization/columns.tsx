import type { SiloUtilization } from '@console/shared/api';
import { CAPACITY_KINDS } from '@console/shared/capacity';
import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import { Available, Usage } from './usage.tsx';
import { availableOf, shareText } from './available.ts';

/** A row of the table: tables identify rows by `id` and `name`. */
export interface UtilizationRow extends SiloUtilization {
  readonly id: string;
  readonly name: string;
}

const col = columns<UtilizationRow>();

/** Columns of the utilization of all silos (docs/screens/system-settings-auth.md section 6). */
export const utilizationColumns = [
  col.link(
    'Silo',
    ({ siloName }) => siloName,
    ({ siloName }) => to('/system/silos/:silo', { silo: siloName }),
    // With a width for every column, they share the remaining space in proportion
    { width: 12 },
  ),
  col.group(
    'Provisioned / Quota',
    CAPACITY_KINDS.map((kind) =>
      col.custom(
        kind.label,
        ({ provisioned, allocated }) => (
          <Usage kind={kind} provisioned={provisioned[kind.key]} quota={allocated[kind.key]} />
        ),
        {
          id: `provisioned-${kind.key}`,
          rank: 2,
          width: 9,
          cut: false,
          value: ({ provisioned }) => provisioned[kind.key],
          meta: ({ provisioned, allocated }) => shareText(kind, provisioned[kind.key], allocated[kind.key]),
        },
      ),
    ),
  ),
  col.group(
    'Available',
    CAPACITY_KINDS.map((kind) =>
      col.custom(
        kind.label,
        ({ provisioned, allocated }) => (
          <Available kind={kind} provisioned={provisioned[kind.key]} quota={allocated[kind.key]} />
        ),
        {
          id: `available-${kind.key}`,
          rank: 2,
          width: 7,
          cut: false,
          value: ({ provisioned, allocated }) =>
            availableOf(kind, provisioned[kind.key], allocated[kind.key]),
          meta: () => null,
        },
      ),
    ),
  ),
];
