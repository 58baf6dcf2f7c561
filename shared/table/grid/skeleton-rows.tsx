import { Skeleton } from '@console/shared/ui/basic';
import type { Column } from '../columns/column.ts';
import styles from './table.module.css';

const ROWS = ['46%', '58%', '39%', '52%', '34%'] as const;

/** Five skeleton rows of the real height. CSS shows them after 150 ms, so that a fast response does not flicker. */
export function SkeletonRows<Row>({ leaves, extra }: { leaves: readonly Column<Row>[]; extra: number }) {
  return ROWS.map((width, row) => (
    <tr key={row} aria-hidden="true" className={styles.skeleton}>
      {leaves.map((leaf, column) => (
        <td key={leaf.id} data-align={leaf.align}>
          <Skeleton width={column === 0 ? width : '4.5rem'} />
        </td>
      ))}
      {extra > 0 && <td colSpan={extra} />}
    </tr>
  ));
}
