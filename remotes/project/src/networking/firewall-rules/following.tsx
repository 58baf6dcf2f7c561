import { useMemo } from 'react';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { changed, type TableChange } from './change.ts';
import { Consequences } from './consequences-part.ts';
import styles from './list.module.css';

/** The consequences of a change in the table. */
export function Following({ place, change }: { place: VpcPlace; change: TableChange }) {
  const after = useMemo(() => changed(change)(change.before), [change]);
  return (
    <div className={styles.following}>
      <Consequences place={place} before={change.before} after={after} />
    </div>
  );
}
