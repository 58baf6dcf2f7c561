import { to } from '@console/shared/routing';
import { columns } from '@console/shared/table';
import { DateTime, StatusBadge, TimeAgo } from '@console/shared/ui';
import styles from './bundles.module.css';
import type { BundleRow } from './actions.tsx';
import { shortId } from './crumbs.ts';
import { SizeCell } from './size-cell.tsx';
import { isTransitional, wordOf } from './states.ts';

const col = columns<BundleRow>();

/** Columns of the support bundles (docs/screens/operator.md section 6.1). */
export const bundleColumns = [
  col.link(
    'ID',
    ({ id }) => shortId(id),
    ({ id }) => to('/system/support-bundles/:supportBundle', { supportBundle: id }),
    { value: ({ id }) => id },
  ),
  col.custom(
    'State',
    ({ state, reasonForFailure }) => (
      <span className={styles.state}>
        <StatusBadge entity="bundle" status={wordOf(state)} />
        {reasonForFailure && (
          <span className={styles.reason} title={reasonForFailure}>
            {reasonForFailure}
          </span>
        )}
      </span>
    ),
    { width: 12, value: ({ state }) => wordOf(state) },
  ),
  col.text('Reason', ({ reasonForCreation }) => reasonForCreation, { rank: 3 }),
  // Each row asks for its own: there is nothing to sort all rows by
  col.custom('Size', (row) => <SizeCell bundle={row} />, { rank: 2, width: 8, align: 'end', cut: false }),
  col.custom(
    'Created',
    (row) =>
      isTransitional(row) ? (
        <TimeAgo date={row.timeCreated} suffix="ago" />
      ) : (
        <DateTime date={row.timeCreated} />
      ),
    { rank: 3, width: 13, value: ({ timeCreated }) => timeCreated, cut: false },
  ),
];
