import { certificateCreate, type CertificateCreate, isKind } from '@console/shared/api';
import { ChosenCertificate } from '@console/shared/certificates';
import {
  DescriptionField,
  FileField,
  type Form,
  NameField,
  RadioGroupField,
  SideModalForm,
  TextAreaField,
  useForm,
  useSecret,
  useWatch,
} from '@console/shared/forms';
import { callTo } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import {
  certificateBody,
  certificateDefaults,
  type CertificateOutput,
  certificateSchema,
  type CertificateValues,
  fieldOfRefusal,
} from './schema.ts';
import { useOwnHost } from './use-rows.ts';

const SOURCES = [
  { value: 'files', label: 'Files' },
  { value: 'text', label: 'Text' },
] as const;

const HINTS = {
  cert: 'The certificate and its chain, in PEM format.',
  key: 'The private key of the certificate, in PEM format. It cannot be retrieved later.',
} as const;

type CertificateForm = Form<CertificateValues, CertificateOutput>;

const callFor = (body: CertificateCreate) => callTo(certificateCreate, { body });

export function Component() {
  const navigate = useNavigate();
  const form = useForm(certificateSchema, certificateDefaults);
  const list = to('/certificates');
  return (
    <SideModalForm
      form={form}
      mode="create"
      title="Add certificate"
      resource="certificate"
      onDismiss={() => navigate(list)}
      call={async (values) => callFor(await certificateBody(values))}
      onSubmit={async (values) => {
        try {
          return await callFor(await certificateBody(values)).send();
        } catch (error) {
          throw toldAtField(form, values.source, error) ? new DOMException('', 'AbortError') : error;
        }
      }}
      onSuccess={({ name }) => toast({ content: bold`Certificate ${name} created` })}
      next={list}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <PairFields form={form} />
    </SideModalForm>
  );
}

/** Shows a refusal that names a field at that field. */
function toldAtField(form: CertificateForm, source: 'files' | 'text', error: unknown): boolean {
  const field = isKind(error, 'invalid') ? fieldOfRefusal(error.message) : undefined;
  if (!field || !isKind(error, 'invalid')) return false;
  form.setError(source === 'files' ? field : `${field}Text`, { type: 'server', message: error.message });
  return true;
}

/** Certificate and key, as files or as text, with warnings about them. */
function PairFields({ form }: { form: CertificateForm }) {
  useSecret(form, 'keyText');
  const host = useOwnHost();
  const [source, cert, key, certText, keyText] = useWatch({
    control: form.control,
    name: ['source', 'cert', 'key', 'certText', 'keyText'],
  });
  const isText = source === 'text';
  return (
    <>
      <RadioGroupField form={form} name="source" label="Source" options={SOURCES} />
      {isText ? (
        <>
          <TextAreaField form={form} name="certText" label="Certificate" hint={HINTS.cert} rows={8} mono />
          <TextAreaField form={form} name="keyText" label="Key" hint={HINTS.key} rows={8} mono />
        </>
      ) : (
        <>
          <FileField form={form} name="cert" label="Certificate" hint={HINTS.cert} />
          <FileField form={form} name="key" label="Key" hint={HINTS.key} />
        </>
      )}
      <ChosenCertificate cert={isText ? certText : cert} keyPart={isText ? keyText : key} host={host} />
    </>
  );
}
