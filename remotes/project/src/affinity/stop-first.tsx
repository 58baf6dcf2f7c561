import type { Instance } from '@console/shared/api';
import { Button, Message } from '@console/shared/ui';
import { waysToAdd } from './members.ts';

interface StopFirstProps {
  /** The chosen instances, of which at least one cannot be added in its state. */
  instances: readonly Instance[];
  onStop: () => void;
}

/** Explains the required first step, and runs it (section 17, B-G1). Not before an instance is chosen (section 16, T6). */
export function StopFirst({ instances, onStop }: StopFirstProps) {
  const blocking = instances.find((one) => ['wait', 'never'].includes(waysToAdd(one)));
  const running = instances.filter((one) => waysToAdd(one) === 'stop');
  const [only] = running;
  return (
    <Message
      variant="notice"
      live="status"
      action={
        !blocking && (
          <Button size="sm" onClick={onStop}>
            Stop, add, and start again
          </Button>
        )
      }
    >
      {blocking ? (
        <>
          <b>{blocking.name}</b> is {blocking.runState}.{' '}
          {waysToAdd(blocking) === 'wait' ? 'Wait until its state has changed.' : 'It cannot be added now.'}
        </>
      ) : only !== undefined && instances.length === 1 ? (
        <>
          <b>{only.name}</b> is {only.runState}. Stop it to add it to the group.
        </>
      ) : (
        `${running.length} of ${instances.length} instances must be stopped to be added. Up to four are stopped at a time.`
      )}
    </Message>
  );
}
