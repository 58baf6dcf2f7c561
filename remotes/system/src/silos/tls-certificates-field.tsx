import { useMemo, useState } from 'react';
import type { CertificateCreate, SiloCreate } from '@console/shared/api';
import { ChosenCertificate, hostOfSilo } from '@console/shared/certificates';
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
  useWatch,
} from '@console/shared/forms';
import { Button } from '@console/shared/ui';
import { certificateSchema, readCertificate } from './certificate.ts';
import type { SiloValues } from './schema.ts';

const LABEL = 'TLS Certificates';

const COLUMNS = [{ header: 'Name', cell: ({ name }: CertificateCreate) => name }];

/** The certificates of a new silo, and the modal that adds one. */
export function TlsCertificatesField({ form }: { form: Form<SiloValues, SiloCreate> }) {
  const [adding, setAdding] = useState(false);
  const silo = useWatch({ control: form.control, name: 'name' });
  const list = useList(form, 'tlsCertificates', LABEL);
  // The values contain private keys
  useSecret(form, 'tlsCertificates');
  return (
    <>
      <FormHeading hint="The silo’s console and API show these certificates to browsers and other clients.">
        {LABEL}
      </FormHeading>
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
      {adding && (
        <AddCertificate
          added={list.items}
          host={hostOfSilo(silo, location.hostname)}
          onAdd={list.add}
          onDismiss={() => setAdding(false)}
        />
      )}
    </>
  );
}

interface AddCertificateProps {
  added: readonly CertificateCreate[];
  /** Host name of the new silo; undefined until it is known. */
  host: string | undefined;
  onAdd: (certificate: CertificateCreate) => void;
  onDismiss: () => void;
}

function AddCertificate({ added, host, onAdd, onDismiss }: AddCertificateProps) {
  const schema = useMemo(() => certificateSchema(added.map(({ name }) => name)), [added]);
  const form = useForm(schema, { name: '', description: '', cert: null, key: null });
  const [cert, key] = useWatch({ control: form.control, name: ['cert', 'key'] });
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
      <ChosenCertificate cert={cert} keyPart={key} host={host} />
    </ModalForm>
  );
}
