import { ChartLine, OctagonX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Icon, Spinner } from '@console/shared/ui';
import styles from './chart.module.css';

/** First load. The words are the name too, so that they are read out when it appears. */
export function LoadingState() {
  return (
    <div className={styles.state} role="status" aria-label="Chart loading">
      <Spinner label="Chart loading" />
      <span aria-hidden="true">Loading the chart</span>
    </div>
  );
}

/** Nothing was measured. */
export function EmptyState({ children }: { children: ReactNode }) {
  return (
    <div className={styles.state}>
      <Icon of={ChartLine} size="lg" />
      <p className={styles.stateTitle}>No data</p>
      <p>{children}</p>
    </div>
  );
}

export type ErrorStateProps = {
  /** What the server said. */
  message: string;
  onRetry?: (() => void) | undefined;
  pending?: boolean | undefined;
};

/** The data could not be fetched. Only this chart is affected. */
export function ErrorState({ message, onRetry, pending }: ErrorStateProps) {
  return (
    <div className={styles.state} role="status">
      <Icon of={OctagonX} size="lg" />
      <p className={styles.stateTitle}>Something went wrong</p>
      <p>{message}</p>
      {onRetry && (
        <Button size="sm" pending={pending} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
