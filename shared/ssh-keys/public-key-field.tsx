import { useEffect, useState } from 'react';
import { type Form, TextAreaField, useWatch } from '@console/shared/forms';
import { Mono } from '@console/shared/ui/basic';
import { sshFingerprint } from './key.ts';

/** The schema of a key form. */
type Values = { name: string; description: string; publicKey: string };

/** The public key, and its fingerprint once it is valid: it can be compared with `ssh-keygen -l` before it is sent. */
export function PublicKeyField({ form }: { form: Form<Values, Values> }) {
  const text = useWatch({ control: form.control, name: 'publicKey' });
  const fingerprint = useFingerprint(text);
  return (
    <TextAreaField
      form={form}
      name="publicKey"
      label="Public key"
      rows={8}
      mono
      hint={
        fingerprint === undefined ? (
          'In OpenSSH format, such as the line in ~/.ssh/id_ed25519.pub.'
        ) : (
          <span role="status">
            Fingerprint: <Mono>{fingerprint}</Mono>
          </span>
        )
      }
    />
  );
}

/** The fingerprint of a valid key; undefined while it is computed and for invalid texts. */
function useFingerprint(text: string): string | undefined {
  const [known, setKnown] = useState<{ readonly text: string; readonly fingerprint: string | undefined }>();
  // The browser computes hashes asynchronously
  useEffect(() => {
    let isCurrent = true;
    void sshFingerprint(text).then((fingerprint) => {
      if (isCurrent) setKnown({ text, fingerprint });
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return known?.text === text ? known.fingerprint : undefined;
}
