import { useMemo, useState } from 'react';
import type { AggregateBgpMessageHistory } from '@console/shared/api';
import { formatDateTime } from '@console/shared/format';
import { Checkbox, CopyButton, EmptyState } from '@console/shared/ui';
import { Disclosure, SegmentedControl } from '@console/shared/ui/detail';
import styles from '../bgp.module.css';
import { ALL_OF_THEM, filtered, type History, type MessageFilter, rawJson } from './messages.ts';

/** Number of messages that are rendered at first. */
const STEP = 100;

const FIRST: MessageFilter = {
  switch: ALL_OF_THEM,
  peer: ALL_OF_THEM,
  direction: ALL_OF_THEM,
  hidesKeepalives: true,
};

const FILTERS = [
  { key: 'switch', label: 'Switch' },
  { key: 'peer', label: 'Peer' },
  { key: 'direction', label: 'Direction' },
] as const;

export interface MessagesTableProps {
  history: History;
  /** The response as it arrived, for the copy button. */
  whole: AggregateBgpMessageHistory;
}

/** The messages of an ASN, newest first; each row can be opened (docs/screens/operator.md section 3.4). */
export function MessagesTable({ history, whole }: MessagesTableProps) {
  const [filter, setFilter] = useState(FIRST);
  const rows = useMemo(() => filtered(history.rows, filter), [history, filter]);
  return (
    <>
      <div className={styles.bar}>
        {FILTERS.map(({ key, label }) => (
          <SegmentedControl
            key={key}
            label={label}
            options={[ALL_OF_THEM, ...new Set(history.rows.map((row) => row[key]))].map((value) => ({
              value,
              label: value,
            }))}
            value={filter[key]}
            onChange={(value) => setFilter((now) => ({ ...now, [key]: value }))}
          />
        ))}
        <Checkbox
          checked={filter.hidesKeepalives}
          onChange={(event) => setFilter((now) => ({ ...now, hidesKeepalives: event.target.checked }))}
        >
          Hide keepalives
        </Checkbox>
        <CopyButton text={rawJson(whole)} label="Copy JSON" />
      </div>
      {rows.length === 0 && history.unknown.length === 0 && (
        <EmptyState variant="card" title="No messages">
          {history.rows.length === 0
            ? 'These peers have exchanged no messages.'
            : 'No message matches the filters.'}
        </EmptyState>
      )}
      <ul className={styles.messages} aria-label="Messages">
        {rows.slice(0, STEP).map((row) => (
          <li key={row.id}>
            <Disclosure
              title={`${row.at ? formatDateTime(row.at) : 'No time'} · ${row.switch} · ${row.direction} ${row.peer} · ${row.type}`}
            >
              <pre className={styles.json}>{row.json}</pre>
            </Disclosure>
          </li>
        ))}
      </ul>
      {rows.length > STEP && <p>{`The newest ${STEP} of ${rows.length} messages. Copy JSON has all.`}</p>}
      {history.unknown.map(({ switch: location, peer, json }) => (
        <Disclosure key={`${location} ${peer}`} title={`${location} ${peer}: unknown format`}>
          <pre className={styles.json}>{json}</pre>
        </Disclosure>
      ))}
    </>
  );
}
