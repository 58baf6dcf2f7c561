import * as v from 'valibot';
import { field } from '@console/shared/forms';

/** What the forms of a router hold and send. */
export const routerSchema = v.object({ name: field.name(), description: field.description() });
