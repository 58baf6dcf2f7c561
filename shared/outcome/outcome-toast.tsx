import type { ReactNode } from 'react';
import type { ApiRequest } from '@console/shared/api';
import { Button } from '@console/shared/ui/basic';
import { useOutcome } from './use-outcome.ts';

/** Props of {@link OutcomeToast}. */
export interface OutcomeToastProps {
  /** The write whose answer was lost. */
  lost: ApiRequest;
  /** Why there is no answer. */
  children: ReactNode;
  /** Asks for the write once more. */
  again: () => void;
}

/** The text of a notification about a write whose answer was lost, with the way to find out. */
export function OutcomeToast({ lost, children, again }: OutcomeToastProps) {
  const { state, text, check } = useOutcome(lost);
  return (
    <>
      {text ?? <>{children} <b>Outcome unknown.</b></>}{' '}
      {(state === 'unknown' || state === 'checking') && (
        <Button size="sm" pending={state === 'checking'} onClick={() => void check()}>
          Check
        </Button>
      )}
      {state === 'not done' && (
        <Button size="sm" onClick={again}>
          Try again
        </Button>
      )}
    </>
  );
}
