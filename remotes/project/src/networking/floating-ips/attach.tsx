import { floatingIpAttach, type FloatingIp } from '@console/shared/api';
import { ComboboxField, ModalForm, useForm } from '@console/shared/forms';
import { callTo } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { bold, Message, Mono } from '@console/shared/ui';
import { targetSchema } from './schema.ts';
import { useTargets } from './use-targets.ts';

export interface FloatingIpModalProps {
  /** Name of the project. */
  project: string;
  floatingIp: FloatingIp;
  onDismiss: () => void;
}

/** Attaches a floating IP to an instance of the project (docs/screens/network-access.md section 8.4). */
export function AttachModal({ project, floatingIp, onDismiss }: FloatingIpModalProps) {
  const form = useForm(targetSchema, { instance: null });
  const { picker } = useTargets(project);
  return (
    <ModalForm
      form={form}
      title="Attach floating IP"
      submitLabel="Attach"
      onDismiss={onDismiss}
      call={({ instance }) =>
        callTo(floatingIpAttach, {
          path: { floatingIp: floatingIp.id },
          body: { kind: 'instance', parent: instance },
        })
      }
      onSuccess={({ name }) => {
        onDismiss();
        toast({ content: bold`Floating IP ${name} attached` });
      }}
    >
      <Message>
        The instance will be reachable at <Mono>{floatingIp.ip}</Mono>, the address of{' '}
        <b>{floatingIp.name}</b>.
      </Message>
      <ComboboxField form={form} name="instance" label="Instance" {...picker} />
    </ModalForm>
  );
}
