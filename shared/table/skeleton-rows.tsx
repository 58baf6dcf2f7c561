import { Skeleton } from '@console/shared/ui/basic';
import styles from './table.module.css';

const ROWS = ['46%', '58%', '39%', '52%', '34%'] as const;

/** Five grey rows of the real height. CSS shows them after 150 ms: a fast answer must not flicker. */
export function SkeletonRows({ columns }: { columns: number }) {
  return ROWS.map((width, row) => (
    <tr key={row} aria-hidden="true" className={styles.skeleton}>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>
          <Skeleton width={column === 0 ? width : '4.5rem'} />
        </td>
      ))}
    </tr>
  ));
}
