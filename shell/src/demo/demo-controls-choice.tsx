import { FieldFrame, wiringProps } from '@console/shared/ui';
import styles from './preview-modal.module.css';

export type Choices = readonly (readonly [value: string, label: string])[];

interface ChoiceProps {
  label: string;
  value: string;
  options: Choices;
  onChoose: (value: string) => void;
  hint?: string;
  /** Number of visible lines; with 1 the list is a drop-down. */
  lines?: number;
}

/** A native select, because it works on a phone and above any dialog. */
export function Choice({ label, value, options, onChoose, hint, lines = 1 }: ChoiceProps) {
  const isKnown = options.some(([one]) => one === value);
  return (
    <FieldFrame label={label} hint={hint}>
      {(wiring) => (
        <select
          {...wiringProps(wiring)}
          className={styles['select']}
          size={lines}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        >
          {!isKnown && lines === 1 && <option value={value}>{value}</option>}
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
