import * as v from 'valibot';
import { field } from '@console/shared/forms';
import { ipVersion } from '@console/shared/format';

/** One end of a range: an IPv4 address. Empty and invalid text have the same error (docs/screens/system-settings-auth.md section 10). */
const end = () =>
  v.pipe(
    v.string(),
    v.trim(),
    field.check((address) => ipVersion(address) !== undefined, 'Not a valid IP address'),
    field.check((address) => ipVersion(address) !== 6, 'IPv6 ranges are not yet supported'),
  );

/** Values of the form of a new range, as sent. The server checks that the first is not above the last. */
export const rangeSchema = v.object({ first: end(), last: end() });

/** Values of the form of a new range. */
export type RangeInput = v.InferInput<typeof rangeSchema>;

/** Initial values of the form. */
export const NO_RANGE: RangeInput = { first: '', last: '' };
