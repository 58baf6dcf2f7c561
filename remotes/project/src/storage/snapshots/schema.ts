import * as v from 'valibot';
import { field } from '@console/shared/forms';

/** The schema of a new snapshot; the disk is identified by name. Its output is the request body. */
export const snapshotSchema = v.object({
  name: field.name(),
  description: field.description(),
  disk: field.choice(),
});

/** The schema of an image made from a snapshot. Operating system and version are required, because they cannot be added later. */
export const imageFromSnapshotSchema = v.object({
  name: field.name(),
  description: v.pipe(field.text(), field.description()),
  os: field.text(),
  version: field.text(),
});
