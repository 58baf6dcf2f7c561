import { readableNode } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { TakingLongMark } from '@console/shared/stuck';
import { columns } from '@console/shared/table';
import { DateTime, StatusBadge, TimeAgo } from '@console/shared/ui';
import styles from './bundles.module.css';
import type { BundleRow } from './actions.tsx';
import { shortId } from './crumbs.ts';
import { SizeCell } from './size-cell.tsx';
import { changingOf, isTransitional, wordOf } from './states.ts';

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
    (bundle) => (
      <span className={styles.state}>
        <span>
          <StatusBadge entity="bundle" status={wordOf(bundle.state)} />
          <TakingLongMark of={changingOf(bundle)} />
        </span>
        {bundle.reasonForFailure && (
          <span className={styles.reason} title={bundle.reasonForFailure}>
            {readableNode(bundle.reasonForFailure)}
          </span>
        )}
      </span>
    ),
    { width: 21, value: ({ state }) => wordOf(state), counted: true },
  ),
  col.text('Reason', ({ reasonForCreation }) => reasonForCreation, { rank: 3 }),
  // Each row requests its own value, so the list cannot be sorted by it
  col.custom('Size', (row) => <SizeCell bundle={row} />, {
    rank: 2,
    width: 8,
    align: 'end',
    cut: false,
    meta: (row) => (row.state === 'active' ? <SizeCell bundle={row} /> : null),
  }),
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
