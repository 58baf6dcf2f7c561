import { useState } from 'react';
import { type Form, TextField, useSecret, useWatch } from '@console/shared/forms';
import { Button, CopyButton } from '@console/shared/ui';
import { generatePassword, type UserValues } from './schema.ts';
import styles from '../silos.module.css';

/** A password for another user: typed twice, or generated and shown until the form closes. */
export function PasswordFields<Output>({ form }: { form: Form<UserValues, Output> }) {
  const [isShown, setShown] = useState(false);
  const [password, isGenerated] = useWatch({ control: form.control, name: ['password', 'isGenerated'] });
  useSecret(form, 'password');
  useSecret(form, 'repeat');
  const type = isShown ? 'text' : 'password';
  const generate = () => {
    form.setValue('password', generatePassword(), { shouldDirty: true, shouldValidate: true });
    form.setValue('repeat', '');
    form.setValue('isGenerated', true);
    setShown(true);
  };
  return (
    <>
      <TextField
        form={form}
        name="password"
        label="Password"
        type={type}
        autoComplete="new-password"
        mono={isShown}
        hint={isGenerated ? 'Copy it now. It is not shown again.' : undefined}
        onChange={() => form.setValue('isGenerated', false)}
        extra={
          <span className={styles.passwordTools}>
            {isGenerated && <CopyButton text={password} label="Copy password" />}
            <Button size="sm" variant="ghost" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
              Show
            </Button>
            <Button size="sm" variant="ghost" onClick={generate}>
              Generate
            </Button>
          </span>
        }
      />
      {!isGenerated && (
        <TextField
          form={form}
          name="repeat"
          label="Repeat password"
          type={type}
          autoComplete="new-password"
        />
      )}
    </>
  );
}
