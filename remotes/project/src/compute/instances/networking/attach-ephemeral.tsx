import * as v from 'valibot';
import { instanceEphemeralIpAttach } from '@console/shared/api';
import { field, ModalForm, SelectField, useForm } from '@console/shared/forms';
import { callTo, useQuery } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import { poolPicker, POOLS_REFUSED } from '../../../networking/floating-ips/pool-item.tsx';
import { likelyPool } from '../create/defaults.ts';
import { allPools } from '../../../networking/floating-ips/queries.ts';

const chosenPool = v.object({ pool: field.choice() });
/** Without a pool the server uses the default one. */
const anyPool = v.object({ pool: field.optionalChoice() });

export interface AttachEphemeralProps {
  /** Names of the project and of the instance. */
  project: string;
  instance: string;
  onDismiss: () => void;
}

/** Attaches an ephemeral IP from a pool (docs/screens/compute-storage.md section 5.4.2). */
export function AttachEphemeral({ project, instance, onDismiss }: AttachEphemeralProps) {
  const pools = useQuery(allPools());
  const isRefused = pools.data?.isRefused ?? false;
  const standard = likelyPool(pools.data?.items ?? [])?.name ?? null;
  const form = useForm(isRefused ? anyPool : chosenPool, { pool: standard });
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
        hint={isRefused ? POOLS_REFUSED : 'The next free address of this pool is attached.'}
        placeholder={isRefused ? 'The default pool' : 'Select a pool'}
        {...poolPicker(pools)}
      />
    </ModalForm>
  );
}
