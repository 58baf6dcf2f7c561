import * as v from 'valibot';
import { field } from '@console/shared/forms';

/** Values of the forms of an IP pool, as sent. */
export const ipPoolSchema = v.object({ name: field.name(), description: field.description() });
