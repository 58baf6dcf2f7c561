import type { VpcSubnet } from '@console/shared/api';
import { Mono } from '@console/shared/ui';
import styles from './subnets.module.css';

/** The address blocks of a subnet, one under the other. */
export function IpBlocks({ subnet: { ipv4Block, ipv6Block } }: { subnet: VpcSubnet }) {
  return (
    <span className={styles.blocks}>
      <Mono>{ipv4Block}</Mono>
      <Mono>{ipv6Block}</Mono>
    </span>
  );
}
