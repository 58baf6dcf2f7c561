import * as v from 'valibot';
import { field } from '@console/shared/forms';

/** The schemas of a router's forms. */
export const routerSchema = v.object({ name: field.name(), description: field.description() });
