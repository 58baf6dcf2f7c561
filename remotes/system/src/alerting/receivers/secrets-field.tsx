import { useRef } from 'react';
import type { WebhookCreate } from '@console/shared/api';
import {
  type Form,
  FormHeading,
  MiniTable,
  SubForm,
  TextField,
  useList,
  useSecret,
  useWatch,
} from '@console/shared/forms';
import { Button, CopyButton, FieldError } from '@console/shared/ui';
import styles from '../alerting.module.css';
import type { ReceiverValues } from './schema.ts';
import { generateSecret } from './secret.ts';

type Secret = ReceiverValues['secrets'][number];

const LABEL = 'Secrets';

/** A generated secret can be copied while the form is open; a typed one cannot. */
const COLUMNS = [
  {
    header: 'Secret',
    cell: ({ value, isGenerated }: Secret) =>
      isGenerated ? (
        <span className={styles.made}>
          <code className={styles.secret}>{value}</code>
          <CopyButton text={value} label="Copy secret" />
        </span>
      ) : (
        '••••••••'
      ),
  },
];

/** The secrets that sign the requests to a new receiver. They are shown only here and never again. */
export function SecretsField({ form }: { form: Form<ReceiverValues, WebhookCreate> }) {
  const input = useRef<HTMLInputElement>(null);
  const list = useList(form, 'secrets', LABEL);
  const [text, isShown] = useWatch({ control: form.control, name: ['newSecret', 'isShown'] });
  useSecret(form, 'secrets');
  useSecret(form, 'newSecret');
  const clear = () => {
    form.setValue('newSecret', '');
    form.clearErrors('newSecret');
  };
  const add = () => {
    if (list.items.some(({ value }) => value === text))
      return form.setError('newSecret', { message: 'Items must be unique' });
    list.add({ value: text, isGenerated: false });
    clear();
  };
  return (
    <>
      <FormHeading hint="Each request is signed with every secret, so that you can verify the sender.">
        {LABEL}
      </FormHeading>
      <SubForm addLabel="Add secret" canAdd={text !== ''} onAdd={add} onClear={clear}>
        <TextField
          form={form}
          name="newSecret"
          label="Secret"
          optional
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          hint="Enter your own, or generate one."
          ref={input}
          extra={
            <span className={styles.tools}>
              <Button
                size="sm"
                variant="ghost"
                aria-pressed={isShown}
                onClick={() => form.setValue('isShown', !isShown)}
              >
                Show
              </Button>
              <Button
                size="sm"
                variant="ghost"
                onClick={() => list.add({ value: generateSecret(), isGenerated: true })}
              >
                Generate
              </Button>
            </span>
          }
        />
      </SubForm>
      <MiniTable
        label={LABEL}
        rows={list.items}
        rowKey={({ value }) => value}
        rowLabel={({ isGenerated }) => (isGenerated ? 'Generated secret' : 'Secret')}
        columns={COLUMNS}
        onRemove={(_, index) => list.removeAt(index)}
        removeLabel={() => 'remove secret'}
        whenEmptied={input}
      />
      {list.items.some(({ isGenerated }) => isGenerated) && (
        <p className={styles.hint}>Copy generated secrets now. They are not shown again.</p>
      )}
      {list.error !== undefined && <FieldError>{list.error}</FieldError>}
    </>
  );
}
