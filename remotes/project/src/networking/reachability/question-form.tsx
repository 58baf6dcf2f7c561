import { ArrowLeftRight } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { Combobox } from '@console/shared/forms';
import { Button, FieldFrame, RadioGroup, TextInput, wiringProps } from '@console/shared/ui';
import { type Faults, type Names, PROTOCOLS, readAsked } from './asked.ts';
import type { Asked } from './asked-path.ts';
import styles from './reachability.module.css';

interface QuestionFormProps {
  readonly asked: Asked;
  /** Names of the instances of the project. */
  readonly names: Names;
  readonly areNamesLost: boolean;
  readonly onAsk: (asked: Asked) => void;
}

const ANY = 'any';
const CHOICES = [
  { value: ANY, label: 'Any' },
  ...PROTOCOLS.map((protocol) => ({ value: String(protocol), label: protocol })),
];

const HINT = 'An instance, an IP address, or internet';

/** The form: source, target, protocol and port of a connection. */
export function QuestionForm({ asked, names, areNamesLost, onAsk }: QuestionFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(asked);
  // A question in the address counts as an attempt; after one, errors are updated while typing
  const [isTried, setTried] = useState(asked.from !== '' && asked.to !== '');
  const wrong = faultsOf(typed, names);
  const faults = isTried ? wrong : {};
  const change = (part: Partial<Asked>) => setTyped({ ...typed, ...part });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(wrong).every((fault) => fault === undefined)) onAsk(typed);
  };
  const items = ['internet', ...(names ?? [])].map((name) => ({ value: name, label: name }));
  const end = (name: 'from' | 'to', label: string) => (
    <FieldFrame
      label={label}
      hint={areNamesLost ? `${HINT}. The names of the instances could not be loaded.` : HINT}
      error={faults[name]}
    >
      {(wiring) => (
        <Combobox
          {...wiring}
          items={items}
          allowCustom
          loading={!names && !areNamesLost}
          placeholder="Choose or type"
          value={typed[name]}
          onChange={(value) => change({ [name]: value ?? '' })}
        />
      )}
    </FieldFrame>
  );
  return (
    <form className={styles.form} aria-label="Question" noValidate onSubmit={submit}>
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

function faultsOf(asked: Asked, names: Names): Faults {
  const reading = readAsked(asked, names);
  return reading.question ? {} : reading.faults;
}
