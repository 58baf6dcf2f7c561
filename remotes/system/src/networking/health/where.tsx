import { useState } from 'react';
import {
  CardBlock,
  FieldFrame,
  PropertiesTable,
  Property,
  Tag,
  TextInput,
  wiringProps,
} from '@console/shared/ui';
import styles from './health.module.css';
import { pathOf } from './path-of.ts';
import type { WarningFacts } from './warnings/facts.ts';

/** Shows the path of any address from the rack to the upstream network, and where it is broken (docs/screens/operator.md section 9.2). */
export function Where({ facts }: { facts: WarningFacts }) {
  const [text, setText] = useState('');
  const asked = text.trim();
  const path = asked === '' ? undefined : pathOf(asked, facts);
  return (
    <CardBlock title="Trace an address">
      <div className={styles.where}>
        <FieldFrame
          label="Address or network"
          error={asked !== '' && !path ? 'Not a valid IP address or network' : undefined}
        >
          {(wiring) => (
            <TextInput
              {...wiringProps(wiring)}
              mono
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </FieldFrame>
      </div>
      {path && (
        <div role="status">
          <PropertiesTable inset={false} columns={1} label={`Trace of ${asked}`}>
            {path.map(({ label, found, note }) => (
              <Property key={label} label={label}>
                {note ?? found ?? <Tag tone="notice">Not found. The trace stops here.</Tag>}
              </Property>
            ))}
          </PropertiesTable>
        </div>
      )}
    </CardBlock>
  );
}
