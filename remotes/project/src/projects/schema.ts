import * as v from 'valibot';
import { field } from '@console/shared/forms';

/** The schema of a project's forms. */
export const projectSchema = v.object({ name: field.name(), description: field.description() });
