import { MapPin } from 'lucide-react';
import { useState } from 'react';
import type { FloatingIp } from '@console/shared/api';
import { ListField, useList } from '@console/shared/forms';
import { Button, EmptyState, Mono } from '@console/shared/ui';
import { AttachFloatingIpModal } from './attach-floating-ip-modal.tsx';
import type { InstanceForm } from './schema.ts';

/** Floating IPs to attach to the instance. */
export function FloatingIpsField({
  form,
  floatingIps,
}: {
  form: InstanceForm;
  floatingIps: readonly FloatingIp[];
}) {
  const [open, setOpen] = useState(false);
  const { items, add } = useList(form, 'floatingIps', 'Floating IPs');
  const ipOf = (name: string) => floatingIps.find((one) => one.name === name)?.ip ?? '';
  if (floatingIps.length === 0) {
    return (
      <EmptyState variant="card" icon={MapPin} title="No floating IPs found">
        Create a floating IP in this project to attach it to instances.
      </EmptyState>
    );
  }
  const free = floatingIps.filter(({ name, instanceId }) => !instanceId && !items.includes(name));
  return (
    <>
      <ListField
        form={form}
        name="floatingIps"
        label="Floating IPs"
        columns={[
          { header: 'Name', cell: (name) => name },
          { header: 'IP', cell: (name) => <Mono>{ipOf(name)}</Mono> },
        ]}
        rowKey={(name) => name}
        rowLabel={(name) => `Name: ${name}, IP: ${ipOf(name)}`}
        removeLabel={(name) => `remove floating IP ${name}`}
        addButton={(ref) => (
          <Button
            ref={ref}
            disabledReason={free.length === 0 ? 'No floating IPs available' : undefined}
            onClick={() => setOpen(true)}
          >
            Attach floating IP
          </Button>
        )}
      />
      {open && <AttachFloatingIpModal floatingIps={free} onAttach={add} onDismiss={() => setOpen(false)} />}
    </>
  );
}
