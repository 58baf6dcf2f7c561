import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import {
  certificateList,
  ipPoolUtilizationView,
  samlIdentityProviderView,
  siloIdentityProviderList,
  siloIpPoolList,
  siloPolicyView,
  siloQuotasView,
  siloUserList,
  siloView,
} from '@console/shared/api';
import { currentUser } from '@console/shared/access/queries';
import { poolUtilization } from '@console/shared/capacity';
import { refresh, useLoaded, useQuery } from '@console/shared/query';
import { to, useParams } from '@console/shared/routing';
import { RefreshControl } from '@console/shared/table';
import { Button, ButtonLink, PageHeader, useCopy } from '@console/shared/ui';
import { policyOfSilo, usersOfSilo } from '../access/queries.ts';
import { AddSiloRole, CreateProvider, CreateUser, EditQuotas, LinkPoolModal } from '../silos/lazy-forms.ts';
import { siloByName, siloPools, siloQuotas, siloUtilization } from '../silos/queries.ts';
import { useFleetRefusal } from '../use-fleet-refusal.ts';
import { Checklist } from './checklist.tsx';
import { providersOf, someUser } from './queries.ts';
import { reportOf } from './guide.ts';
import { type SiloFacts, siloSteps, type SiloStep } from './silo-steps.ts';
import { mapFact } from '../base/fact.ts';
import { useCertificate } from './use-certificate.ts';
import { useFact } from '../base/use-fact.ts';
import { useGuide } from './use-guide.ts';
import { useNames } from './use-names.ts';
import { useReach } from './use-reach.ts';

const refreshPage = () =>
  refresh(
    siloView,
    siloPolicyView,
    siloIdentityProviderList,
    samlIdentityProviderView,
    siloUserList,
    siloIpPoolList,
    siloQuotasView,
    ipPoolUtilizationView,
    certificateList,
  );

export function Component() {
  const { silo: name } = useParams('/system/setup/:silo');
  // This step sends many requests, so it runs only on request (docs/screens/operator.md section 9.10)
  const [isChecked, setChecked] = useState(false);
  const { steps, facts } = useSiloSteps(name, isChecked);
  const guide = useGuide(steps);
  const refusal = useFleetRefusal();
  const { copied, copy } = useCopy();
  const pools = facts.pools && 'data' in facts.pools ? facts.pools.data : [];
  const quotas = facts.quotas && 'data' in facts.quotas ? facts.quotas.data : undefined;
  const used = useQuery(siloUtilization(name), { enabled: guide.form === 'quotas' }).data?.provisioned;
  const actionOf = ({ id, form: own, link }: SiloStep) => {
    if (id === 'S8') return !isChecked && <Button onClick={() => setChecked(true)}>Check network</Button>;
    return (
      own &&
      link && (
        <Button disabledReason={refusal} onClick={() => guide.open(id)}>
          {link.label}
        </Button>
      )
    );
  };
  return (
    <>
      <PageHeader
        title={`Setup of ${name}`}
        actions={
          <>
            <RefreshControl onRefresh={refreshPage} />
            <Button icon={copied ? Check : Copy} onClick={() => void copy(reportOf(name, steps))}>
              Copy report
            </Button>
            <ButtonLink to={to('/system/silos/:silo', { silo: name })}>Silo</ButtonLink>
          </>
        }
      />
      <Checklist label={`Steps of ${name}`} steps={steps} action={actionOf} />
      {guide.form === 'provider' && <CreateProvider silo={name} {...guide.ends} />}
      {guide.form === 'admin' && <AddSiloRole silo={name} {...guide.ends} />}
      {guide.form === 'link-pool' && <LinkPoolModal silo={name} linked={pools} {...guide.ends} />}
      {guide.form === 'user' && <CreateUser silo={name} {...guide.ends} />}
      {guide.form === 'quotas' && quotas && used && (
        <EditQuotas silo={name} quotas={quotas} used={used} {...guide.ends} />
      )}
    </>
  );
}

/** The steps of a silo, and the facts from which its forms start. */
function useSiloSteps(name: string, isChecked: boolean) {
  const silo = useLoaded(siloByName(name));
  const person = useQuery(currentUser()).data;
  const pools = mapFact(useFact(siloPools(name)), ({ items }) => items);
  const defaultPool = pools && 'data' in pools ? pools.data.find(({ isDefault }) => isDefault) : undefined;
  const isOwn = person?.siloId === silo.id;
  const quotas = useFact(siloQuotas(name));
  const reach = useReach(pools && 'data' in pools ? pools.data : [], isChecked && pools !== undefined);
  const facts: SiloFacts = {
    silo,
    policy: useFact(policyOfSilo(name)),
    nameOf: useNames(usersOfSilo(name), isOwn),
    providers: useFact(providersOf(name), silo.identityMode === 'saml_jit'),
    hasUser: mapFact(useFact(someUser(name)), ({ items }) => items.length > 0),
    pools,
    utilization: useFact(poolUtilization(defaultPool?.name ?? ''), defaultPool !== undefined),
    reach: isChecked ? reach : 'unchecked',
    quotas,
    certificate: useCertificate(isOwn),
  };
  return { steps: siloSteps(person && !isOwn ? { ...facts, certificate: 'foreign' } : facts), facts };
}
