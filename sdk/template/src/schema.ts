import * as v from 'valibot';
import { field } from '@console/shared/forms';

/** What the form holds and sends. */
export const projectSchema = v.object({ name: field.name(), description: field.description() });
