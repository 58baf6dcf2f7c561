import { internetGatewayIpAddressCreate } from '@console/shared/api';
import { DescriptionField, ModalForm, NameField, TextField, useForm } from '@console/shared/forms';
import { callTo } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import type { GatewayPlace } from './place.ts';
import { addressSchema } from './schema.ts';

/** Attaches a source address to a gateway (docs/screens/operator.md section 7.3). */
export function AttachAddress({ place, onDismiss }: { place: GatewayPlace; onDismiss: () => void }) {
  const form = useForm(addressSchema, { name: '', description: '', address: '' });
  return (
    <ModalForm
      form={form}
      title="Attach address"
      submitLabel="Attach"
      scrim={false}
      onDismiss={onDismiss}
      call={(body) => callTo(internetGatewayIpAddressCreate, { query: place, body })}
      onSuccess={({ name }) => {
        onDismiss();
        toast({ content: bold`Address ${name} attached` });
      }}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <TextField
        form={form}
        name="address"
        label="Address"
        mono
        hint="An IPv4 or IPv6 address to send from"
      />
    </ModalForm>
  );
}
