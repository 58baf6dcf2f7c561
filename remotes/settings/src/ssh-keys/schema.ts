import * as v from 'valibot';
import { field } from '@console/shared/forms';
import { publicKey } from '@console/shared/ssh-keys';

/** Values of the form of an SSH key, and the body that it sends. */
export const sshKeySchema = v.object({
  name: field.name(),
  description: field.description(),
  publicKey: publicKey(),
});
