import { useEffect, useRef, useState } from 'react';
import { CircleAlert } from 'lucide-react';
import { LANDING_PATH } from '@console/shared/contract';
import { addressOf, retrySignOut } from '@console/shared/runtime';
import { Button, Icon, Spinner } from '@console/shared/ui/basic';
import styles from '../errors/screens.module.css';
import { textsOf, type ClosedState } from './texts.ts';

/** Replaces the whole page when the session of this tab has ended, or when the server does not support this console. */
export function ClosedScreen({ state }: { state: ClosedState }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, text } = textsOf(state);
  // The focused element was removed with the page
  useEffect(() => heading.current?.focus(), [state.kind]);
  return (
    <main id="content" className={styles['screen']}>
      {state.kind === 'signing-out' ? (
        <Spinner />
      ) : (
        <Icon of={CircleAlert} size="xl" className={styles['icon']} />
      )}
      <div role={state.kind === 'signing-out' ? 'status' : 'alert'}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
      </div>
      {state.kind === 'sign-out-failed' && <FailedActions />}
      {state.kind === 'replaced' && (
        <div className={styles['actions']}>
          <Button variant="primary" onClick={() => location.assign(addressOf(LANDING_PATH))}>
            {`Continue as ${state.now}`}
          </Button>
        </div>
      )}
    </main>
  );
}

function FailedActions() {
  const [pending, setPending] = useState(false);
  const [isStillOpen, setStillOpen] = useState(false);
  const retry = async () => {
    setPending(true);
    await retrySignOut();
    setPending(false);
  };
  const close = () => {
    window.close();
    // A browser closes only windows that a script has opened, and closes them at once; this code still runs when it refuses
    setStillOpen(true);
  };
  return (
    <>
      <div className={styles['actions']}>
        <Button variant="primary" pending={pending} onClick={() => void retry()}>
          Try again
        </Button>
        <Button onClick={close}>Close this window</Button>
      </div>
      <p role="status">
        {isStillOpen &&
          'The browser does not allow this window to be closed automatically. Close it manually.'}
      </p>
    </>
  );
}
