import type { Instance } from '@console/shared/api';
import { runAction } from '@console/shared/actions';
import { usePageRefusal } from '@console/shared/runtime';
import { Button, Message, RetryButton, StatusBadge } from '@console/shared/ui';
import { powerActions } from '../actions.tsx';
import { allows } from '../../../base/instances/states.ts';
import type { ConnectionState } from './connection.ts';
import { willStart } from './pace.ts';
import styles from './panels.module.css';

export interface ConsolePanelProps {
  instance: Instance;
  project: string;
  state: ConnectionState;
  onRetry: () => void;
}

/** Shown while there is no output (docs/screens/compute-storage.md section 5.8). */
export function ConsolePanel({ instance, project, state, onRetry }: ConsolePanelProps) {
  if (!allows('serialConsole', instance)) {
    return (
      <>
        {!state.wasOpen && <FakeLines pulses={willStart(instance)} />}
        <NoConsole instance={instance} project={project} />
      </>
    );
  }
  if (state.status === 'error') return <Failed state={state} onRetry={onRetry} />;
  return (
    <>
      <FakeLines pulses />
      <div className={styles.panel}>
        <p className={styles.title}>Connecting to serial console</p>
      </div>
    </>
  );
}

function NoConsole({ instance, project }: Pick<ConsolePanelProps, 'instance' | 'project'>) {
  const start = powerActions(project).find(({ id }) => id === 'start');
  const refusal = usePageRefusal();
  return (
    <div className={styles.panel} role="status">
      <p className={styles.title}>
        <span>The instance is </span>
        <StatusBadge entity="instance" status={instance.runState} />
      </p>
      <p>
        {willStart(instance)
          ? 'The console connects automatically when the instance is running.'
          : 'The serial console requires a running instance.'}
      </p>
      {start && start.allowed?.(instance) === true && (
        <Button
          size="sm"
          icon={start.icon}
          disabledReason={refusal}
          onClick={() => runAction(start, instance)}
        >
          Start
        </Button>
      )}
    </div>
  );
}

function Failed({ state, onRetry }: Pick<ConsolePanelProps, 'state' | 'onRetry'>) {
  const { message } = state;
  return (
    <div className={styles.failed}>
      <Message
        variant="destructive"
        live="status"
        title="Serial console connection failed"
        action={<RetryButton onClick={onRetry} />}
      >
        {message !== undefined && <p>{message}</p>}
        <p>{prospect(state)}</p>
      </Message>
    </div>
  );
}

/** Prospect for the user. */
function prospect({ retries, forbidden }: ConnectionState): string {
  if (retries) return 'Retrying automatically.';
  if (forbidden) return 'The serial console requires permission to modify the project.';
  return 'It is not retried automatically.';
}

/** Shape of a boot log; widths in percent, 0 for an empty line. */
const LINES = [34, 22, 61, 48, 0, 55, 40, 67, 30, 52, 0, 44, 18, 58, 36, 26];

/** A skeleton of the expected output. */
function FakeLines({ pulses }: { pulses: boolean }) {
  return (
    <svg className={styles.lines} data-pulses={pulses} aria-hidden="true" width="100%" height="100%">
      {LINES.map((width, index) => (
        // the lines never change their order
        <rect key={`${index}-${width}`} x="0" y={index * 20 + 5} width={`${width}%`} height="10" rx="2" />
      ))}
    </svg>
  );
}
