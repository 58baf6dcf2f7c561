import {
  ALL,
  PAGE_SIZE,
  webhookDeliveryList,
  webhookEventClassList,
  webhookReceiverList,
  webhookReceiverView,
  webhookSecretsList,
  type WebhookDeliveryState,
} from '@console/shared/api';
import { everyPage, query } from '@console/shared/query';

/** A page of the receivers of webhooks. */
export const receiverPage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(webhookReceiverList, { query: { limit, pageToken } });

/** Every receiver, for the palette and for who receives a class. */
export const allReceivers = () =>
  everyPage((pageToken) => query(webhookReceiverList, { query: { limit: ALL, pageToken } }));

/** One receiver; 404 when there is none of this name. */
export const receiverByName = (receiver: string) => query(webhookReceiverView, { path: { receiver } });

/** Every event class that the release names; with a glob those it holds for. */
export const eventClasses = (filter?: string) =>
  everyPage((pageToken) =>
    query(webhookEventClassList, {
      query: { limit: ALL, pageToken, ...(filter !== undefined && { filter }) },
    }),
  );

/** Ids and times of the secrets of a receiver. */
export const secretsOf = (receiver: string) => query(webhookSecretsList, { query: { receiver } });

/** What the list of deliveries can be narrowed to. */
export const DELIVERY_STATES = ['failed', 'pending', 'delivered'] as const;

/** The state that an address narrows the deliveries to; undefined for all of them. */
export const stateIn = (search: URLSearchParams): WebhookDeliveryState | undefined =>
  DELIVERY_STATES.find((state) => state === search.get('show-state'));

/** A page of deliveries to a receiver, newest first. */
export const deliveryPage =
  (receiver: string, state?: WebhookDeliveryState) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    query(webhookDeliveryList, {
      query: { receiver, limit, pageToken, sortBy: 'descending', ...(state && { [state]: true }) },
    });

/** The newest deliveries to a receiver: what its health is told by. */
export const newestDeliveries = (receiver: string) => deliveryPage(receiver)();

/** Every delivery to a receiver, for what has to be sent again. */
export const allDeliveries = (receiver: string) =>
  everyPage((pageToken) =>
    query(webhookDeliveryList, { query: { receiver, limit: ALL, pageToken, sortBy: 'descending' } }),
  );
