import { Button, Mono } from '@console/shared/ui';
import styles from './subnets.module.css';

interface BlockHelpProps {
  /** `IPv4` or `IPv6`: part of the button's label. */
  version: 'IPv4' | 'IPv6';
  /** The next free block; undefined when there is none left, or when the field contains it. */
  proposal: string | undefined;
  /** The error of the block while it is typed, before the form shows it. */
  overlap: string | undefined;
  onUse: (block: string) => void;
}

/** Shown below the field of a block: the subnet with which it overlaps, and the next free one (network-access.md section 17, B-N4). */
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
