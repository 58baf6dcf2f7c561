import { Component, Suspense, type ReactNode } from 'react';
import { toast } from '@console/shared/runtime';
import { originText, reportCrash, type Origin } from './origin.ts';

interface ErrorBoundaryProps {
  /** Name of the part in the report, such as `command palette`. */
  part: string;
  children: ReactNode;
  /** Shown instead of the part once it has failed; nothing when absent. */
  fallback?: ReactNode;
  /** The failure is forgotten and the part is rendered again when this value changes. */
  resetKey?: unknown;
  /** Runs once after a failure, when it is already reported. */
  onFail?: (origin: Origin) => void;
}

interface ErrorBoundaryState {
  failed: boolean;
  resetKey: unknown;
}

/** Keeps a failing part of the frame from taking the rest of the frame along. */
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
    const origin = reportCrash(error, location.pathname, this.props.part);
    this.props.onFail?.(origin);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

interface FloatingPartProps {
  /** Name of the part in sentences, such as `command palette`. */
  name: string;
  /** Closes the part. It is closed when it fails, so that opening it again is a new try. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A part that floats above the page while it is open. When it fails or its code cannot be had, it closes and a toast says
 * so; the page and the other parts stay, and opening the part again tries again.
 */
export function FloatingPart({ name, onClose, children }: FloatingPartProps) {
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
