import { useMemo } from 'react';
import styles from '../firewall-rules/consequences.module.css';
import { Flows } from '../firewall-rules/flows.tsx';
import { useComparison } from '../firewall-rules/use-consequences.ts';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { changedFacts, comparingRoutes, type RouteChange } from './route-consequences.ts';
import { useRoutedFacts } from './use-routed-facts.ts';

export interface RouteConsequencesProps {
  readonly place: VpcPlace;
  /** Keep it in a `useMemo`. Undefined when nothing changes, or not yet. */
  readonly change: RouteChange | undefined;
  /** The text without a change. */
  readonly idle?: string;
}

/** The traffic that is no longer routed, or is routed from now on, when routes are changed. */
export function RouteConsequences({ place, change, idle }: RouteConsequencesProps) {
  return (
    <section className={styles.consequences} aria-label="What changes">
      {change ? <Compared place={place} change={change} /> : <p className={styles.note}>{idle}</p>}
    </section>
  );
}

function Compared({ place, change }: { place: VpcPlace; change: RouteChange }) {
  const { facts, routers, lost } = useRoutedFacts(place);
  const start = useMemo(() => {
    const nameOf = (id: string) => routers?.find((router) => router.id === id)?.name;
    return facts && (() => comparingRoutes(facts, changedFacts(facts, change, nameOf)));
  }, [facts, change, routers]);
  const result = useComparison(start);
  return (
    <Flows
      result={result}
      facts={facts}
      lost={lost}
      note="Based on the routes alone, in one direction. Firewall rules apply to the traffic too."
    />
  );
}
