import { useState } from 'react';
import { Button, CopyButton, Modal, Mono } from '@console/shared/ui';
import styles from './allow-list.module.css';

export interface LockedOutProps {
  /** The allow list before the change. */
  former: readonly string[];
  /** Checks whether the API responds. */
  check: () => Promise<boolean>;
  onReached: () => unknown;
}

/** Reports that the change has locked the user out, and shows the list before it (docs/screens/operator.md section 3.10). */
export function LockedOut({ former, check, onReached }: LockedOutProps) {
  const [isChecking, setChecking] = useState(false);
  const tryAgain = async () => {
    setChecking(true);
    const isReached = await check();
    setChecking(false);
    if (isReached) onReached();
  };
  return (
    <Modal
      title="The API no longer responds from here"
      scrim={false}
      // The page behind the dialog cannot reach the API
      onDismiss={() => undefined}
      footer={
        <Button variant="primary" pending={isChecking} onClick={() => void tryAgain()}>
          Try again
        </Button>
      }
    >
      <p>
        The new list does not include your address. Restore the previous list from an allowed network or on
        the rack itself:
      </p>
      <ul className={styles.list} aria-label="The previous list">
        {former.map((line) => (
          <li key={line}>
            <Mono>{line}</Mono>
          </li>
        ))}
      </ul>
      <CopyButton text={former.join('\n')} label="Copy the previous list" />
    </Modal>
  );
}
