import { siloCreate } from '@console/shared/api';
import {
  CheckboxField,
  DescriptionField,
  FormDivider,
  FormHeading,
  NameField,
  NumberField,
  RadioGroupField,
  SideModalForm,
  TextField,
  useForm,
  useWatch,
} from '@console/shared/forms';
import { callTo, seed } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to } from '@console/shared/routing';
import { docsUrl, toast } from '@console/shared/runtime';
import { ExternalLink, Message } from '@console/shared/ui';
import { siloByName } from './queries.ts';
import { siloDefaults, siloSchema } from './schema.ts';
import { TlsCertificatesField } from './tls-certificates-field.tsx';

const IDENTITY_MODES = [
  { value: 'saml_jit', label: 'SAML' },
  { value: 'local_only', label: 'Local only' },
] as const;

export function Component() {
  const navigate = useNavigate();
  const form = useForm(siloSchema, siloDefaults);
  const identityMode = useWatch({ control: form.control, name: 'identityMode' });
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="silo"
      onDismiss={() => navigate(to('/system/silos'))}
      call={(body) => callTo(siloCreate, { body })}
      onSuccess={(silo) => {
        seed(siloByName(silo.name), silo);
        toast({
          content: (
            <>
              Silo <b>{silo.name}</b> created
            </>
          ),
        });
      }}
      next={to('/system/silos')}
    >
      <Message>
        Quotas can be changed later. Identity mode, role mapping and name stay as they are set here. The{' '}
        <ExternalLink href={docsUrl('guides/operator/silo-management')}>Silos</ExternalLink> guide says how to
        prepare them.
      </Message>
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <CheckboxField form={form} name="discoverable" label="Discoverable" />
      <FormDivider />
      <NumberField
        form={form}
        name="cpus"
        label="CPU quota"
        unit="vCPUs"
        hint="With 0, nothing can be provisioned."
      />
      <NumberField form={form} name="memory" label="Memory quota" unit="GiB" />
      <NumberField form={form} name="storage" label="Storage quota" unit="GiB" />
      <FormDivider />
      <RadioGroupField
        form={form}
        name="identityMode"
        label="Identity mode"
        column
        options={IDENTITY_MODES}
        // A group that nobody sees would else be sent after switching there and back.
        onChange={() => form.setValue('adminGroupName', '')}
      />
      {identityMode === 'saml_jit' && (
        <TextField
          form={form}
          name="adminGroupName"
          label="Admin group name"
          optional
          hint="This group is created, and its members are admins of the silo."
        />
      )}
      <FormDivider />
      <FormHeading>Role mapping</FormHeading>
      <CheckboxField form={form} name="adminsAreFleetAdmins" label="Grant fleet admin role to silo admins" />
      <CheckboxField
        form={form}
        name="viewersAreFleetViewers"
        label="Grant fleet viewer role to silo viewers"
      />
      <FormDivider />
      <TlsCertificatesField form={form} />
    </SideModalForm>
  );
}
