import type { RouterRoute } from '@console/shared/api';
import { humanize } from '@console/shared/format';
import { Tag } from '@console/shared/ui';
import styles from './route-table.module.css';

/** Who created a route: the DOM text is lower case, as in the sheet, and CSS shows `VPC subnet`. */
export function KindTag({ kind }: { kind: RouterRoute['kind'] }) {
  const [first, ...rest] = humanize(kind).split(' ');
  if (first !== 'vpc') return <Tag>{humanize(kind)}</Tag>;
  return (
    <Tag>
      <span className={styles.caps}>{first}</span> {rest.join(' ')}
    </Tag>
  );
}
