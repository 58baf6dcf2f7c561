import * as v from 'valibot';
import { field } from '@console/shared/forms';

/** The form that promotes: a project, by name, and one of its images, by id. */
export const promoteSchema = v.object({ project: field.choice(), image: field.choice() });

/** The form that demotes: the project the image goes to, by name. */
export const demoteSchema = v.object({ project: field.choice() });
