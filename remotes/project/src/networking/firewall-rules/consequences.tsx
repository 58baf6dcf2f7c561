import { useMemo } from 'react';
import { useQuery } from '@console/shared/query';
import type { VpcPlace } from '../vpcs/tabs.ts';
import styles from './consequences.module.css';
import { comparing } from './effective/consequences.ts';
import { decideTheSame } from './effective/consequences-index.ts';
import { Flows } from './flows.tsx';
import { vpcInterfaces } from './queries.ts';
import type { RuleBody } from './rule-set.ts';
import { useComparison, usePlacedFacts } from './use-consequences.ts';

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
  const interfaces = useQuery(vpcInterfaces(place));
  const facts = usePlacedFacts(place, interfaces.data);
  const start = useMemo(() => facts && (() => comparing(before, after, facts)), [before, after, facts]);
  const result = useComparison(start);
  return (
    <Flows
      result={result}
      facts={facts}
      lost={[interfaces].filter(({ isError, data }) => isError && !data)}
      note="Based on the firewall rules at both ends. Traffic also needs a route and, from the internet, an external address."
    />
  );
}
