import { webhookDeliveries } from './webhook-deliveries.handlers.ts';
import { webhooks } from './webhooks.handlers.ts';

/** Every operation of this room. */
export const webhooksHandlers = {
  ...webhookDeliveries,
  ...webhooks,
};
