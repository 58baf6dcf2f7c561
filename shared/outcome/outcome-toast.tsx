import type { ApiRequest } from '@console/shared/api';
import { Button } from '@console/shared/ui/basic';
import { useOutcome } from './use-outcome.ts';

/** Props of {@link OutcomeToast}. */
export interface OutcomeToastProps {
  /** The write whose answer was lost. */
  lost: ApiRequest;
  /** Asks for the write once more. */
  again: () => void;
}

/** Below the notification about a write whose answer was lost: the way to find out. */
export function OutcomeToast({ lost, again }: OutcomeToastProps) {
  const { state, text, check } = useOutcome(lost);
  return (
    <p>
      {text ?? <b>Outcome unknown.</b>}{' '}
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
    </p>
  );
}
