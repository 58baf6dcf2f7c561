import type { T } from '../../wire/api.ts';
import type { NewTable } from '../table.ts';

/** Rows are the API's own objects plus members internal to the server, which responses never contain: see `SchemaSet.shape`. */

export type WebhookReceiverRow = Omit<T.WebhookReceiver, 'secrets'>;

export interface WebhookSecretRow extends T.WebhookSecret {
  readonly receiverId: string;
  /** Signs requests. No operation returns it. */
  readonly secret: string;
}

/** An event, or a probe of one receiver. */
export interface WebhookEventRow {
  readonly id: string;
  readonly eventClass: string;
  readonly timeCreated: Date;
}

export type WebhookDeliveryRow = T.WebhookDelivery;

/** The tables of this folder's subject. */
export const webhooksTables = (table: NewTable) => ({
  webhookReceivers: table<WebhookReceiverRow>(),
  webhookSecrets: table<WebhookSecretRow>(),
  webhookEvents: table<WebhookEventRow>(),
  webhookDeliveries: table<WebhookDeliveryRow>(),
});
