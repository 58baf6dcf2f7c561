import * as v from 'valibot';
import { field } from '@console/shared/forms';

/** The schema of an instance's size: vCPUs, and GiB that are sent as bytes (docs/contract/server-behaviour.md section 4). */
export const resizeSchema = v.object({
  ncpus: field.number({
    min: 1,
    max: 64,
    tooSmall: 'Must be at least {min} vCPU',
    tooLarge: 'CPUs capped to {max}',
  }),
  memory: field.gib({ min: 1, max: 256 }),
});
