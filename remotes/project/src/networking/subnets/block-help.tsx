import { Button, Mono } from '@console/shared/ui';
import styles from './subnets.module.css';

interface BlockHelpProps {
  /** `IPv4` or `IPv6`: names the button. */
  version: 'IPv4' | 'IPv6';
  /** The block that is free; none when there is none left, or it is in the field already. */
  proposal: string | undefined;
  /** What is wrong with the block that is being typed, before the form says so. */
  overlap: string | undefined;
  onUse: (block: string) => void;
}

/** Under a field of a block: with which subnet it overlaps, and the next free one (network-access.md section 17, B-N4). */
export function BlockHelp({ version, proposal, overlap, onUse }: BlockHelpProps) {
  return (
    <div className={styles.help}>
      <p role="status" className={styles.overlap}>
        {overlap}
      </p>
      {proposal !== undefined && (
        <p className={styles.free}>
          Next free block: <Mono>{proposal}</Mono>
          <Button size="sm" aria-label={`Use ${version} block ${proposal}`} onClick={() => onUse(proposal)}>
            Use
          </Button>
        </p>
      )}
    </div>
  );
}
