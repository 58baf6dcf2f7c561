import { isKind, samlIdentityProviderCreate, type SamlIdentityProvider } from '@console/shared/api';
import {
  CheckboxField,
  DescriptionField,
  type Form,
  FormDivider,
  FormHeading,
  NameField,
  SideModalForm,
  TextField,
  useForm,
  useWatch,
} from '@console/shared/forms';
import { callTo } from '@console/shared/query';
import { docsUrl, toast } from '@console/shared/runtime';
import { bold, CopyButton, ExternalLink, Message } from '@console/shared/ui';
import { loginAddress, standardAcsUrl } from './acs-url.ts';
import { MetadataFields, SigningFields } from './file-fields.tsx';
import { MissingNote } from './missing-note.tsx';
import {
  fieldOfRefusal,
  providerBody,
  providerDefaults,
  type ProviderOutput,
  providerSchema,
  type ProviderValues,
} from './schema.ts';

const callFor = async (silo: string, values: ProviderOutput) =>
  callTo(samlIdentityProviderCreate, { query: { silo }, body: await providerBody(values) });

/** Shows a refusal of a field's value at that field. */
function toldAtField(
  form: Form<ProviderValues, ProviderOutput>,
  source: ProviderValues['source'],
  error: unknown,
): boolean {
  // A taken name is shown at the field of the name
  if (!isKind(error, 'invalid') || error.code === 'ObjectAlreadyExists') return false;
  const field = fieldOfRefusal(error.message, source);
  if (field === undefined) return false;
  form.setError(field, { type: 'server', message: error.message });
  return true;
}

export interface CreateProviderProps {
  /** Name of the silo. */
  silo: string;
  /** A provider whose settings fill the form. */
  model?: SamlIdentityProvider | undefined;
  onDismiss: () => void;
  onDone?: (() => void) | undefined;
  /** The page after the creation, where the form has an address. */
  next?: string | undefined;
}

export function CreateProvider({ silo, model, onDismiss, onDone, next }: CreateProviderProps) {
  const standardFor = (name: string) => standardAcsUrl(silo, name || 'idp-name', location.hostname);
  const form = useForm(providerSchema, providerDefaults(standardFor, model));
  const [name, isStandard, acsUrl] = useWatch({
    control: form.control,
    name: ['name', 'isStandardAcs', 'acsUrl'],
  });
  // The address follows the name until the user edits it
  const follow = (isWanted: boolean, newName: string) => {
    if (isWanted) form.setValue('acsUrl', standardFor(newName));
  };
  return (
    <SideModalForm
      form={form}
      mode="create"
      title="Create identity provider"
      submitLabel="Create provider"
      resource="provider"
      onDismiss={onDismiss}
      call={async (values) => callFor(silo, values)}
      onSubmit={async (values) => {
        try {
          return await (await callFor(silo, values)).send();
        } catch (error) {
          throw toldAtField(form, values.source, error) ? new DOMException('', 'AbortError') : error;
        }
      }}
      onSuccess={(provider) => {
        toast({ content: bold`IdP ${provider.name} created` });
        onDone?.();
      }}
      next={next}
    >
      <Message>
        A provider cannot be edited later. Its settings are described in the guide to{' '}
        <ExternalLink href={docsUrl('guides/operator/identity-providers')}>identity providers</ExternalLink>.
      </Message>
      {model && (
        <Message variant="notice">
          Filled with the settings of {model.name}. Its metadata and keys cannot be copied: select them again.
        </Message>
      )}
      <NameField
        form={form}
        name="name"
        hint={`Users sign in at ${loginAddress(silo, name || 'idp-name')}`}
        onChange={(typed) => follow(isStandard, typed)}
      />
      <DescriptionField form={form} name="description" optional={false} />
      <TextField form={form} name="technicalContactEmail" label="Technical contact email" />
      <FormDivider />
      <FormHeading>Service provider</FormHeading>
      <TextField form={form} name="spClientId" label="Service provider client ID" />
      <TextField
        form={form}
        name="acsUrl"
        label="ACS URL"
        hint="The provider sends users back to this address."
        disabled={isStandard}
        extra={<CopyButton text={acsUrl} />}
      />
      <CheckboxField
        form={form}
        name="isStandardAcs"
        label="Use standard ACS URL"
        onChange={(isOn) => follow(isOn, name)}
      />
      <TextField form={form} name="sloUrl" label="Single Logout (SLO) URL" />
      <FormDivider />
      <SigningFields form={form} />
      <FormDivider />
      <FormHeading>Identity provider</FormHeading>
      <TextField form={form} name="idpEntityId" label="Entity ID" />
      <TextField
        form={form}
        name="groupAttributeName"
        label="Group attribute name"
        optional
        hint="The SAML attribute that lists a user’s groups."
      />
      <MetadataFields form={form} />
      <MissingNote form={form} />
    </SideModalForm>
  );
}
