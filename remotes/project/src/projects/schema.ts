import * as v from 'valibot';
import { field } from '@console/shared/forms';

/** What the forms of a project hold and send. */
export const projectSchema = v.object({ name: field.name(), description: field.description() });
