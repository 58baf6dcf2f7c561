import { Component, Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import { pathOf, toast } from '@console/shared/runtime';
import { originText, reportCrash, type Origin } from './origin.ts';

interface ErrorBoundaryProps {
  /** Name of the part in the report, such as `command palette`. */
  part: string;
  children: ReactNode;
  /** Shown instead of the part after it failed; without it nothing is shown. */
  fallback?: ReactNode;
  /** When this value changes, the failure is reset and the part is rendered again. */
  resetKey?: unknown;
  /** Called once per failure, after the failure was reported. */
  onFail?: (origin: Origin) => void;
}

interface ErrorBoundaryState {
  failed: boolean;
  resetKey: unknown;
}

/** Error boundary for a part of the frame, so that its failure does not affect the rest of the frame. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return Object.is(resetKey, state.resetKey) ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown) {
    const origin = reportCrash(error, pathOf(location.pathname), this.props.part);
    this.props.onFail?.(origin);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

interface FloatingPartProps {
  /** Name of the part in sentences, such as `command palette`. */
  name: string;
  /** Closes the part. It is also called when the part fails, so that opening it again retries. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A part that is shown above the page while it is open. When it fails or its code cannot be loaded, it closes and a toast reports
 * the failure; the page and the other parts stay, and opening the part again retries. Back and Forward close it too: it would stay
 * above another page, such as a question about an object of the page before.
 */
export function FloatingPart({ name, onClose, children }: FloatingPartProps) {
  const close = useEffectEvent(onClose);
  // The event of the browser: a navigation of the console closes a part only where its code does that
  useEffect(() => {
    const onPopState = () => close();
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  const onFail = (origin: Origin) => {
    onClose();
    toast({
      variant: 'error',
      title: `The ${name} failed`,
      content: `It was closed. Open it again to retry. (${originText(origin)})`,
    });
  };
  return (
    <ErrorBoundary part={name} onFail={onFail}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
