import { FieldFrame, wiringProps } from '@console/shared/ui';
import styles from './preview-modal.module.css';

/** Values with what they are called. */
export type Choices = readonly (readonly [value: string, label: string])[];

interface ChoiceProps {
  label: string;
  value: string;
  options: Choices;
  onChoose: (value: string) => void;
  hint?: string;
  /** So many lines are shown at once; one is a box that opens. */
  lines?: number;
}

/** One of several. The browser's own list: it works on a phone, and above any dialog. */
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
