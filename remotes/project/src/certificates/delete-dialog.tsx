import * as v from 'valibot';
import { certificateDelete } from '@console/shared/api';
import { CheckboxField, field, ModalForm, useForm } from '@console/shared/forms';
import { callTo } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { bold, Message } from '@console/shared/ui';
import type { CertificateRow } from './rows.ts';

/** The checkbox is required when no other certificate can be served. */
const schemaFor = (isLast: boolean) =>
  v.object({
    isKnown: v.pipe(
      field.flag(),
      v.check((isKnown) => isKnown || !isLast, 'Confirm that you know this'),
    ),
  });

const schemas = { last: schemaFor(true), other: schemaFor(false) } as const;

export interface DeleteCertificateProps {
  readonly row: CertificateRow;
  readonly onDismiss: () => void;
}

/** Deletes a certificate, and shows which one the silo serves afterwards (docs/screens/operator.md section 5.2). */
export function DeleteCertificate({ row, onDismiss }: DeleteCertificateProps) {
  const { name, successor } = row;
  const isLast = successor === null;
  const form = useForm(isLast ? schemas.last : schemas.other, { isKnown: false });
  const isInUse = row.standing?.kind === 'in-use' || row.standing?.kind === 'ending';
  return (
    <ModalForm
      form={form}
      title="Delete certificate"
      submitLabel="Confirm"
      danger
      errorTitle="Could not delete certificate"
      onDismiss={onDismiss}
      call={() => callTo(certificateDelete, { path: { certificate: name } })}
      onSuccess={() => {
        toast({ content: bold`Certificate ${name} deleted` });
        onDismiss();
      }}
    >
      <p>
        Delete certificate <b>{name}</b>? This cannot be undone.
        {!isLast && (
          <>
            {' '}
            {isInUse ? 'The silo then uses' : 'The silo keeps using'} <b>{successor}</b>.
          </>
        )}
      </p>
      {isLast && (
        <>
          <Message variant="destructive">
            No valid certificate is left: this silo becomes unreachable.
          </Message>
          <CheckboxField form={form} name="isKnown" label="I know that this silo becomes unreachable" />
        </>
      )}
    </ModalForm>
  );
}
