import { useMemo, useState } from 'react';
import {
  networkingBfdStatus,
  networkingBgpExported,
  networkingBgpImportedRoutesIpv4,
  networkingBgpStatus,
  networkingSwitchPortLldpNeighbors,
  networkingSwitchPortList,
  networkingSwitchPortStatus,
} from '@console/shared/api';
import { refresh, useLoaded } from '@console/shared/query';
import { docsUrl } from '@console/shared/runtime';
import { DocsPopover, Message, PageHeader, Skeleton, StatusBadge } from '@console/shared/ui';
import { LiveControl } from '../../base/live/live-control.tsx';
import { useLive } from '../../base/live/use-live.ts';
import { allSwitchPorts } from '../rack/queries.ts';
import { Events } from './events-list.tsx';
import { type SeenEvent, type States, statesOf, withEvents } from './events.ts';
import styles from './health.module.css';
import { countsOf } from './counts.ts';
import { uplinksOf } from './uplinks.ts';
import { UplinksTable } from './uplinks-table.tsx';
import { useNetwork } from './use-network.ts';
import { useWarningFacts } from './use-warning-facts.ts';
import { sentenceOf, verdict, verdictOf } from './verdict.ts';
import { WarningsList } from './warnings-list.tsx';
import { missingIn } from './warnings/facts.ts';
import { warningsOf } from './warnings/warnings.ts';
import { Where } from './where.tsx';

const refreshPage = () =>
  refresh(
    networkingSwitchPortList,
    networkingSwitchPortStatus,
    networkingSwitchPortLldpNeighbors,
    networkingBgpStatus,
    networkingBgpExported,
    networkingBgpImportedRoutesIpv4,
    networkingBfdStatus,
  );

export function Component() {
  // Without this list the page has no content
  useLoaded(allSwitchPorts());
  const live = useLive('10s');
  const network = useNetwork({ every: live.every() });
  const uplinks = useMemo(() => (network ? uplinksOf(network.facts) : []), [network]);
  const facts = useWarningFacts(network, uplinks, live.pace !== 'Off');
  const events = useEvents(network && statesOf(uplinks), network?.answeredAt ?? 0);
  return (
    <>
      <PageHeader
        title="Network health"
        help={<Help />}
        actions={<LiveControl live={live} onRefresh={refreshPage} updatedAt={network?.answeredAt} />}
      />
      {!network ? (
        <Skeleton kind="page" />
      ) : (
        <div className={styles.blocks}>
          <section className={styles.strip} aria-label="Verdict">
            <StatusBadge entity="verdict" status={verdict(uplinks.map(verdictOf))} />
            <p role="status">{sentenceOf(uplinks)}</p>
            <ul className={styles.counts}>
              {countsOf(uplinks, network.facts).map((count) => (
                <li key={count}>{count}</li>
              ))}
            </ul>
          </section>
          {network.facts.sessions === undefined && (
            <Message variant="notice">BGP status could not be loaded.</Message>
          )}
          <UplinksTable uplinks={uplinks} answeredAt={network.answeredAt} />
          {facts ? (
            <>
              <WarningsList warnings={warningsOf(facts)} missing={missingIn(facts)} />
              <Where facts={facts} />
            </>
          ) : (
            <Skeleton kind="text" />
          )}
          <Events events={events} />
        </div>
      )}
    </>
  );
}

/** Records each change of state while the page is open. */
function useEvents(states: States | undefined, at: number): readonly SeenEvent[] {
  const [seen, setSeen] = useState<{ at: number; states: States | undefined; events: readonly SeenEvent[] }>({
    at: 0,
    states: undefined,
    events: [],
  });
  if (states && seen.at !== at) {
    setSeen({ at, states, events: withEvents(seen.events, seen.states, states, at) });
  }
  return seen.events;
}

function Help() {
  return (
    <DocsPopover
      topic="network health"
      summary="Shows whether the rack reaches external networks and, if not, why: links, sessions, routes or announcements."
      links={[{ label: 'Operator guides', href: docsUrl('guides/operator') }]}
    />
  );
}
