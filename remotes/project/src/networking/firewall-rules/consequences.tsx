import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useQuery } from '@console/shared/query';
import { Button, Icon, Message, Mono, Spinner } from '@console/shared/ui';
import type { VpcPlace } from '../vpcs/tabs.ts';
import styles from './consequences.module.css';
import type { Consequences as Result, Row } from './effective/consequences.ts';
import { type End, insideEnds, type PlacedFacts } from './effective/consequences-ends.ts';
import { decideTheSame } from './effective/consequences-index.ts';
import { rowText, summaryOf } from './effective/consequences-words.ts';
import { vpcInterfaces } from './queries.ts';
import type { RuleBody } from './rule-set.ts';
import { useConsequences, usePlacedFacts } from './use-consequences.ts';

/** Props of {@link Consequences}. */
export interface ConsequencesProps {
  readonly place: VpcPlace;
  readonly before: readonly RuleBody[];
  readonly after: readonly RuleBody[];
}

/** The traffic that becomes blocked or allowed when rules are changed. Nothing is read for rules that decide the same. */
export function Consequences({ place, before, after }: ConsequencesProps) {
  const isSame = useMemo(() => decideTheSame(before, after), [before, after]);
  return (
    <section className={styles.consequences} aria-label="What changes">
      {isSame ? (
        <p className={styles.summary}>No flow changes.</p>
      ) : (
        <Compared place={place} before={before} after={after} />
      )}
    </section>
  );
}

function Compared({ place, before, after }: ConsequencesProps) {
  const { data, isError, isFetching, refetch } = useQuery(vpcInterfaces(place));
  const facts = usePlacedFacts(place, data);
  const result = useConsequences(before, after, facts);
  if (isError && !data)
    return (
      <Message
        variant="notice"
        live="status"
        title="What changes is not known"
        action={
          <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        The addresses of the instances could not be loaded.
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
      {result.rows.length > 0 && <Rows result={result} facts={facts} />}
    </>
  );
}

/** Number of rows before the rest is behind a button. */
const SHOWN = 8;

function Rows({ result: { rows, counts }, facts }: { result: Result; facts: PlacedFacts }) {
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
        {counts.unknown > 0 && 'The addresses of other VPCs are not known. '}
        By the firewall rules at both ends. Traffic also needs a route, and from the internet an external
        address.
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
