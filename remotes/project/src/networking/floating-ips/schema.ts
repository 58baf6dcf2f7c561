import * as v from 'valibot';
import { field } from '@console/shared/forms';

/** The schema of a new floating IP: the server chooses values for empty fields. */
export const newFloatingIpSchema = v.object({
  name: field.name(),
  description: field.description(),
  pool: field.optionalChoice(),
  ip: field.optionalIp(),
});

export const floatingIpSchema = v.object({ name: field.name(), description: field.description() });

/** The instance to which a floating IP is attached or moved, by id. */
export const targetSchema = v.object({ instance: field.choice() });
