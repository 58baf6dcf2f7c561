import * as v from 'valibot';
import { field } from '@console/shared/forms';

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

/** The instances that are added to a group, by name: those in the list, and the one that is chosen. */
export const memberSchema = v.pipe(
  v.object({ instance: field.optionalChoice(), others: v.array(v.string()) }),
  v.forward(
    v.partialCheck(
      [['instance'], ['others']],
      ({ instance, others }) => instance !== undefined || others.length > 0,
      'Instance is required',
    ),
    ['instance'],
  ),
);
