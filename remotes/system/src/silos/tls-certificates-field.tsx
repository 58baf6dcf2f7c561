import { useMemo, useState } from 'react';
import type { CertificateCreate, SiloCreate } from '@console/shared/api';
import {
  DescriptionField,
  FileField,
  type Form,
  FormHeading,
  ListField,
  ModalForm,
  NameField,
  useForm,
  useList,
  useSecret,
} from '@console/shared/forms';
import { Button } from '@console/shared/ui';
import { certificateSchema, readCertificate } from './certificate.ts';
import type { SiloValues } from './schema.ts';

const LABEL = 'TLS Certificates';

const COLUMNS = [{ header: 'Name', cell: ({ name }: CertificateCreate) => name }];

/** The certificates of a new silo, and the modal that adds one. */
export function TlsCertificatesField({ form }: { form: Form<SiloValues, SiloCreate> }) {
  const [adding, setAdding] = useState(false);
  const list = useList(form, 'tlsCertificates', LABEL);
  // They hold private keys
  useSecret(form, 'tlsCertificates');
  return (
    <>
      <FormHeading hint="What the silo's console and API show to browsers and clients.">{LABEL}</FormHeading>
      <ListField
        form={form}
        name="tlsCertificates"
        label={LABEL}
        columns={COLUMNS}
        rowKey={({ name }) => name}
        rowLabel={({ name, description }) => `Name: ${name}, Description: ${description}`}
        removeLabel={({ name }) => `remove cert ${name}`}
        addButton={(ref) => (
          <Button ref={ref} onClick={() => setAdding(true)}>
            Add TLS certificate
          </Button>
        )}
      />
      {adding && <AddCertificate added={list.items} onAdd={list.add} onDismiss={() => setAdding(false)} />}
    </>
  );
}

interface AddCertificateProps {
  added: readonly CertificateCreate[];
  onAdd: (certificate: CertificateCreate) => void;
  onDismiss: () => void;
}

function AddCertificate({ added, onAdd, onDismiss }: AddCertificateProps) {
  const schema = useMemo(() => certificateSchema(added.map(({ name }) => name)), [added]);
  const form = useForm(schema, { name: '', description: '', cert: null, key: null });
  return (
    <ModalForm
      form={form}
      title="Add TLS certificate"
      submitLabel="Add Certificate"
      scrim={false}
      onDismiss={onDismiss}
      onSubmit={readCertificate}
      onSuccess={(certificate) => {
        onAdd(certificate);
        onDismiss();
      }}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <FileField form={form} name="cert" label="Cert" hint="The certificate and its chain, in PEM format." />
      <FileField
        form={form}
        name="key"
        label="Key"
        hint="The private key of the certificate, in PEM format."
      />
    </ModalForm>
  );
}
