import { useState } from 'react';
import * as v from 'valibot';
import type { WebhookSecret } from '@console/shared/api';
import { field, FileField, TextAreaField, TextField, useForm } from '@console/shared/forms';
import { formatDateTime } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { Button, Message } from '@console/shared/ui';
import styles from '../alerting.module.css';
import { secretsOf } from '../queries.ts';
import { isSignedBy, parseSignature } from '../signature.ts';

const schema = v.object({
  body: field.anyText(),
  file: field.optionalFile(),
  header: v.pipe(
    field.text(),
    field.check(
      (text) => parseSignature(text) !== undefined,
      'Must have the form a=sha256&id={secret id}&s={64 hexadecimal digits}',
    ),
  ),
  secret: v.pipe(
    v.string(),
    field.check((text) => text !== '', '{label} is required'),
  ),
});

interface Verdict {
  readonly variant: 'success' | 'destructive' | 'notice';
  readonly text: string;
}

async function verdictOf(
  { body, file, header, secret }: v.InferOutput<typeof schema>,
  known: readonly WebhookSecret[] | undefined,
): Promise<Verdict> {
  const signature = parseSignature(header);
  if (!signature) return { variant: 'destructive', text: 'This is not a signature' };
  const bytes = file ? new Uint8Array(await file.arrayBuffer()) : new TextEncoder().encode(body);
  const signer = known?.find(({ id }) => id === signature.secretId);
  if (known && !signer)
    return {
      variant: 'destructive',
      text: `Unknown secret ID ${signature.secretId}: the receiver has no such secret`,
    };
  const isRight = await isSignedBy(secret, bytes, signature);
  if (!isRight)
    return {
      variant: 'destructive',
      text: 'No match. The body was changed in transit, for example its line endings, or it was signed with another secret',
    };
  const of = signer ? ` of ${formatDateTime(signer.timeCreated)}` : '';
  return { variant: 'success', text: `Matches secret ${signature.secretId}${of}` };
}

/** Checks whether a body was signed with a secret. Not one of the form shells, so that no draft of its fields is stored. */
export function SignatureCheck({ receiver }: { receiver: string }) {
  const form = useForm(schema, { body: '', file: null, header: '', secret: '' });
  const [verdict, setVerdict] = useState<Verdict>();
  const known = useQuery(secretsOf(receiver)).data?.secrets;
  const check = form.handleSubmit(async (values) => {
    const found = await verdictOf(values, known).catch((): Verdict => ({
      variant: 'notice',
      text: 'The browser can check signatures only over a secure connection',
    }));
    setVerdict(found);
  });
  return (
    <form
      noValidate
      autoComplete="off"
      className={styles.check}
      onSubmit={(event) => void check(event)}
      onChange={() => setVerdict(undefined)}
    >
      <TextAreaField form={form} name="body" label="Body" optional mono hint="Exactly as received." />
      <FileField
        form={form}
        name="file"
        label="Body as a file"
        optional
        hint="Used instead of the text. A file keeps line endings unchanged."
      />
      <TextField form={form} name="header" label="Signature header" mono placeholder="a=sha256&id=…&s=…" />
      <TextField form={form} name="secret" label="Secret" type="password" autoComplete="off" />
      <Button type="submit">Check signature</Button>
      {verdict && (
        <Message variant={verdict.variant} live="status">
          {verdict.text}
        </Message>
      )}
    </form>
  );
}
