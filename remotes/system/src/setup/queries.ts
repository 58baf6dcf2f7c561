import {
  ALL,
  certificateList,
  ipPoolServiceRangeList,
  networkingAllowListView,
  siloUserList,
  targetReleaseView,
  webhookDeliveryList,
  webhookReceiverList,
} from '@console/shared/api';
import { everyPage, expecting, query, type Query } from '@console/shared/query';
import type { SamlIdentityProvider } from '@console/shared/api';
import { newestDeliveries } from '../alerting/queries.ts';
import { eachOf } from '../networking/rack/each-of.ts';
import { providerPage, samlProvider } from '../silos/queries.ts';

/** The ranges of the service pool, which are the platform's own addresses. */
export const serviceRanges = () =>
  everyPage((pageToken) => query(ipPoolServiceRangeList, { query: { limit: ALL, pageToken } }));

/** The networks that may reach console and API. */
export const allowList = () => query(networkingAllowListView);

export const receivers = () =>
  everyPage((pageToken) => query(webhookReceiverList, { query: { limit: ALL, pageToken } }));

/** The newest deliveries to several receivers, by name. */
export const deliveriesByReceiver = (names: readonly string[]) =>
  eachOf(webhookDeliveryList, names, newestDeliveries);

/** The release that the system should run. */
export const targetRelease = () => query(targetReleaseView);

/** The first user of a silo, to find out whether there is one. */
export const someUser = (silo: string) => query(siloUserList, { query: { silo, limit: 1 } });

/** The certificates of the user's own silo. A fleet role alone does not allow reading them. */
export const ownCertificates = () =>
  expecting(
    everyPage((pageToken) => query(certificateList, { query: { limit: ALL, pageToken } })),
    'forbidden',
  );

/** The SAML providers of a silo with the details that their list lacks: requests the list first, then each of them. */
export const providersOf = (silo: string): Query<readonly SamlIdentityProvider[]> => ({
  queryKey: [...everyPage(providerPage(silo)).queryKey, 'each'],
  queryFn: async (context) => {
    const { items } = await everyPage((token) => providerPage(silo)(token, ALL)).queryFn(context);
    return Promise.all(items.map(({ name }) => samlProvider(silo, name).queryFn(context)));
  },
});
