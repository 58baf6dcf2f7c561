import * as v from 'valibot';
import { field, type Form } from '@console/shared/forms';
import { userData } from '../create/user-data.ts';
import { namesError, namesOf, type Naming } from './names.ts';

/** The most clones that one task creates. */
export const CLONES_MAX = 20;

/** The form of clones. Taken names are skipped where they are numbered. */
export const cloneSchema = (naming: Naming, isTaken: (name: string) => boolean) =>
  v.pipe(
    v.object({
      count: field.number({ min: 1, max: CLONES_MAX, label: 'Number of clones' }),
      pattern: field.text({ label: 'Names' }),
      isStarted: field.flag(),
      hasEphemeralIp: field.flag(),
      userData,
    }),
    v.forward(
      v.partialCheck(
        [['count'], ['pattern']],
        (input) => errorOf(naming, isTaken, input) === undefined,
        ({ input }) => errorOf(naming, isTaken, input) ?? '',
      ),
      ['pattern'],
    ),
  );

const errorOf = (
  naming: Naming,
  isTaken: (name: string) => boolean,
  { count, pattern }: { readonly count: number; readonly pattern: string },
) => namesError(namesOf({ ...naming, pattern }, count, isTaken), count, isTaken);

type CloneSchema = ReturnType<typeof cloneSchema>;

/** Values of the fields. */
export type CloneValues = v.InferInput<CloneSchema>;

/** The validated values. */
export type CloneOrder = v.InferOutput<CloneSchema>;

export type CloneForm = Form<CloneValues, CloneOrder>;
