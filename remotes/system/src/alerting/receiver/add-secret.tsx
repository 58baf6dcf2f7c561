import { useState } from 'react';
import * as v from 'valibot';
import { webhookSecretsAdd } from '@console/shared/api';
import { field, ModalForm, TextField, useForm, useSecret, useWatch } from '@console/shared/forms';
import { callTo } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { Button, CopyButton, Message } from '@console/shared/ui';
import styles from '../alerting.module.css';
import { generateSecret } from '../receivers/secret.ts';

const schema = v.object({
  secret: v.pipe(
    v.string(),
    field.check((text) => text !== '', '{label} is required'),
  ),
});

interface AddSecretProps {
  receiver: string;
  /** Opened over another dialog. */
  isStacked?: boolean;
  onAdded?: () => void;
  onDismiss: () => void;
}

/** Adds a secret, which is shown only here and never again (docs/screens/operator.md section 6.2). */
export function AddSecret({ receiver, isStacked = false, onAdded, onDismiss }: AddSecretProps) {
  const form = useForm(schema, { secret: '' });
  const [isShown, setShown] = useState(false);
  const secret = useWatch({ control: form.control, name: 'secret' });
  useSecret(form, 'secret');
  const generate = () => {
    form.setValue('secret', generateSecret(), { shouldDirty: true, shouldValidate: true });
    setShown(true);
  };
  return (
    <ModalForm
      form={form}
      title="Add secret"
      submitLabel="Add secret"
      errorTitle="Could not add secret"
      scrim={!isStacked}
      onDismiss={onDismiss}
      call={(body) => callTo(webhookSecretsAdd, { query: { receiver }, body })}
      onSuccess={() => {
        onDismiss();
        onAdded?.();
        toast({ content: 'Secret added' });
      }}
    >
      <Message>Copy the secret now. It is not shown again.</Message>
      <TextField
        form={form}
        name="secret"
        label="Secret"
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        mono={isShown}
        extra={
          <span className={styles.tools}>
            {secret !== '' && <CopyButton text={secret} label="Copy secret" />}
            <Button size="sm" variant="ghost" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
              Show
            </Button>
            <Button size="sm" variant="ghost" onClick={generate}>
              Generate
            </Button>
          </span>
        }
      />
    </ModalForm>
  );
}
