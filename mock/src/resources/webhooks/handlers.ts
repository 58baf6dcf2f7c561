import { webhookDeliveries } from './webhook-deliveries.handlers.ts';
import { webhooks } from './webhooks.handlers.ts';

/** Every operation of this folder. */
export const webhooksHandlers = {
  ...webhookDeliveries,
  ...webhooks,
};
