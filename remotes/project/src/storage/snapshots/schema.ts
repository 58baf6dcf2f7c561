import * as v from 'valibot';
import { field } from '@console/shared/forms';

/** The form of a new snapshot; the disk is chosen by name. Its output is the body of the request. */
export const snapshotSchema = v.object({
  name: field.name(),
  description: field.description(),
  disk: field.choice(),
});

/** The form of an image made from a snapshot. What it is must be said: nobody can add it later. */
export const imageFromSnapshotSchema = v.object({
  name: field.name(),
  description: v.pipe(field.text(), field.description()),
  os: field.text(),
  version: field.text(),
});
