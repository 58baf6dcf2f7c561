import type { Disk } from '@console/shared/api';
import styles from './disk-name.module.css';

/** The name of a disk as a button over its cell, for lists whose disks open beside them. */
export function DiskName({ disk, onOpen }: { disk: Disk; onOpen: (disk: Disk) => void }) {
  return (
    <button type="button" className={styles.name} onClick={() => onOpen(disk)}>
      {disk.name}
    </button>
  );
}
