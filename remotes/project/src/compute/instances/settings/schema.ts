import * as v from 'valibot';
import { field } from '@console/shared/forms';

/** The group an instance is added to, by name. */
export const joinSchema = v.object({ group: field.choice() });

/** What the picker calls having no policy of one's own. */
export const DEFAULT_POLICY = 'default';

/** The restart policy; the default of the platform is sent as none. */
export const restartSchema = v.object({
  policy: v.pipe(
    field.oneOf([DEFAULT_POLICY, 'never', 'best_effort']),
    v.transform((policy) => (policy === DEFAULT_POLICY ? null : policy)),
  ),
});
