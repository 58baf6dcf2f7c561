import * as v from 'valibot';
import { field } from '@console/shared/forms';

/** The group an instance is added to, by name. */
export const joinSchema = v.object({ group: field.choice() });

/** The picker's option for no policy. */
export const DEFAULT_POLICY = 'default';

/** The restart policy; the default of the platform is sent as null. */
export const restartSchema = v.object({
  policy: v.pipe(
    field.oneOf([DEFAULT_POLICY, 'never', 'best_effort']),
    v.transform((policy) => (policy === DEFAULT_POLICY ? null : policy)),
  ),
});
