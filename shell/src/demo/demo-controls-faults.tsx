import { useRef, useState, type FormEvent } from 'react';
import { Button, FieldFrame, TextArea, TextInput, wiringProps } from '@console/shared/ui';
import { Choice, type Choices } from './demo-controls-choice.tsx';
import { ALL, describeFault, useOperations, type DemoFault } from './demo-controls-mock.ts';
import styles from './preview-modal.module.css';

const EFFECTS = [
  ['status', 'Fails with a status'],
  ['body', 'Returns an unreadable response'],
  ['abort', 'Loses the connection'],
  ['delay', 'Responds late'],
] as const satisfies Choices;

const STATUSES = ['400', '401', '403', '404', '500', '503', '507'].map((status) => [status, status] as const);
const GARBAGE = '<html><h1>Bad gateway</h1></html>';

/** Parses a whole number of at least `least`; undefined when the text is not one. */
function wholeNumber(text: string, least: number): number | undefined {
  const value = Number(text);
  return /^\d+$/.test(text.trim()) && value >= least ? value : undefined;
}

/** Form for a fault: the mock fails callCount of one operation or of all operations. */
export function FaultForm({ onSet }: { onSet: (fault: object, text: string) => void }) {
  const operations = useOperations();
  const [search, setSearch] = useState('');
  const [operation, setOperation] = useState(ALL);
  const [effect, setEffect] = useState('status');
  const [status, setStatus] = useState('500');
  const [body, setBody] = useState(GARBAGE);
  const [delay, setDelay] = useState('');
  const [count, setCount] = useState('1');
  const wanted = search.trim().toLowerCase();
  const found = operations.filter(({ id, path }) => `${id} ${path}`.toLowerCase().includes(wanted));
  const options: Choices = [
    ...(wanted === '' ? [[ALL, 'Every operation'] as const] : []),
    ...found.map(({ id, method, path }) => [id, `${id}, ${method} ${path}`] as const),
  ];
  // When the search hides the chosen operation, the first visible operation is chosen.
  const target = options.some(([id]) => id === operation) ? operation : options[0]?.[0];
  const delayMs =
    delay.trim() === '' && effect !== 'delay' ? 0 : wholeNumber(delay, effect === 'delay' ? 1 : 0);
  const callCount = count.trim() === '' ? 0 : wholeNumber(count, 1);
  const delayError = delayMs === undefined ? 'Enter a whole number of milliseconds' : undefined;
  const countError =
    callCount === undefined ? 'Enter a whole number of at least 1, or leave empty' : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (target === undefined || delayMs === undefined || callCount === undefined) return;
    const fault = {
      operation: target,
      ...(effect === 'status' && { status: Number(status) }),
      ...(effect === 'body' && { body }),
      ...(effect === 'abort' && { abort: true }),
      ...(delayMs > 0 && { delay: delayMs }),
      ...(callCount > 0 && { count: callCount }),
    };
    onSet(fault, `Set: ${describeFault({ id: 0, ...fault })}.`);
  };

  return (
    <form className={styles['fields']} aria-label="New fault" onSubmit={submit} noValidate>
      <FieldFrame label="Search operations">
        {(wiring) => (
          <TextInput
            {...wiringProps(wiring)}
            type="search"
            placeholder="instanceList or /v1/disks"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </FieldFrame>
      <Choice
        label="Operation"
        hint={`${found.length} of ${operations.length} operations`}
        lines={5}
        value={target ?? ''}
        options={options}
        onChoose={setOperation}
      />
      <Choice label="Effect" value={effect} options={EFFECTS} onChoose={setEffect} />
      {effect === 'status' && (
        <Choice label="Status" value={status} options={STATUSES} onChoose={setStatus} />
      )}
      {effect === 'body' && (
        <FieldFrame label="Answer">
          {(wiring) => (
            <TextArea
              {...wiringProps(wiring)}
              mono
              rows={2}
              value={body}
              onChange={(event) => setBody(event.target.value)}
            />
          )}
        </FieldFrame>
      )}
      <div className={styles['row']}>
        <FieldFrame label="Delay" unit="ms" error={delayError}>
          {(wiring) => (
            <TextInput
              {...wiringProps(wiring)}
              inputMode="numeric"
              placeholder="0"
              value={delay}
              onChange={(event) => setDelay(event.target.value)}
            />
          )}
        </FieldFrame>
        <FieldFrame label="Calls" error={countError}>
          {(wiring) => (
            <TextInput
              {...wiringProps(wiring)}
              inputMode="numeric"
              placeholder="Until removed"
              value={count}
              onChange={(event) => setCount(event.target.value)}
            />
          )}
        </FieldFrame>
      </div>
      <div>
        <Button type="submit" size="sm" variant="primary">
          Set fault
        </Button>
      </div>
    </form>
  );
}

interface FaultListProps {
  faults: readonly DemoFault[];
  onRemove: (fault: DemoFault) => void;
}

/** The active faults, each with a button that removes it. Removing moves the focus to the heading, because the button disappears. */
export function FaultList({ faults, onRemove }: FaultListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={styles['fields']} aria-labelledby="demo-faults">
      <h4 id="demo-faults" ref={heading} tabIndex={-1}>
        Active faults
      </h4>
      {faults.length === 0 && <p>None.</p>}
      {faults.length > 0 && (
        <ul className={styles['faults']} aria-labelledby="demo-faults">
          {faults.map((fault) => (
            <li key={fault.id}>
              <span>{describeFault(fault)}</span>
              <Button
                size="sm"
                aria-label={`Remove: ${describeFault(fault)}`}
                onClick={() => {
                  heading.current?.focus();
                  onRemove(fault);
                }}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
