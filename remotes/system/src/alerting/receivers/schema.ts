import * as v from 'valibot';
import type { WebhookCreate } from '@console/shared/api';
import { field } from '@console/shared/forms';
import { endpointOf } from './endpoint-url.ts';

const endpoint = () =>
  v.pipe(
    field.text(),
    field.check(
      (text) => endpointOf(text) !== undefined,
      'Must be an address that begins with https:// or http://',
    ),
  );

const own = { name: field.name(), description: field.description(), endpoint: endpoint() };

const secret = v.object({ value: v.string(), isGenerated: field.flag() });

/** The form of a new receiver (docs/screens/operator.md section 6.2). Entries of its lists are validated when they are added. */
export const receiverSchema = v.pipe(
  v.object({
    ...own,
    secrets: field.list(secret, {
      min: 1,
      message: 'At least one secret is required',
      key: ({ value }) => value,
    }),
    newSecret: field.anyText(),
    isShown: field.flag(),
    subscriptions: field.list(v.string()),
    newSubscription: v.nullable(v.string()),
  }),
  v.transform(({ name, description, endpoint: url, secrets, subscriptions }): WebhookCreate => ({
    name,
    description,
    endpoint: url,
    secrets: secrets.map(({ value }) => value),
    subscriptions,
  })),
);

export type ReceiverValues = v.InferInput<typeof receiverSchema>;

/** The initial values. */
export const noReceiver: ReceiverValues = {
  name: '',
  description: '',
  endpoint: '',
  secrets: [],
  newSecret: '',
  isShown: false,
  subscriptions: [],
  newSubscription: null,
};

/** The form of a receiver's editable properties. Secrets and subscriptions are changed on its page. */
export const receiverEditSchema = v.object(own);
