import * as v from 'valibot';
import { field } from '@console/shared/forms';

/** What the forms of an IP pool hold and send. */
export const ipPoolSchema = v.object({ name: field.name(), description: field.description() });
