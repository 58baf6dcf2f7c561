import * as v from 'valibot';
import { field } from '@console/shared/forms';

/** The form of a new group. */
export const newGroupSchema = v.pipe(
  v.object({
    name: field.name(),
    description: field.description(),
    policy: field.oneOf(['allow', 'fail']),
  }),
  v.transform((group) => ({ ...group, failureDomain: 'sled' as const })),
);

/** The form of an existing group: its policy cannot be changed. */
export const groupSchema = v.object({ name: field.name(), description: field.description() });

/** The instance that is added to a group, by name. */
export const memberSchema = v.object({ instance: field.choice() });
