import { useMemo, useState } from 'react';
import type { InstanceNetworkInterfaceCreate } from '@console/shared/api';
import { ListField, useList } from '@console/shared/forms';
import { lazy } from '@console/shared/runtime';
import { Button, InDialog } from '@console/shared/ui';
import { INTERFACES_FULL, INTERFACES_MAX } from '../limits.ts';
import type { InstanceForm } from './schema.ts';

// Forms are fetched when the first one opens.
const InterfaceForm = lazy(
  'Add network interface',
  async () =>
    (await import(/* webpackChunkName: "networking-forms" */ '../networking/interface-form.tsx'))
      .InterfaceForm,
  InDialog,
);

const COLUMNS = [
  { header: 'Name', cell: ({ name }: InstanceNetworkInterfaceCreate) => name },
  { header: 'VPC', cell: ({ vpcName }: InstanceNetworkInterfaceCreate) => vpcName },
  { header: 'Subnet', cell: ({ subnetName }: InstanceNetworkInterfaceCreate) => subnetName },
];

/** Network interfaces to create with the instance. */
export function InterfacesField({ form, project }: { form: InstanceForm; project: string }) {
  const [adding, setAdding] = useState(false);
  const { items, add } = useList(form, 'network.interfaces', 'Network interfaces');
  const takenNames = useMemo(() => new Set(items.map(({ name }) => name)), [items]);
  const siblings = useMemo(
    () => items.map(({ vpcName, subnetName }) => ({ vpc: vpcName, subnet: subnetName })),
    [items],
  );
  return (
    <>
      <ListField
        form={form}
        name="network.interfaces"
        label="Network interfaces"
        columns={COLUMNS}
        rowKey={({ name }) => name}
        rowLabel={({ name, vpcName, subnetName }) => `Name: ${name}, VPC: ${vpcName}, Subnet: ${subnetName}`}
        removeLabel={({ name }) => `remove network interface ${name}`}
        addButton={(ref) => (
          <Button
            ref={ref}
            disabledReason={items.length >= INTERFACES_MAX ? INTERFACES_FULL : undefined}
            onClick={() => setAdding(true)}
          >
            Add network interface
          </Button>
        )}
      />
      {adding && (
        <InterfaceForm
          project={project}
          takenNames={takenNames}
          siblings={siblings}
          onSubmit={add}
          onDismiss={() => setAdding(false)}
        />
      )}
    </>
  );
}
