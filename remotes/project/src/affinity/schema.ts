import * as v from 'valibot';
import { field } from '@console/shared/forms';

/** The form of a new group. Its members are kept apart, or together, by sled. */
export const newGroupSchema = v.pipe(
  v.object({
    name: field.name(),
    description: field.description(),
    policy: field.oneOf(['allow', 'fail']),
  }),
  v.transform((group) => ({ ...group, failureDomain: 'sled' as const })),
);

/** The form of a group that is there: its policy stays as it was made. */
export const groupSchema = v.object({ name: field.name(), description: field.description() });

/** The instance that is added to a group, by name. */
export const memberSchema = v.object({ instance: field.choice() });
