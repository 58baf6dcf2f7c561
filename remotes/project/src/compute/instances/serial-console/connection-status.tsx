import { Button, StatusBadge } from '@console/shared/ui';
import type { ConnectionState } from './connection.ts';
import styles from './page.module.css';

export interface ConnectionStatusProps {
  state: ConnectionState;
  onReconnect: () => void;
}

/** One of four states, and a button when the connection does not reconnect automatically. */
export function ConnectionStatus({ state, onReconnect }: ConnectionStatusProps) {
  const { status, silent } = state;
  return (
    <span className={styles.status}>
      <span role="status" className={styles.word}>
        <StatusBadge entity="connection" status={status === 'idle' ? 'disconnected' : status} />
        {noteOf(state)}
      </span>
      {(status === 'disconnected' || silent) && (
        <Button size="sm" onClick={onReconnect}>
          Reconnect
        </Button>
      )}
    </span>
  );
}

function noteOf({ status, retries, silent, unsent }: ConnectionState) {
  const notes = [
    unsent && 'Your input was not sent',
    silent && 'No response to your input',
    status === 'disconnected' && (retries ? 'Reconnects automatically' : 'Stopped retrying'),
  ].filter((note) => note !== false);
  return notes.length > 0 && <span className={styles.note}>{notes.join('. ')}</span>;
}
