import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { useQuery } from '@console/shared/query';
import { Button, Icon, Message, Mono, RetryButton, Spinner } from '@console/shared/ui';
import styles from './consequences.module.css';
import type { Consequences, Row } from './effective/consequences.ts';
import { type End, insideEnds, type PlacedFacts } from './effective/consequences-ends.ts';
import { rowText, summaryOf } from './effective/consequences-words.ts';

type Inside = Pick<PlacedFacts, 'vpc' | 'interfaces'>;

interface FlowsProps {
  readonly result: Consequences | undefined;
  readonly facts: Inside | undefined;
  /** The queries that could not be read. */
  readonly lost: readonly Pick<ReturnType<typeof useQuery>, 'isFetching' | 'refetch'>[];
  /** A note about traffic that the comparison leaves out. */
  readonly note: string;
}

/** The flows that change, once they are known. */
export function Flows({ result, facts, lost, note }: FlowsProps) {
  if (lost.length > 0)
    return (
      <Message
        variant="notice"
        live="status"
        title="Could not determine what changes"
        action={
          <RetryButton
            pending={lost.some(({ isFetching }) => isFetching)}
            onClick={() => void Promise.all(lost.map(({ refetch }) => refetch()))}
          />
        }
      >
        Part of the network could not be loaded.
      </Message>
    );
  if (!result || !facts)
    return (
      <p className={styles.waiting} role="status">
        <Spinner label="Comparing" /> Comparing the traffic before and after…
      </p>
    );
  return (
    <>
      <p className={styles.summary} role="status">
        {summaryOf(result)}
      </p>
      {result.rows.length > 0 && <Rows result={result} facts={facts} note={note} />}
    </>
  );
}

const UNKNOWN =
  'Possible changes depend on data that the API does not return, such as the addresses of other VPCs. ';

interface RowsProps {
  readonly result: Consequences;
  readonly facts: Inside;
  readonly note: string;
}

/** Number of rows before the rest is behind a button. */
const SHOWN = 8;

function Rows({ result: { rows, counts }, facts, note }: RowsProps) {
  const every = useMemo(() => insideEnds(facts), [facts]);
  const [isWhole, setWhole] = useState(false);
  const rest = rows.length - SHOWN;
  return (
    <>
      <ul className={styles.rows} aria-label="Flows that change">
        {(isWhole ? rows : rows.slice(0, SHOWN)).map((row, index) => (
          <FlowRow key={index} row={row} every={every} />
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="ghost" size="sm" onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show ${rest} more`}
        </Button>
      )}
      <p className={styles.note}>
        {counts.unknown > 0 && UNKNOWN}
        {note}
      </p>
    </>
  );
}

const LOOKS = {
  blocked: { icon: CircleX, word: 'Blocked' },
  allowed: { icon: CircleCheck, word: 'Allowed' },
  unknown: { icon: CircleHelp, word: 'May change' },
} as const;

function FlowRow({ row, every }: { row: Row; every: readonly End[] }) {
  const { icon, word } = LOOKS[row.change];
  const { ends, traffic } = rowText(row, every);
  return (
    <li className={styles.row}>
      <Icon of={icon} className={styles[row.change] ?? ''} />
      <span>
        <b>{word}</b> {ends}: <Mono>{traffic}</Mono>
      </span>
    </li>
  );
}
