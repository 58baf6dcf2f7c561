import * as v from 'valibot';
import { field } from '@console/shared/forms';
import { KiB } from '@console/shared/format';

/** Maximum size of the user data, in bytes. */
const USER_DATA_MAX = 32 * KiB;

/** A file or a text; an empty one is left out. The hidden one is not validated. */
export const userData = v.variant('source', [
  v.pipe(
    v.object({
      source: v.literal('file'),
      file: field.optionalFile({ maxBytes: USER_DATA_MAX }),
      text: v.string(),
    }),
    v.transform(({ file }) => ({ data: file })),
  ),
  v.pipe(
    v.object({
      source: v.literal('text'),
      file: field.optionalFile(),
      text: v.pipe(
        v.string(),
        v.check((text) => new Blob([text]).size <= USER_DATA_MAX, 'Must be 32 KiB or smaller'),
      ),
    }),
    v.transform(({ text }) => ({ data: text === '' ? undefined : new Blob([text]) })),
  ),
]);
