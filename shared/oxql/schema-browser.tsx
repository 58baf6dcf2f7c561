import { useMemo, useState } from 'react';
import type { TimeseriesSchema } from '@console/shared/api';
import { NOT_READABLE, readableNode } from '@console/shared/format';
import { Button, FieldFrame, TextInput, wiringProps } from '@console/shared/ui';
import styles from './explorer.module.css';

interface SchemaBrowserProps {
  schemas: readonly TimeseriesSchema[];
  onInsert: (text: string) => void;
}

const matches = ({ timeseriesName, description }: TimeseriesSchema, wanted: string): boolean =>
  `${timeseriesName} ${description.metric} ${description.target}`
    .toLowerCase()
    .includes(wanted.trim().toLowerCase());

/** Target and metric of a name such as `sled:cpu_time`. */
const partsOf = (name: string): readonly (string | undefined)[] =>
  typeof name === 'string' ? name.split(':') : [NOT_READABLE, NOT_READABLE];

/** Timeseries that can be queried: targets, their metrics, and their fields (docs/screens/operator.md section 9.5). */
export function SchemaBrowser({ schemas, onInsert }: SchemaBrowserProps) {
  const [filter, setFilter] = useState('');
  const targets = useMemo(
    () =>
      Map.groupBy(
        schemas.filter((schema) => matches(schema, filter)),
        ({ timeseriesName }) => partsOf(timeseriesName)[0] ?? '',
      ),
    [schemas, filter],
  );
  return (
    <details className={styles.schemas} open>
      <summary>Timeseries</summary>
      <FieldFrame label="Filter timeseries">
        {(wiring) => (
          <TextInput
            {...wiringProps(wiring)}
            type="search"
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
          />
        )}
      </FieldFrame>
      <div className={styles.targets}>
        {targets.size === 0 && <p className={styles.hint}>No timeseries matches.</p>}
        {[...targets].map(([target, metrics]) => (
          <section key={target} aria-label={target}>
            <h3 className={styles.target} title={metrics[0]?.description.target}>
              {target}
            </h3>
            <ul>
              {metrics.map((schema) => (
                <li key={schema.timeseriesName}>
                  <Metric schema={schema} onInsert={onInsert} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}

function Metric({ schema, onInsert }: { schema: TimeseriesSchema; onInsert: (text: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const { timeseriesName, units, datumType, authzScope, description, fieldSchema } = schema;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {partsOf(timeseriesName)[1]}{' '}
        <span className={styles.hint}>
          {readableNode(units)}, {readableNode(datumType)}, {readableNode(authzScope)}
        </span>
      </summary>
      {isOpen && (
        <div className={styles.metric}>
          <p>{readableNode(description.metric)}</p>
          <Button size="sm" onClick={() => onInsert(`get ${timeseriesName}`)}>
            Insert get
          </Button>
          <ul className={styles.fields}>
            {fieldSchema.map((field) => (
              <li key={field.name}>
                <span>
                  <code className={styles.field}>{field.name}</code>{' '}
                  <span className={styles.hint}>
                    {field.fieldType}, {field.source}. {field.description}
                  </span>
                </span>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Insert field ${field.name}`}
                  onClick={() => onInsert(field.name)}
                >
                  Insert field
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </details>
  );
}
