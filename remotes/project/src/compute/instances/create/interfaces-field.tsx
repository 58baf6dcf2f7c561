import { useMemo, useState } from 'react';
import type { InstanceNetworkInterfaceCreate } from '@console/shared/api';
import { ListField, useList } from '@console/shared/forms';
import { Button } from '@console/shared/ui';
import { InterfaceForm } from '../networking/interface-form.tsx';
import type { InstanceForm } from './schema.ts';

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
          <Button ref={ref} onClick={() => setAdding(true)}>
            Add network interface
          </Button>
        )}
      />
      {adding && (
        <InterfaceForm
          project={project}
          takenNames={takenNames}
          onSubmit={add}
          onDismiss={() => setAdding(false)}
        />
      )}
    </>
  );
}
