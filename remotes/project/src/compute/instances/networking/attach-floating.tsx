import * as v from 'valibot';
import { floatingIpAttach, type FloatingIp, type Instance } from '@console/shared/api';
import { ComboboxField, field, ModalForm, useForm } from '@console/shared/forms';
import { callTo, useQuery } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { bold, Message } from '@console/shared/ui';
import { allFloatingIps } from '../../../networking/floating-ips/queries.ts';

const schema = v.object({ floatingIp: field.choice() });

export interface AttachFloatingProps {
  /** Name of the project. */
  project: string;
  instance: Instance;
  onDismiss: () => void;
}

/** Attaches one of the project's floating IPs (docs/screens/compute-storage.md section 5.4.2). */
export function AttachFloating({ project, instance, onDismiss }: AttachFloatingProps) {
  const ips = useQuery(allFloatingIps(project));
  const form = useForm(schema, { floatingIp: null });
  return (
    <ModalForm
      form={form}
      title="Attach floating IP"
      submitLabel="Attach floating IP"
      onDismiss={onDismiss}
      call={({ floatingIp }) =>
        callTo(floatingIpAttach, {
          path: { floatingIp },
          body: { kind: 'instance', parent: instance.id },
        })
      }
      onSuccess={({ name }) => {
        onDismiss();
        toast({ content: bold`IP ${name} attached` });
      }}
    >
      <Message>
        Instance <b>{instance.name}</b> will be reachable at the selected address.
      </Message>
      <ComboboxField
        form={form}
        name="floatingIp"
        label="Floating IP"
        items={(ips.data?.items ?? []).filter(isFree).map(floatingIpItem)}
        placeholder="Select a floating IP"
        noItemsText={ips.isError ? 'Floating IPs could not be loaded' : 'No available floating IPs'}
        loading={ips.isPending}
      />
    </ModalForm>
  );
}

/** Whether a floating IP is not attached. */
const isFree = ({ instanceId }: FloatingIp): boolean => !instanceId;

const floatingIpItem = ({ id, name, ip, description }: FloatingIp) => ({
  value: id,
  label: name,
  // An address typed or pasted finds its floating IP
  text: `${name} (${ip})`,
  description: [ip, description].filter(Boolean).join(' / '),
});
