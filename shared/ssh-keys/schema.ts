import * as v from 'valibot';
import { field } from '@console/shared/forms';
import { sshKeyError } from './key.ts';

/** A required public key. The server accepts any text as a key, so a private or truncated one must be detected here. */
export const publicKey = () =>
  v.pipe(
    field.text(),
    v.rawCheck<string>(({ dataset, addIssue }) => {
      const message = dataset.typed && dataset.value !== '' ? sshKeyError(dataset.value) : undefined;
      if (message !== undefined) addIssue({ message });
    }),
  );
