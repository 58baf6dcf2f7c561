import { TriangleAlert } from 'lucide-react';
import { TypeValueCell } from '@console/shared/table';
import { Tag } from '@console/shared/ui';
import { badgesOf, type KnownNames, missingKind, type RouteEnd } from './ends.ts';
import styles from './route-table.module.css';

/** Type and value, and a mark when nothing has the name. */
export function EndCell({ end, known }: { end: RouteEnd; known: KnownNames }) {
  const missing = missingKind(end, known);
  return (
    <span className={styles.end}>
      <TypeValueCell pair={badgesOf(end)} />
      {missing && (
        <Tag tone="notice" icon={TriangleAlert}>
          No such {missing}
        </Tag>
      )}
    </span>
  );
}
