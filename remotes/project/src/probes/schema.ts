import * as v from 'valibot';
import { field } from '@console/shared/forms';

/** A UUID in the API's format. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The schema of a new probe; the sled is chosen, or typed by its id. Its output is the request body. */
export const probeSchema = v.pipe(
  v.object({
    name: field.name(),
    description: field.description(),
    sled: v.pipe(field.choice(), v.regex(UUID, 'Must be the ID of a sled')),
    pool: v.nullable(v.string()),
  }),
  v.transform(({ pool, ...body }) => ({ ...body, ...(pool !== null && { ipPool: pool }) })),
);

/** Initial values of a probe. */
export const noProbe = { name: '', description: '', sled: null, pool: null };

/** The same with the id of the sled typed. */
export const probeByIdSchema = v.pipe(
  v.object({
    name: field.name(),
    description: field.description(),
    sled: v.pipe(field.text(), v.regex(UUID, 'Must be the ID of a sled')),
    pool: v.nullable(v.string()),
  }),
  v.transform(({ pool, ...body }) => ({ ...body, ...(pool !== null && { ipPool: pool }) })),
);
