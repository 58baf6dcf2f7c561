import {
  certificateList,
  networkingAllowListView,
  siloIdentityProviderList,
  siloList,
  supportBundleList,
  systemPolicyView,
  targetReleaseView,
  webhookDeliveryList,
  webhookReceiverList,
} from '@console/shared/api';
import { pluralize } from '@console/shared/format';
import { refresh } from '@console/shared/query';
import { goneAtom } from '@console/shared/runtime';
import { useAtomValue } from '@console/shared/state';
import { useMoment } from '@console/shared/stuck';
import { useNow } from '@console/shared/ui';
import { allSilos } from '../access/queries.ts';
import { receiverFindings, unreadReceivers } from '../alerting/attention.ts';
import { allReceivers } from '../alerting/queries.ts';
import { type Fact, mapFact } from '../base/fact.ts';
import { eachOf } from '../networking/rack/each-of.ts';
import { certificateFindings, setupFindings, unreadSteps } from '../setup/attention.ts';
import { deliveriesByReceiver, providersOf } from '../setup/queries.ts';
import { useCertificate } from '../setup/use-certificate.ts';
import { useFact } from '../base/use-fact.ts';
import { useFleetSteps } from '../setup/use-fleet-steps.ts';
import { providerFindings } from '../silos/idps/attention.ts';
import { bundleFindings } from '../support-bundles/attention.ts';
import { allBundles } from '../support-bundles/queries.ts';
import { dataOf, EVERY, itemsOf, SELDOM, type Source, sourceOf } from './source.ts';
import { useCapacitySources, useHardware, usePoolSource } from './use-hardware.ts';
import { useAreaSources } from './use-area-sources.ts';
import { useNetworkSource } from './use-network-source.ts';

/** The sources of findings, and the parts of the line about the rack, each undefined while it is not known. */
export interface Overview {
  readonly sources: readonly Source[];
  readonly parts: readonly (readonly [name: string, text: Fact<string>])[];
}

/** All sources, in the order of their findings of equal severity. */
export function useOverview(): Overview {
  const silos = mapFact(useFact(allSilos(), true, EVERY), itemsOf);
  const network = useNetworkSource(EVERY);
  const { sources: hardware, sleds, disks } = useHardware();
  return {
    sources: [
      network.source,
      ...hardware,
      usePoolSource(),
      ...useCapacitySources(),
      useReceiverSource(),
      useProviderSource(silos),
      useCertificateSource(),
      useBundleSource(),
      useSetupSource(silos),
      useServerSource(),
      ...useAreaSources(),
    ],
    parts: [
      ['Sleds', sleds],
      ['Disks', disks],
      [
        'Uplinks',
        network.counts === undefined ? withoutData(network.source.findings) : { data: network.counts },
      ],
      ['Silos', mapFact(silos, ({ length }) => pluralize(length, 'silo'))],
    ],
  };
}

const withoutData = (fact: Fact<unknown>): Fact<string> => (fact && 'error' in fact ? fact : undefined);

function useReceiverSource(): Source {
  const receivers = mapFact(useFact(allReceivers(), true, EVERY), itemsOf);
  const subscribed = (dataOf(receivers) ?? []).filter(({ subscriptions }) => subscriptions.length > 0);
  const names = subscribed.map(({ name }) => name);
  const deliveries = useFact(deliveriesByReceiver(names), names.length > 0, EVERY);
  const now = useNow('halfMinute');
  const known = names.length === 0 ? { data: new Map() } : deliveries;
  const unread = known && 'error' in known ? names : unreadReceivers(dataOf(known) ?? new Map());
  return sourceOf(
    'Receivers',
    known && mapFact(receivers, (all) => receiverFindings(all, dataOf(known) ?? new Map(), now)),
    () => refresh(webhookReceiverList, webhookDeliveryList),
    unread.map((name) => `deliveries to ${name}`),
  );
}

function useProviderSource(
  silos: Fact<readonly { name: string; identityMode: 'saml_jit' | 'local_only' }[]>,
) {
  const known = dataOf(silos);
  const names = (known ?? [])
    .filter(({ identityMode }) => identityMode === 'saml_jit')
    .map(({ name }) => name);
  const each = useFact(eachOf(siloIdentityProviderList, names, providersOf), names.length > 0, SELDOM);
  const providers = names.length > 0 ? each : mapFact(silos, () => new Map());
  const byName = dataOf(providers);
  return sourceOf(
    'Identity providers',
    mapFact(providers, (found) =>
      providerFindings((known ?? []).map((silo) => ({ silo, providers: found.get(silo.name) }))),
    ),
    () => refresh(siloList, siloIdentityProviderList),
    byName ? names.filter((name) => !byName.get(name)).map((name) => `providers of ${name}`) : [],
  );
}

const useCertificateSource = (): Source =>
  sourceOf('Certificates of your silo', mapFact(useCertificate(true), certificateFindings), () =>
    refresh(certificateList),
  );

function useBundleSource(): Source {
  const moment = useMoment();
  return sourceOf(
    'Support bundles',
    mapFact(useFact(allBundles(), true, EVERY), ({ items }) => bundleFindings(items, moment)),
    () => refresh(supportBundleList),
  );
}

function useSetupSource(silos: Parameters<typeof useFleetSteps>[0]): Source {
  const steps = useFleetSteps(silos, false, EVERY);
  return sourceOf(
    'Setup',
    { data: setupFindings(steps) },
    () => refresh(siloList, systemPolicyView, targetReleaseView, networkingAllowListView),
    unreadSteps(steps),
  );
}

/** Operations that the server does not have, as seen in this session. */
function useServerSource(): Source {
  const { length } = useAtomValue(goneAtom);
  const text = `The server does not have ${pluralize(length, 'operation')} that this console uses, so parts of it are not available`;
  return sourceOf(
    'Server',
    { data: length === 0 ? [] : [{ key: `server ${length}`, severity: 'info', text, to: '/support' }] },
    () => undefined,
  );
}
