import {
  certificateView,
  ipPoolRangeList,
  ipPoolServiceRangeList,
  ipPoolSiloList,
  ipPoolView,
  type IpRange,
  samlIdentityProviderView,
  siloPolicyView,
  siloQuotasView,
  siloUserList,
  siloUserView,
  siloView,
  supportBundleView,
  systemPolicyView,
  targetReleaseView,
  webhookReceiverView,
} from '@console/shared/api';
import { isSameAddress } from '@console/shared/format';
import { query } from '@console/shared/query';
import { hasRow, isSaid, isThere, now, type Rules } from './reads.ts';

const serviceRanges = (pageToken?: string, limit?: number) =>
  query(ipPoolServiceRangeList, { query: { limit, pageToken } });
const ranges = (pool: string) => (pageToken?: string, limit?: number) =>
  query(ipPoolRangeList, { path: { pool }, query: { limit, pageToken } });
const links = (pool: string) => (pageToken?: string, limit?: number) =>
  query(ipPoolSiloList, { path: { pool }, query: { limit, pageToken } });
const users = (silo: string) => (pageToken?: string, limit?: number) =>
  query(siloUserList, { query: { silo, limit, pageToken } });

const isRange =
  (wanted: IpRange) =>
  ({ range }: { readonly range: IpRange }): boolean =>
    isSameAddress(range.first, wanted.first) && isSameAddress(range.last, wanted.last);

/** A link of a pool contains only the id of its silo. */
async function findLink(pool: string, silo: string, isDefault?: boolean): Promise<boolean> {
  const { id } = await now(siloView, { path: { silo } });
  return hasRow(
    links(pool),
    (link) => link.siloId === id && (isDefault === undefined || link.isDefault === isDefault),
  );
}

/** Checks of the outcome of writes to pools, silos, alerting, bundles and releases. */
export const systemRules = {
  ipPoolCreate: ({ body }) => isThere(ipPoolView, { path: { pool: body.name } }),
  ipPoolUpdate: ({ path, body }) => isSaid(body, ipPoolView, { path: { pool: body.name ?? path.pool } }),
  ipPoolDelete: async ({ path }) => !(await isThere(ipPoolView, { path })),
  ipPoolRangeAdd: ({ path, body }) => hasRow(ranges(path.pool), isRange(body)),
  ipPoolRangeRemove: async ({ path, body }) => !(await hasRow(ranges(path.pool), isRange(body))),
  ipPoolSiloLink: ({ path, body: { silo, isDefault } }) => findLink(path.pool, silo, isDefault),
  ipPoolSiloUpdate: ({ path: { pool, silo }, body: { isDefault } }) => findLink(pool, silo, isDefault),
  ipPoolSiloUnlink: async ({ path: { pool, silo } }) => !(await findLink(pool, silo)),
  ipPoolServiceRangeAdd: ({ body }) => hasRow(serviceRanges, isRange(body)),
  ipPoolServiceRangeRemove: async ({ body }) => !(await hasRow(serviceRanges, isRange(body))),
  siloCreate: ({ body }) => isThere(siloView, { path: { silo: body.name } }),
  siloDelete: async ({ path }) => !(await isThere(siloView, { path })),
  siloQuotasUpdate: ({ path, body }) => isSaid(body, siloQuotasView, { path }),
  siloPolicyUpdate: ({ path, body }) => isSaid(body, siloPolicyView, { path }),
  systemPolicyUpdate: ({ body }) => isSaid(body, systemPolicyView),
  samlIdentityProviderCreate: ({ query: { silo }, body }) =>
    isThere(samlIdentityProviderView, { path: { provider: body.name }, query: { silo } }),
  localIdpUserCreate: ({ query: { silo }, body: { externalId } }) =>
    hasRow(users(silo), ({ displayName }) => displayName === externalId),
  localIdpUserDelete: async ({ path, query: { silo } }) =>
    !(await isThere(siloUserView, { path, query: { silo } })),
  // No operation returns a password
  localIdpUserSetPassword: async () => undefined,
  certificateCreate: ({ body }) => isThere(certificateView, { path: { certificate: body.name } }),
  certificateDelete: async ({ path }) => !(await isThere(certificateView, { path })),
  // A new bundle has no name, and other users create bundles too
  supportBundleCreate: async () => undefined,
  supportBundleDelete: async ({ path }) =>
    !(await isThere(supportBundleView, { path })) ||
    (await now(supportBundleView, { path })).state === 'destroying',
  targetReleaseUpdate: async ({ body: { systemVersion } }) => {
    const { releaseSource } = await now(targetReleaseView);
    return releaseSource.type === 'system_version' && releaseSource.version === systemVersion;
  },
  webhookReceiverCreate: ({ body }) => isThere(webhookReceiverView, { path: { receiver: body.name } }),
  webhookReceiverUpdate: ({ path, body }) =>
    isSaid(body, webhookReceiverView, { path: { receiver: body.name ?? path.receiver } }),
  webhookReceiverDelete: async ({ path }) => !(await isThere(webhookReceiverView, { path })),
  webhookReceiverSubscriptionAdd: async ({ path, body: { subscription } }) =>
    (await now(webhookReceiverView, { path })).subscriptions.includes(subscription),
  webhookReceiverSubscriptionRemove: async ({ path: { receiver, subscription } }) =>
    !(await now(webhookReceiverView, { path: { receiver } })).subscriptions.includes(subscription),
  // Secrets of a receiver are listed only by id
  webhookSecretsAdd: async () => undefined,
  webhookDeliveryResend: async () => undefined,
  webhookReceiverProbe: async () => undefined,
} satisfies Rules;
