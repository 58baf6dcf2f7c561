import { useState } from 'react';
import { resetAnswers } from '@console/shared/query';
import { expectAnotherPerson } from '@console/shared/runtime';
import { Button, DateTime, Message } from '@console/shared/ui';
import { Choice, type Choices } from './demo-controls-choice.tsx';
import { FaultForm, FaultList } from './demo-controls-faults.tsx';
import { control, useMockState, type DemoState } from './demo-controls-mock.ts';
import { useSession } from '../place/session.ts';
import styles from './preview-modal.module.css';

/** People of the demo's data, from the one who may do everything to the one who may do nothing (mock/README.md). */
const PERSONAS = [
  ['Maren Okafor', 'operator'],
  ['Tobias Lindqvist', 'silo collaborator'],
  ['Ines Carvalho', 'one project only'],
  ['Pavel Novak', 'no roles'],
  ['Hanne Vestergaard', 'admin of another silo'],
] as const;

const CHAOS = ['0', '5', '20', '50', '100'].map((percent) => [percent, `${percent}%`] as const);

const LATENCY: Choices = [
  ['demo', 'As usual'],
  ['0', 'None'],
  ['1000', '1 second'],
  ['5000', '5 seconds'],
];

const SEEDS: Choices = [
  ['demo', 'Demo'],
  ['empty', 'Empty'],
  ['large', 'Large'],
];

/** Faults that are wanted often. */
const FAULTS = [
  ['Fail the next call', { operation: '*', status: 500, count: 1 }],
  ['Lose the next 5 calls', { operation: '*', abort: true, count: 5 }],
] as const;

const STEPS = [
  ['10 seconds', 10_000],
  ['1 hour', 3_600_000],
  ['1 day', 86_400_000],
] as const;

/** The waiting time as one of the choices, or in milliseconds. */
function latencyOf({ settings: { latency } }: DemoState): string {
  if (latency === null) return '0';
  return latency.min === latency.max ? String(latency.min) : 'demo';
}

/** What a control said, and whether it did what was asked. */
interface Outcome {
  variant: 'info' | 'destructive';
  text: string;
}

/** Makes the demo behave like another person's console, a slow one or a broken one; at another time, with other data. */
export function DemoControls() {
  const { me } = useSession();
  const { state, look } = useMockState();
  const [seed, setSeed] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();

  /** @param forget what was told before is not true any more: every answer is asked for again */
  const tell = async (name: string, body: object | undefined, text: string, forget = false) => {
    try {
      await control(body ? 'POST' : 'DELETE', name, body);
      setOutcome({ variant: 'info', text });
      if (forget) {
        // A visitor becomes somebody else in the same page, which nobody can outside of the demo
        expectAnotherPerson();
        await resetAnswers();
      }
    } catch (error) {
      const said = error instanceof Error ? error.message : 'The mock API did not answer';
      setOutcome({ variant: 'destructive', text: said });
    }
    look();
  };
  const remove = async (id: number) => {
    // One that has hit its last call in the meantime is gone as well.
    await control('DELETE', 'faults', { id }).catch(() => undefined);
    setOutcome({ variant: 'info', text: 'The fault is removed.' });
    look();
  };

  return (
    <section className={styles['controls']} aria-labelledby="demo-controls">
      <h3 id="demo-controls">Demo controls</h3>
      <Choice
        label="Persona"
        value={me?.displayName ?? ''}
        options={PERSONAS.map(([name, what]) => [name, `${name}, ${what}`])}
        onChoose={(name) => void tell('persona', { name }, `You are ${name} now.`, true)}
      />
      <div className={styles['row']}>
        <Choice
          label="Random failures"
          value={String(state?.settings.chaos ?? 0)}
          options={CHAOS}
          onChoose={(value) =>
            void tell('chaos', { percent: Number(value) }, `${value}% of calls fail at random.`)
          }
        />
        <Choice
          label="Waiting time"
          value={state === undefined ? 'demo' : latencyOf(state)}
          options={LATENCY}
          onChoose={(value) =>
            void tell(
              'latency',
              value === 'demo' ? {} : value === '0' ? { off: true } : { ms: Number(value) },
              'The waiting time is set.',
            )
          }
        />
      </div>
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
            onClick={() => void tell('faults', fault, `Set: ${label.toLowerCase()}.`)}
          >
            {label}
          </Button>
        ))}
        <Button
          size="sm"
          variant="ghost"
          onClick={() => void tell('faults', undefined, 'No faults are set.')}
        >
          Clear faults
        </Button>
      </div>
      <FaultForm onSet={(fault, text) => void tell('faults', fault, text)} />
      <FaultList faults={state?.faults ?? []} onRemove={({ id }) => void remove(id)} />
      <h4>Time and data</h4>
      <p>The server’s time is {state && <DateTime date={new Date(state.now)} />}. Let it pass:</p>
      <div className={styles['actions']}>
        {STEPS.map(([label, advance]) => (
          <Button
            key={label}
            size="sm"
            onClick={() => void tell('clock', { advance }, `${label} later.`, true)}
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
            void tell('reset', { seed: seed ?? state?.seed ?? 'demo' }, 'The demo starts anew.', true)
          }
        >
          Start anew
        </Button>
      </div>
    </section>
  );
}
