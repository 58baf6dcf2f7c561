import * as v from 'valibot';
import { field } from '@console/shared/forms';

/** The values that the form edits and sends. */
export const projectSchema = v.object({ name: field.name(), description: field.description() });
