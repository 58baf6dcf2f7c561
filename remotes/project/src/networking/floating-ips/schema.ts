import * as v from 'valibot';
import { field } from '@console/shared/forms';

/** The form of a new floating IP: what is not chosen is left to the server. */
export const newFloatingIpSchema = v.object({
  name: field.name(),
  description: field.description(),
  pool: field.optionalChoice(),
  ip: field.optionalIp(),
});

/** The form of a floating IP that is there. */
export const floatingIpSchema = v.object({ name: field.name(), description: field.description() });

/** The instance that a floating IP is attached or moved to, by id. */
export const targetSchema = v.object({ instance: field.choice() });
