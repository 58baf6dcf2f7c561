import { useState } from 'react';
import { resetAnswers } from '@console/shared/query';
import { expectAnotherPerson } from '@console/shared/runtime';
import { Button, DateTime, Message } from '@console/shared/ui';
import { Choice, type Choices } from './demo-controls-choice.tsx';
import { FaultForm, FaultList } from './demo-controls-faults.tsx';
import { control, useMockState, type DemoState } from './demo-controls-mock.ts';
import { useSession } from '../place/session.ts';
import styles from './preview-modal.module.css';

/** Personas of the demo, from the one with all permissions to the one without any (mock/README.md). */
const PERSONAS = [
  ['Maren Okafor', 'operator'],
  ['Tobias Lindqvist', 'silo collaborator'],
  ['Ines Carvalho', 'collaborator of one project'],
  ['Dele Adeyemi', 'viewer of two projects'],
  ['Pavel Novak', 'no roles'],
  ['Hanne Vestergaard', 'admin of another silo'],
  ['Wim Castellan', 'fleet viewer'],
  ['Rosa Lindahl', 'fleet collaborator'],
] as const;

const CHAOS = ['0', '5', '20', '50', '100'].map((percent) => [percent, `${percent}%`] as const);

const LATENCY: Choices = [
  ['demo', 'Default'],
  ['0', 'None'],
  ['1000', '1 second'],
  ['5000', '5 seconds'],
];

const SEEDS: Choices = [
  ['demo', 'Demo'],
  ['empty', 'Empty'],
  ['large', 'Large'],
];

/** Frequently used faults. */
const FAULTS = [
  ['Fail the next call', { operation: '*', status: 500, count: 1 }],
  ['Lose the next 5 calls', { operation: '*', abort: true, count: 5 }],
  // The server's refusal of an allow list without the caller's own address
  ['Lock out', { operation: '*', abort: true }],
] as const;

const DRIFTS: Choices = [
  ['same', 'That of the console'],
  ['older', 'Older'],
  ['newer', 'Newer'],
];

const STEPS = [
  ['10 seconds', 10_000],
  ['1 hour', 3_600_000],
  ['1 day', 86_400_000],
] as const;

/** The latency as one of the choices, or in milliseconds. */
function latencyOf({ settings: { latency } }: DemoState): string {
  if (latency === null) return '0';
  return latency.min === latency.max ? String(latency.min) : 'demo';
}

/** Result message of a control request, and whether it succeeded. */
interface Outcome {
  variant: 'info' | 'destructive';
  text: string;
}

/** In the demo the user changes without a new document, which is impossible otherwise. */
function startAgain(): Promise<void> {
  expectAnotherPerson();
  return resetAnswers();
}

/** Controls of the demo: persona, latency, faults, time and data. */
export function DemoControls() {
  const { me } = useSession();
  const { state, refresh } = useMockState();
  const [seed, setSeed] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();

  /** @param then clears cached responses that are outdated, and refetches them */
  const sendControl = async (
    name: string,
    body: object | undefined,
    text: string,
    then?: () => Promise<void>,
  ) => {
    try {
      await control(body ? 'POST' : 'DELETE', name, body);
      setOutcome({ variant: 'info', text });
      await then?.();
    } catch (error) {
      const message = error instanceof Error ? error.message : 'The mock API did not answer';
      setOutcome({ variant: 'destructive', text: message });
    }
    refresh();
  };
  const remove = async (id: number) => {
    // The fault may have expired in the meantime.
    await control('DELETE', 'faults', { id }).catch(() => undefined);
    setOutcome({ variant: 'info', text: 'The fault is removed.' });
    refresh();
  };

  return (
    <section className={styles['controls']} aria-labelledby="demo-controls">
      <h3 id="demo-controls">Demo controls</h3>
      <Choice
        label="Persona"
        value={me?.displayName ?? ''}
        options={PERSONAS.map(([name, what]) => [name, `${name}, ${what}`])}
        onChoose={(name) => void sendControl('persona', { name }, `You are now ${name}.`, startAgain)}
      />
      <div className={styles['row']}>
        <Choice
          label="Random failures"
          value={String(state?.settings.chaos ?? 0)}
          options={CHAOS}
          onChoose={(value) =>
            void sendControl('chaos', { percent: Number(value) }, `${value}% of calls fail at random.`)
          }
        />
        <Choice
          label="Latency"
          value={state === undefined ? 'demo' : latencyOf(state)}
          options={LATENCY}
          onChoose={(value) =>
            void sendControl(
              'latency',
              value === 'demo' ? {} : value === '0' ? { off: true } : { ms: Number(value) },
              'The latency is set.',
            )
          }
        />
      </div>
      <Choice
        label="API version"
        value={state?.settings.drift ?? 'same'}
        options={DRIFTS}
        onChoose={(to) =>
          void sendControl('drift', { to }, 'The server answers as another version.', resetAnswers)
        }
      />
      {outcome && (
        <Message variant={outcome.variant} live="status">
          {outcome.text}
        </Message>
      )}
      <h4>Faults</h4>
      <div className={styles['actions']}>
        {FAULTS.map(([label, fault]) => (
          <Button
            key={label}
            size="sm"
            onClick={() => void sendControl('faults', fault, `Set: ${label.toLowerCase()}.`)}
          >
            {label}
          </Button>
        ))}
        <Button
          size="sm"
          variant="ghost"
          onClick={() => void sendControl('faults', undefined, 'No faults are set.')}
        >
          Clear faults
        </Button>
      </div>
      <FaultForm onSet={(fault, text) => void sendControl('faults', fault, text)} />
      <FaultList faults={state?.faults ?? []} onRemove={({ id }) => void remove(id)} />
      <h4>Time and data</h4>
      <p>The server’s time is {state && <DateTime date={new Date(state.now)} />}. Advance it:</p>
      <div className={styles['actions']}>
        {STEPS.map(([label, advance]) => (
          <Button
            key={label}
            size="sm"
            onClick={() => void sendControl('clock', { advance }, `${label} later.`, resetAnswers)}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className={styles['reset']}>
        <Choice label="Data" value={seed ?? state?.seed ?? 'demo'} options={SEEDS} onChoose={setSeed} />
        <Button
          variant="danger"
          onClick={() =>
            void sendControl(
              'reset',
              { seed: seed ?? state?.seed ?? 'demo' },
              'The demo is reset.',
              startAgain,
            )
          }
        >
          Reset demo
        </Button>
      </div>
    </section>
  );
}
