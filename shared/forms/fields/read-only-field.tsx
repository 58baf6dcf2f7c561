import { CopyButton, FieldFrame, TextArea, TextInput, wiringProps } from '@console/shared/ui/basic';
import styles from './fields.module.css';

/** A value that looks like a field and cannot be changed. Screen readers announce it as disabled; its text can be selected by keyboard. */
export function ReadOnlyField(props: {
  readonly label: string;
  readonly value: string;
  /** Makes it a textarea with this number of rows. */
  readonly rows?: number;
  readonly mono?: boolean;
  readonly copy?: boolean;
}) {
  const { label, value, rows, mono, copy = false } = props;
  return (
    <FieldFrame label={label} extra={copy && <CopyButton text={value} />}>
      {(wiring) =>
        rows === undefined ? (
          <TextInput {...wiringProps(wiring)} value={value} mono={mono} readOnly aria-disabled="true" />
        ) : (
          <TextArea
            {...wiringProps(wiring)}
            value={value}
            mono={mono}
            rows={rows}
            readOnly
            aria-disabled="true"
            className={styles.readOnly}
          />
        )
      }
    </FieldFrame>
  );
}
