import * as v from 'valibot';
import { field } from '@console/shared/forms';

export const projectSchema = v.object({ name: field.name(), description: field.description() });
