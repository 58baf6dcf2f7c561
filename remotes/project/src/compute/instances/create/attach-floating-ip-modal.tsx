import * as v from 'valibot';
import type { FloatingIp } from '@console/shared/api';
import { ComboboxField, field, ModalForm, useForm, useWatch } from '@console/shared/forms';
import { Message, Mono } from '@console/shared/ui';

const schema = v.object({ name: field.choice() });

interface AttachFloatingIpModalProps {
  /** The floating IPs to choose from. */
  floatingIps: readonly FloatingIp[];
  onAttach: (name: string) => void;
  onDismiss: () => void;
}

/** Adds a floating IP of the project to the form of a new instance. */
export function AttachFloatingIpModal({ floatingIps, onAttach, onDismiss }: AttachFloatingIpModalProps) {
  const form = useForm(schema, { name: null });
  const name = useWatch({ control: form.control, name: 'name' });
  const chosen = floatingIps.find((one) => one.name === name);
  return (
    <ModalForm
      form={form}
      title="Attach floating IP"
      submitLabel="Attach"
      onDismiss={onDismiss}
      onSubmit={(body) => onAttach(body.name)}
      onSuccess={onDismiss}
    >
      <Message>
        This instance will be reachable at {chosen ? <Mono>{chosen.ip}</Mono> : 'the address you select'}.
      </Message>
      <ComboboxField
        form={form}
        name="name"
        label="Floating IP"
        placeholder="Select a floating IP"
        items={floatingIps.map(floatingIpItem)}
      />
    </ModalForm>
  );
}

const floatingIpItem = ({ name, ip, description }: FloatingIp) => ({
  value: name,
  label: name,
  // An address typed or pasted finds its floating IP
  text: `${name} (${ip})`,
  description: [ip, description].filter(Boolean).join(' / '),
});
