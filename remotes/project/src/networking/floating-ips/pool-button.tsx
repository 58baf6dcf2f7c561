import { PoolName } from './pool-name.tsx';
import styles from './pool-button.module.css';

/** The name of a pool in a list, as a button that shows its details beside the list. */
export function PoolButton({ poolId, onOpen }: { poolId: string; onOpen: (poolId: string) => void }) {
  return (
    <button type="button" className={styles.pool} onClick={() => onOpen(poolId)}>
      <PoolName poolId={poolId} />
    </button>
  );
}
