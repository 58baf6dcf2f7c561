import { ChartLine, LoaderCircle, OctagonX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, RetryButton } from '@console/shared/ui';
import styles from './chart.module.css';

/** First load. The text is the accessible name too, so that it is announced. */
export function LoadingState() {
  return (
    <div className={styles.state} role="status" aria-label="Chart loading">
      <Icon of={LoaderCircle} spin />
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
  /** The server's message. */
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
      {onRetry && <RetryButton pending={pending} onClick={onRetry} />}
    </div>
  );
}
