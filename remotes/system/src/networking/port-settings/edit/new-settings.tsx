import type { SwitchPort } from '@console/shared/api';
import { nameError } from '@console/shared/format';
import { Checkbox, FieldFrame, TextInput, wiringProps } from '@console/shared/ui';
import { portName } from '../../switch-ports/rows.ts';
import styles from '../port-settings.module.css';

export interface NewSettingsProps {
  name: string;
  onName: (name: string) => void;
  /** The ports that have the settings now. */
  ports: readonly SwitchPort[];
  /** Ids of the ports that keep them. */
  kept: ReadonlySet<string>;
  onKept: (kept: ReadonlySet<string>) => void;
}

/** The name of changed settings that are saved as new, and the ports that get them (docs/screens/operator.md section 9.9). */
export function NewSettings({ name, onName, ports, kept, onKept }: NewSettingsProps) {
  return (
    <>
      <FieldFrame label="New name" error={name === '' ? undefined : nameError(name)}>
        {(wiring) => (
          <TextInput {...wiringProps(wiring)} value={name} onChange={(event) => onName(event.target.value)} />
        )}
      </FieldFrame>
      {ports.length > 0 && (
        <fieldset className={styles.ports}>
          <legend>Apply to</legend>
          {ports.map((port) => (
            <Checkbox
              key={port.id}
              checked={!kept.has(port.id)}
              onChange={(event) =>
                onKept(
                  new Set(
                    event.target.checked ? [...kept].filter((one) => one !== port.id) : [...kept, port.id],
                  ),
                )
              }
            >
              {portName(port)}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </>
  );
}
