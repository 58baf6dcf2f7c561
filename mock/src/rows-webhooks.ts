import type { T } from './api.ts';

/** Rows of webhooks; as in `rows.ts`, members the contract does not name never leave the server. */

export type WebhookReceiverRow = Omit<T.WebhookReceiver, 'secrets'>;

export interface WebhookSecretRow extends T.WebhookSecret {
  readonly receiverId: string;
  /** Signs what is sent. No call gives it back. */
  readonly secret: string;
}

/** Something that happened, or a probe of one receiver. */
export interface WebhookEventRow {
  readonly id: string;
  readonly eventClass: string;
  readonly timeCreated: Date;
}

export type WebhookDeliveryRow = T.WebhookDelivery;
