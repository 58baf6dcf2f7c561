import { useState } from 'react';
import { siloCreate, type Silo } from '@console/shared/api';
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
import { bold, Checkbox, ExternalLink, Message } from '@console/shared/ui';
import { useFleetRefusal } from '../use-fleet-refusal.ts';
import { useBack } from '../use-back.ts';
import { siloByName } from './queries.ts';
import { QuotaRoom } from './quotas/room-note.tsx';
import { siloDefaults, siloSchema } from './schema.ts';
import { TlsCertificatesField } from './tls-certificates-field.tsx';

const IDENTITY_MODES = [
  { value: 'saml_jit', label: 'SAML' },
  { value: 'local_only', label: 'Local only' },
] as const;

/**
 * The page after the creation of a silo: its checklist, when the form was opened from the fleet's checklist; its own page, when no
 * list will name it.
 */
function afterwards(back: string, { name: silo, discoverable }: Silo): string {
  if (back === to('/system/setup')) return `${to('/system/setup/:silo', { silo })}?guide`;
  return discoverable ? back : to('/system/silos/:silo', { silo });
}

/** Why the current user may not map fleet roles: that grants them, which takes an admin of the fleet. */
function useMappingRefusal(): string | undefined {
  const refusal = useFleetRefusal();
  return refusal && `${refusal}.`;
}

export function Component() {
  const navigate = useNavigate();
  const back = useBack(to('/system/silos'));
  const form = useForm(siloSchema, siloDefaults);
  const identityMode = useWatch({ control: form.control, name: 'identityMode' });
  const mappingRefusal = useMappingRefusal();
  const [isOneOfMany, setOneOfMany] = useState(false);
  /** Resets the form for the next silo. Certificates stay, in memory only; leaving the form asks for confirmation. */
  const beginNext = () => {
    const certificates = form.getValues('tlsCertificates');
    form.reset(siloDefaults);
    form.setValue('tlsCertificates', certificates, { shouldDirty: true });
    form.setFocus('name');
  };
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="silo"
      onDismiss={() => navigate(back)}
      call={(body) => callTo(siloCreate, { body })}
      onSuccess={(silo) => {
        seed(siloByName(silo.name), silo);
        toast({ content: bold`Silo ${silo.name} created` });
        if (isOneOfMany) beginNext();
      }}
      // The checklist of the new silo is the next step
      next={isOneOfMany ? undefined : (silo) => afterwards(back, silo)}
    >
      <Message>
        Quotas can be changed later. The name, identity mode, and role mapping cannot. See the{' '}
        <ExternalLink href={docsUrl('guides/operator/silo-management')}>Silos</ExternalLink> guide.
      </Message>
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <CheckboxField
        form={form}
        name="discoverable"
        label="Discoverable"
        hint="Only discoverable silos are listed. Open others by name."
      />
      <FormDivider />
      <QuotaRoom />
      <NumberField
        form={form}
        name="cpus"
        label="CPU quota"
        unit="vCPUs"
        hint="With 0, nothing can be created."
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
        // Otherwise a hidden group would be sent after switching there and back.
        onChange={() => form.setValue('adminGroupName', '')}
      />
      {identityMode === 'saml_jit' && (
        <TextField
          form={form}
          name="adminGroupName"
          label="Admin group name"
          optional
          hint="This group is created, and its members become silo admins."
        />
      )}
      <FormDivider />
      <FormHeading hint={mappingRefusal}>Role mapping</FormHeading>
      <CheckboxField
        form={form}
        name="adminsAreFleetAdmins"
        label="Grant fleet admin role to silo admins"
        disabled={mappingRefusal !== undefined}
      />
      <CheckboxField
        form={form}
        name="viewersAreFleetViewers"
        label="Grant fleet viewer role to silo viewers"
        disabled={mappingRefusal !== undefined}
      />
      <FormDivider />
      <TlsCertificatesField form={form} />
      <Checkbox
        checked={isOneOfMany}
        hint="The form stays open with these certificates. Their private keys are discarded when you close it."
        onChange={({ target }) => setOneOfMany(target.checked)}
      >
        Create another silo with these certificates
      </Checkbox>
    </SideModalForm>
  );
}
