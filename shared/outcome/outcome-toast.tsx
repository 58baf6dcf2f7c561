import type { ApiRequest } from '@console/shared/api';
import { Button, RetryButton } from '@console/shared/ui/basic';
import { useOutcome } from './use-outcome.ts';

export interface OutcomeToastProps {
  /** The write whose response never arrived. */
  lost: ApiRequest;
  /** Starts the action again. */
  again: () => void;
}

/** Part of the toast about a write whose response never arrived: a button that checks the outcome. */
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
      {state === 'not done' && <RetryButton onClick={again} />}
    </p>
  );
}
