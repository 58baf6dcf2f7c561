import type { Sled } from '@console/shared/api';
import { EmptyCell } from '@console/shared/table';
import { provisionPolicyOf, provisionWords } from '../../base/sleds/states.ts';
import styles from '../inventory.module.css';

/** The provision policy of a sled; expunged sleds have none. */
export function ProvisionPolicy({ sled }: { sled: Pick<Sled, 'policy'> }) {
  const words = provisionWords(sled);
  if (words === undefined) return <EmptyCell />;
  return (
    <span className={provisionPolicyOf(sled) === 'provisionable' ? undefined : styles.dim}>{words}</span>
  );
}
