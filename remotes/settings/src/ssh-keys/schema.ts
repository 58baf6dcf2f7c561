import * as v from 'valibot';
import { field } from '@console/shared/forms';

/** What the form of an SSH key holds and sends. Whether the key is one is for the server to say. */
export const sshKeySchema = v.object({
  name: field.name(),
  description: field.description(),
  publicKey: field.text(),
});
