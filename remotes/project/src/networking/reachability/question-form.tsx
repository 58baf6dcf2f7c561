import { ArrowLeftRight } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { useQuery } from '@console/shared/query';
import { Button, FieldFrame, RadioGroup, TextInput, wiringProps } from '@console/shared/ui';
import { allInstances } from '../../compute/instances/queries.ts';
import { type Asked, type Faults, PROTOCOLS, readAsked } from './asked.ts';
import styles from './reachability.module.css';

interface QuestionFormProps {
  readonly project: string;
  readonly asked: Asked;
  /** Errors of the question in the address. */
  readonly faults: Faults;
  readonly onAsk: (asked: Asked) => void;
}

const ANY = 'any';
const CHOICES = [
  { value: ANY, label: 'Any' },
  ...PROTOCOLS.map((protocol) => ({ value: String(protocol), label: protocol })),
];

/** Names can be typed without suggestions too. */
const UNKNOWN_NAMES =
  'An instance, an IP address, or internet. The names of the instances could not be loaded.';

/** The form: source, target, protocol and port of a connection. */
export function QuestionForm({ project, asked, faults: given, onAsk }: QuestionFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(asked);
  const [faults, setFaults] = useState(given);
  const instances = useQuery(allInstances(project));
  const names = instances.data?.items.map(({ name }) => name) ?? [];
  const isWithoutNames = instances.isError && !instances.data;
  const change = (part: Partial<Asked>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    // After a failed attempt, errors are updated while typing
    if (Object.keys(faults).length > 0) setFaults(faultsOf(next));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = faultsOf(typed);
    setFaults(wrong);
    if (Object.keys(wrong).length === 0) onAsk(typed);
  };
  const end = (name: 'from' | 'to', label: string) => (
    <FieldFrame
      label={label}
      hint={isWithoutNames ? UNKNOWN_NAMES : 'An instance, an IP address, or internet'}
      error={faults[name]}
    >
      {(wiring) => (
        <TextInput
          {...wiringProps(wiring)}
          list={`${id}-ends`}
          autoComplete="off"
          value={typed[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      )}
    </FieldFrame>
  );
  return (
    <form className={styles.form} aria-label="Question" noValidate onSubmit={submit}>
      <datalist id={`${id}-ends`}>
        <option value="internet" />
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {end('from', 'Source')}
      {end('to', 'Destination')}
      <RadioGroup
        label="Protocol"
        name={`${id}-protocol`}
        options={CHOICES}
        value={typed.protocol === '' ? ANY : typed.protocol}
        onChange={(value) => change({ protocol: value === ANY ? '' : value })}
      />
      <FieldFrame label="Destination port" optional error={faults.port}>
        {(wiring) => (
          <TextInput
            {...wiringProps(wiring)}
            inputMode="numeric"
            autoComplete="off"
            value={typed.port}
            onChange={({ target }) => change({ port: target.value })}
          />
        )}
      </FieldFrame>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary">
          Check
        </Button>
        <Button icon={ArrowLeftRight} onClick={() => change({ from: typed.to, to: typed.from })}>
          Swap
        </Button>
      </div>
    </form>
  );
}

function faultsOf(asked: Asked): Faults {
  const reading = readAsked(asked);
  return reading.question ? {} : reading.faults;
}
