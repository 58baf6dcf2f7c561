import {
  ALL,
  PAGE_SIZE,
  webhookDeliveryList,
  webhookEventClassList,
  webhookReceiverList,
  webhookReceiverView,
  webhookSecretsList,
  type WebhookDelivery,
  type WebhookDeliveryState,
} from '@console/shared/api';
import { everyPage, query, type Query } from '@console/shared/query';

export const receiverPage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(webhookReceiverList, { query: { limit, pageToken } });

/** All receivers, for the palette and for the receivers of a class. */
export const allReceivers = () =>
  everyPage((pageToken) => query(webhookReceiverList, { query: { limit: ALL, pageToken } }));

/** One receiver; 404 when none has this name. */
export const receiverByName = (receiver: string) => query(webhookReceiverView, { path: { receiver } });

/** All event classes that the release lists; with a glob, those it matches. */
export const eventClasses = (filter?: string) =>
  everyPage((pageToken) =>
    query(webhookEventClassList, {
      query: { limit: ALL, pageToken, ...(filter !== undefined && { filter }) },
    }),
  );

/** Ids and creation times of a receiver's secrets. */
export const secretsOf = (receiver: string) => query(webhookSecretsList, { query: { receiver } });

/** Filters of the list of deliveries. */
export const DELIVERY_STATES = ['failed', 'pending', 'delivered'] as const;

/** The state by which the address filters deliveries; undefined for all of them. */
export const stateIn = (search: URLSearchParams): WebhookDeliveryState | undefined =>
  DELIVERY_STATES.find((state) => state === search.get('show-state'));

/**
 * A page of deliveries to a receiver, newest first. A filter names all three states: whether one that is left out is shown is not
 * documented (docs/mock-guesses.md "Right for both answers").
 */
export const deliveryPage =
  (receiver: string, state?: WebhookDeliveryState) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    query(webhookDeliveryList, {
      query: {
        receiver,
        limit,
        pageToken,
        sortBy: 'descending',
        ...(state && Object.fromEntries(DELIVERY_STATES.map((one) => [one, one === state]))),
      },
    });

/** The newest deliveries to a receiver, from which its health is computed. */
export const newestDeliveries = (receiver: string) => deliveryPage(receiver)();

/**
 * The last probe that this user sent to a receiver in this visit; null for none. The list of deliveries has no probes, so it is
 * known from its response only (docs/contract/corrections.md).
 */
export const lastProbe = (receiver: string): Query<WebhookDelivery | null> => ({
  queryKey: ['last probe', receiver],
  queryFn: () => Promise.resolve(null),
  staleTime: Infinity,
});

/** All deliveries to a receiver, to find those that have to be sent again. */
export const allDeliveries = (receiver: string) =>
  everyPage((pageToken) =>
    query(webhookDeliveryList, { query: { receiver, limit: ALL, pageToken, sortBy: 'descending' } }),
  );
