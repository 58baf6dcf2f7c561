import { Component, type ReactNode, Suspense, useRef, useState } from 'react';
import { useLocation, useNavigate } from '@console/shared/router';
import { useOnReturn } from '@console/shared/routing';
import { callFailure, originOf, recoverPart } from '@console/shared/runtime';
import { Button, Message, Skeleton } from '../basic/index.ts';
import styles from './tabs.module.css';

interface CatcherProps {
  readonly children: ReactNode;
  /** A new value forgets the error and renders the content again. */
  readonly resetKey: string;
  readonly fallback: (error: unknown) => ReactNode;
}

interface CatcherState {
  readonly caught: { readonly error: unknown } | undefined;
  readonly resetKey: string;
}

class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { caught: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<CatcherState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: CatcherProps,
    state: CatcherState,
  ): Partial<CatcherState> | null {
    return resetKey === state.resetKey ? null : { caught: undefined, resetKey };
  }

  override componentDidCatch(error: unknown) {
    // A bug: the shell writes area and build of the code that threw to the browser's console (shell/src/errors/origin.ts)
    if (!callFailure(error)) reportError(error);
  }

  override render() {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    // The resource of the page no longer exists, so the page fails, not only this tab
    if (callFailure(caught.error)?.means === 'gone') throw caught.error;
    return this.props.fallback(caught.error);
  }
}

/**
 * The content of a tab. When its data or its code cannot be fetched, or it throws, the failure is shown in the panel, and the rest of
 * the page stays. "Try again" runs the loader of the page again; so does the return of the network.
 */
export function PanelBoundary({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const retry = async (error: unknown) => {
    if (!callFailure(error) && (await recoverPart(error))) return;
    const hadFocus = box.current?.contains(document.activeElement) === true;
    // Fetches the data and the code of the page again
    await navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
    setAttempt((last) => last + 1);
    // The button that had the focus was removed
    if (hadFocus) box.current?.closest<HTMLElement>('[role="tabpanel"]')?.focus();
  };
  return (
    <div ref={box} className={styles.content}>
      <Catcher
        resetKey={`${pathname}${search} ${attempt}`}
        fallback={(error) => <PanelFailure key={attempt} error={error} onRetry={() => retry(error)} />}
      >
        <Suspense fallback={<Skeleton kind="row" rows={3} />}>{children}</Suspense>
      </Catcher>
    </div>
  );
}

interface PanelFailureProps {
  readonly error: unknown;
  readonly onRetry: () => Promise<void>;
}

function PanelFailure({ error, onRetry }: PanelFailureProps) {
  const [busy, setBusy] = useState(false);
  const failure = callFailure(error);
  useOnReturn(failure?.isTemporary === true, () => void onRetry());
  const run = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <div className={styles.failure}>
      <Message
        variant="destructive"
        live="alert"
        title="This tab could not be loaded"
        action={
          failure?.means !== 'refused' && (
            <Button size="sm" pending={busy} onClick={() => void run()}>
              Try again
            </Button>
          )
        }
      >
        {failure?.sentence ?? sourceOf(error)}
      </Message>
    </div>
  );
}

/** Area and build whose code is missing or threw, for a report. */
function sourceOf(error: unknown): string {
  const { label, build } = originOf(error);
  return `${label}, build ${build}`;
}
