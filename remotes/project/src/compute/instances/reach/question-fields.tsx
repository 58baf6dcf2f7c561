import { useId } from 'react';
import { FieldFrame, RadioGroup, TextInput, wiringProps } from '@console/shared/ui';
import { type Faults, PROTOCOLS } from '../../../networking/reachability/asked.ts';
import type { Question } from './question.ts';
import styles from './troubleshoot.module.css';

const SOURCES = [
  { value: 'internet', label: 'The internet' },
  { value: 'address', label: 'An address' },
] as const;

interface QuestionFieldsProps {
  readonly question: Question;
  readonly faults: Faults;
  readonly onChange: (question: Question) => void;
}

/** From where and how the instance is to be reached. The ladder updates while the user types. */
export function QuestionFields({ question, faults, onChange }: QuestionFieldsProps) {
  const id = useId();
  const change = (part: Partial<Question>) => onChange({ ...question, ...part });
  return (
    <div className={styles.question} role="group" aria-label="Connection">
      <RadioGroup
        label="From"
        name={`${id}-from`}
        options={SOURCES}
        value={question.from}
        onChange={(from) => change({ from })}
      />
      {question.from === 'address' && (
        <FieldFrame
          label="Address"
          hint="An external address, or the address of an instance in the VPC"
          error={faults.from}
        >
          {(wiring) => (
            <TextInput
              {...wiringProps(wiring)}
              autoComplete="off"
              value={question.address}
              onChange={({ target }) => change({ address: target.value })}
            />
          )}
        </FieldFrame>
      )}
      <RadioGroup
        label="Protocol"
        name={`${id}-protocol`}
        options={PROTOCOLS.map((protocol) => ({ value: String(protocol), label: protocol }))}
        value={question.protocol}
        onChange={(protocol) => change({ protocol })}
      />
      {question.protocol !== 'ICMP' && (
        <FieldFrame label="Port" error={faults.port}>
          {(wiring) => (
            <TextInput
              {...wiringProps(wiring)}
              inputMode="numeric"
              autoComplete="off"
              value={question.port}
              onChange={({ target }) => change({ port: target.value })}
            />
          )}
        </FieldFrame>
      )}
    </div>
  );
}
