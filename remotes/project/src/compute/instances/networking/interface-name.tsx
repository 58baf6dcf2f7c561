import type { InstanceNetworkInterface } from '@console/shared/api';
import { Tag } from '@console/shared/ui';
import styles from './networking.module.css';

/** The name of an interface, and whether it is the primary one. */
export function InterfaceName({ nic: { name, primary } }: { nic: InstanceNetworkInterface }) {
  return (
    <span className={styles.name}>
      <span>{name}</span>
      {primary && <Tag>primary</Tag>}
    </span>
  );
}
