import { useState } from 'react';
import { resetAnswers } from '@console/shared/query';
import { Button, FieldFrame, Message, wiringProps } from '@console/shared/ui';
import { useSession } from './session.ts';
import styles from './preview-modal.module.css';

/** People of the demo's data, from the one who may do everything to the one who may do nothing (mock/README.md). */
const PERSONAS = [
  ['Maren Okafor', 'operator'],
  ['Tobias Lindqvist', 'silo collaborator'],
  ['Ines Carvalho', 'one project only'],
  ['Pavel Novak', 'no roles'],
] as const;

const CHAOS = [
  ['0', 'None'],
  ['5', '5%'],
  ['20', '20%'],
  ['50', '50%'],
] as const;

const LATENCY = [
  ['demo', 'As usual'],
  ['0', 'None'],
  ['1000', '1 second'],
  ['5000', '5 seconds'],
] as const;

/** Faults offered: what the next calls meet. */
const FAULTS = [
  ['Fail the next call', { operation: '*', status: 500, count: 1 }],
  ['Lose the next 5 calls', { operation: '*', abort: true, count: 5 }],
] as const;

type Control = 'persona' | 'chaos' | 'latency' | 'faults';

/** Tells the mock; it answers under a path of its own (mock/README.md, "Control endpoints"). */
async function tell(control: Control, body: object | undefined): Promise<void> {
  const answer = await fetch(`/__mock/${control}`, {
    method: body ? 'POST' : 'DELETE',
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`The mock API answered ${answer.status}`);
}

/** Makes the demo behave like another person's console, a slow one or a broken one. */
export function DemoControls() {
  const { me } = useSession();
  const [chaos, setChaos] = useState('0');
  const [latency, setLatency] = useState('demo');
  const [outcome, setOutcome] = useState<{ variant: 'info' | 'destructive'; text: string }>();
  const set = async (control: Control, body: object | undefined, text: string) => {
    try {
      await tell(control, body);
      setOutcome({ variant: 'info', text });
    } catch (error) {
      setOutcome({
        variant: 'destructive',
        text: error instanceof Error ? error.message : 'The mock API did not answer',
      });
    }
  };
  const becomes = async (name: string) => {
    await set('persona', { name }, `You are ${name} now.`);
    // What the other person was told is not for this one.
    await resetAnswers();
  };
  return (
    <section className={styles['controls']}>
      <h3>Demo controls</h3>
      <Choice
        label="Persona"
        value={me?.displayName ?? ''}
        options={PERSONAS.map(([name, what]) => [name, `${name}, ${what}`])}
        onChoose={(name) => void becomes(name)}
      />
      <div className={styles['row']}>
        <Choice
          label="Random failures"
          value={chaos}
          options={CHAOS}
          onChoose={(value) => {
            setChaos(value);
            void set('chaos', { percent: Number(value) }, `${value}% of calls fail at random.`);
          }}
        />
        <Choice
          label="Waiting time"
          value={latency}
          options={LATENCY}
          onChoose={(value) => {
            setLatency(value);
            void set('latency', value === 'demo' ? {} : { ms: Number(value) }, 'The waiting time is set.');
          }}
        />
      </div>
      <div className={styles['actions']}>
        {FAULTS.map(([label, fault]) => (
          <Button
            key={label}
            size="sm"
            onClick={() => void set('faults', fault, `Set: ${label.toLowerCase()}.`)}
          >
            {label}
          </Button>
        ))}
        <Button size="sm" variant="ghost" onClick={() => void set('faults', undefined, 'No faults are set.')}>
          Clear faults
        </Button>
      </div>
      {outcome && (
        <Message variant={outcome.variant} live="status">
          {outcome.text}
        </Message>
      )}
    </section>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <FieldFrame label={label}>
      {(wiring) => (
        <select
          {...wiringProps(wiring)}
          className={styles['select']}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        >
          {options.every(([one]) => one !== value) && <option value={value}>{value}</option>}
          {options.map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
