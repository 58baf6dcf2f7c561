import { messageOf } from '@console/shared/api';
import { useState } from 'react';
import { fetchToShow } from '@console/shared/query';
import { Button, Message } from '@console/shared/ui';
import { bundlePositions } from './bundle-positions.ts';
import type { PositionFact } from './place-sleds.ts';
import styles from './rack.module.css';

interface NoPositionsProps {
  /** Reads the positions again; undefined when they were read, and the system reports none. */
  onRetry: (() => void) | undefined;
  onRead: (facts: readonly PositionFact[]) => void;
}

/** Says that the positions of sleds are unknown, and reads them from the newest support bundle on request. */
export function NoPositions({ onRetry, onRead }: NoPositionsProps) {
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const read = async () => {
    setReading(true);
    setProblem(undefined);
    try {
      onRead(await fetchToShow(bundlePositions()));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setReading(false);
    }
  };
  const where = onRetry ? 'Their slots are not available.' : 'All sleds are listed under “Not placed”.';
  return (
    <div className={styles.note}>
      <Message
        variant={problem === undefined ? 'info' : 'destructive'}
        title={
          onRetry
            ? 'The positions of the sleds could not be loaded'
            : 'This system does not report the positions of sleds'
        }
        live="status"
        action={
          <>
            {onRetry && <Button onClick={onRetry}>Try again</Button>}
            <Button pending={isReading} onClick={() => void read()}>
              Read positions from a support bundle
            </Button>
          </>
        }
      >
        {problem ?? `${where} The newest support bundle may contain their slots.`}
      </Message>
    </div>
  );
}
