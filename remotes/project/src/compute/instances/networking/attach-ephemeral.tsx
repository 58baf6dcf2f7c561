import * as v from 'valibot';
import { instanceEphemeralIpAttach } from '@console/shared/api';
import { field, ModalForm, SelectField, useForm } from '@console/shared/forms';
import { callTo, useQuery } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import { poolItem } from '../../../networking/floating-ips/pool-item.tsx';
import { allPools } from '../../../networking/floating-ips/queries.ts';

const schema = v.object({ pool: field.choice() });

export interface AttachEphemeralProps {
  /** Names of the project and of the instance. */
  project: string;
  instance: string;
  onDismiss: () => void;
}

/** Attaches an ephemeral IP from a pool (docs/screens/compute-storage.md section 5.4.2). */
export function AttachEphemeral({ project, instance, onDismiss }: AttachEphemeralProps) {
  const pools = useQuery(allPools());
  const known = pools.data?.items ?? [];
  const form = useForm(schema, { pool: known.find(({ isDefault }) => isDefault)?.name ?? null });
  return (
    <ModalForm
      form={form}
      title="Attach ephemeral IP"
      submitLabel="Attach"
      onDismiss={onDismiss}
      call={(body) => callTo(instanceEphemeralIpAttach, { path: { instance }, query: { project }, body })}
      onSuccess={({ ip }) => {
        onDismiss();
        toast({ content: bold`IP ${ip} attached` });
      }}
    >
      <SelectField
        form={form}
        name="pool"
        label="IP pool"
        hint="The next free address of this pool is attached."
        items={known.map(poolItem)}
        placeholder="Select a pool"
        noItemsText={pools.isError ? 'Pools could not be loaded' : 'No pools available'}
        loading={pools.isPending}
      />
    </ModalForm>
  );
}
