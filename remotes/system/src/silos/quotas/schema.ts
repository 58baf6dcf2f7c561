import * as v from 'valibot';
import { field } from '@console/shared/forms';
import { QUOTA_MAX_GIB } from './max.ts';

/** The schema of the quota form: memory and storage in GiB, sent in bytes (docs/screens/system-settings-auth.md section 4c). */
export const quotasSchema = v.object({
  cpus: field.number(),
  memory: field.gib({ max: QUOTA_MAX_GIB }),
  storage: field.gib({ max: QUOTA_MAX_GIB }),
});

/** The same in the form that changes quotas, with the checkbox that agrees to a quota below the current use. */
export const quotasEditSchema = v.pipe(
  v.object({ ...quotasSchema.entries, isAgreed: field.flag() }),
  v.transform(({ isAgreed: _agreed, ...quotas }) => quotas),
);

export type QuotaValues = v.InferInput<typeof quotasSchema>;
