import {
  FileField,
  type Form,
  FormHeading,
  RadioGroupField,
  TextField,
  useWatch,
} from '@console/shared/forms';
import type { ProviderOutput, ProviderValues } from './schema.ts';

const SOURCES = [
  { value: 'url', label: 'URL' },
  { value: 'base64_encoded_xml', label: 'XML' },
] as const;

interface Props {
  form: Form<ProviderValues, ProviderOutput>;
}

/** The key pair that signs requests to a provider. */
export function SigningFields({ form }: Props) {
  return (
    <>
      <FormHeading hint="Requests are signed only if you choose both files.">Request signing</FormHeading>
      <FileField
        form={form}
        name="publicCert"
        label="Public certificate"
        optional
        hint="An X.509 certificate in DER format."
      />
      <FileField
        form={form}
        name="privateKey"
        label="Private key"
        optional
        hint="The private key of the certificate, in DER format."
      />
    </>
  );
}

/** The source of a provider's metadata. Changing it clears the value of the other source. */
export function MetadataFields({ form }: Props) {
  const source = useWatch({ control: form.control, name: 'source' });
  return (
    <>
      <RadioGroupField
        form={form}
        name="source"
        label="Metadata source"
        options={SOURCES}
        onChange={() => {
          form.setValue('metadataUrl', '');
          form.setValue('metadataXml', null);
        }}
      />
      {source === 'url' ? (
        <TextField
          form={form}
          name="metadataUrl"
          label="Metadata source URL"
          hint="The server reads this URL when you create the provider."
        />
      ) : (
        <FileField form={form} name="metadataXml" label="Metadata source XML" />
      )}
    </>
  );
}
