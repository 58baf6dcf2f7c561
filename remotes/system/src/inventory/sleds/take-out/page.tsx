import { type ReactNode, useMemo } from 'react';
import { type Sled, sledInstanceList, sledList, sledView } from '@console/shared/api';
import { refresh, useLoaded } from '@console/shared/query';
import { to, useParams } from '@console/shared/routing';
import { ActionButtons } from '@console/shared/table';
import { ButtonLink, CopyButton, Mono, PageHeader, StatusBadge, useCopy } from '@console/shared/ui';
import { type Fact, mapFact, STEP_WORDS } from '../../../base/fact.ts';
import { LiveControl } from '../../../base/live/live-control.tsx';
import { useLive } from '../../../base/live/use-live.ts';
import { takesInstances } from '../../../base/sleds/states.ts';
import { useFact } from '../../../base/use-fact.ts';
import { instancesBySled, instancesOn } from '../../../capacity/instances-by-sled.ts';
import { atWork } from '../../../capacity/model/use.ts';
import { useFleetRefusal } from '../../../use-fleet-refusal.ts';
import { allSleds, sledById } from '../../queries.ts';
import { sledActions } from '../actions.tsx';
import { type TakeOutFacts, type TakeOutStepId, takeOutSteps } from './steps.ts';
import styles from './take-out.module.css';
import { tenantsOf } from './tenants.ts';
import { Notices, Tenants } from './tenants-list.tsx';

const refreshPage = () => refresh(sledView, sledList, sledInstanceList);

const known = <Data,>(fact: Fact<Data>): Data | undefined => (fact && 'data' in fact ? fact.data : undefined);

export function Component() {
  const { sledId } = useParams('/system/inventory/sleds/:sledId/take-out');
  const sled = useLoaded(sledById(sledId));
  const live = useLive('10s');
  const facts = useFacts(sledId, live.every() || undefined);
  const actions = usePolicyActions(known(facts.sleds));
  const tenants = useMemo(() => tenantsOf(known(facts.instances) ?? []), [facts.instances]);
  const { serial } = sled.baseboard;
  const isClosed = sled.policy?.kind === 'in_service' && sled.policy.provisionPolicy === 'non_provisionable';
  const contents: Partial<Record<TakeOutStepId, ReactNode>> = {
    stop: !isClosed && <ActionButtons resource={sled} actions={actions.close} />,
    who: tenants.length > 0 && <Tenants tenants={tenants} />,
    tell: tenants.length > 0 && <Notices tenants={tenants} />,
    end: <Ends sled={sled}>{isClosed && <ActionButtons resource={sled} actions={actions.open} />}</Ends>,
  };
  return (
    <>
      <PageHeader
        title="Take out of service"
        status={<Mono>{serial}</Mono>}
        actions={
          <>
            <LiveControl live={live} onRefresh={refreshPage} />
            <ButtonLink to={to('/system/inventory/sleds/:sledId/work-order', { sledId })}>
              Work order
            </ButtonLink>
          </>
        }
      />
      <ol className={styles.steps} aria-label={`Steps for sled ${serial}`}>
        {takeOutSteps(facts).map(({ id, title, state, why }) => (
          <li key={id} className={styles.step}>
            <StatusBadge entity="step" status={STEP_WORDS[state]} />
            <div className={styles.body}>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.why}>{why}</p>
              {contents[id]}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Facts for the steps, refetched at the interval of the page. */
function useFacts(sledId: string, every: number | undefined): TakeOutFacts {
  const sleds = mapFact(useFact(allSleds(), true, every), ({ items }) => items);
  const others = useMemo(
    () => (known(sleds) ?? []).filter((one) => one.id !== sledId && takesInstances(one)).map(({ id }) => id),
    [sleds, sledId],
  );
  return {
    sled: useFact(sledById(sledId), true, every),
    instances: mapFact(useFact(instancesOn(sledId), true, every), ({ items }) => atWork(items)),
    sleds,
    // Without another sled that takes instances there is nothing to read, and no room
    others: useOthers(others, known(sleds) !== undefined, every && Math.max(every, SELDOM)),
  };
}

/** Milliseconds between two reads of the other sleds, each of which takes its own request. */
const SELDOM = 60_000;

const NO_USE = { data: new Map() } as const;

function useOthers(ids: readonly string[], isKnown: boolean, every: number | undefined) {
  const use = useFact(instancesBySled(ids), ids.length > 0, every);
  return isKnown && ids.length === 0 ? NO_USE : use;
}

/** The two policies of a sled as the actions of its menu. */
function usePolicyActions(sleds: readonly Sled[] | undefined) {
  const { copy } = useCopy();
  const refusal = useFleetRefusal();
  return useMemo(() => {
    const all = sledActions({ sleds: sleds ?? [], copy, refusal });
    return {
      close: all.filter(({ id }) => id === 'non-provisionable'),
      open: all.filter(({ id }) => id === 'provisionable'),
    };
  }, [sleds, copy, refusal]);
}

/** The two ways out, with their consequences. */
function Ends({ sled, children }: { sled: Sled; children: ReactNode }) {
  return (
    <dl className={styles.ends}>
      <dt>Put back in service</dt>
      <dd>
        <p>New instances can be placed on the sled again. Those that moved away stay where they are.</p>
        {children}
      </dd>
      <dt>Expunge</dt>
      <dd>
        <p>
          The sled never returns under this ID: the system replaces the data and services that it held, and
          gives it a new ID when it is added again. Instances that are still on it fail. The API has no
          request for this, so ask support with the serial and ID.
        </p>
        <p>
          <Mono>{sled.id}</Mono>
          <CopyButton text={`${sled.baseboard.serial} ${sled.id}`} label="Copy serial and ID" />
        </p>
      </dd>
    </dl>
  );
}
