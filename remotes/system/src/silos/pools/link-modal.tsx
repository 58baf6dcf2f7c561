import { useMemo } from 'react';
import * as v from 'valibot';
import { ipPoolSiloLink, type SiloIpPool } from '@console/shared/api';
import { ComboboxField, field, ModalForm, useForm } from '@console/shared/forms';
import { callTo, useQuery } from '@console/shared/query';
import { Message } from '@console/shared/ui';
import { allPools } from '../queries.ts';

const schema = v.object({ pool: field.choice() });

export interface LinkPoolModalProps {
  /** Name of the silo. */
  silo: string;
  /** The pools that are already linked. */
  linked: readonly SiloIpPool[];
  onDismiss: () => void;
}

/** Links a pool to a silo (docs/screens/system-settings-auth.md section 4b). An error is shown in the modal, which keeps the choice. */
export function LinkPoolModal({ silo, linked, onDismiss }: LinkPoolModalProps) {
  const form = useForm(schema, { pool: null });
  const { data, isPending, isError } = useQuery(allPools());
  const items = useMemo(() => {
    const taken = new Set(linked.map(({ id }) => id));
    return (data?.items ?? [])
      .filter(({ id }) => !taken.has(id))
      .map(({ name, description }) => ({ value: name, label: name, description }));
  }, [data, linked]);
  return (
    <ModalForm
      form={form}
      title="Link pool"
      submitLabel="Link"
      errorTitle="Could not link pool"
      onDismiss={onDismiss}
      call={({ pool }) => callTo(ipPoolSiloLink, { path: { pool }, body: { silo, isDefault: false } })}
      onSuccess={onDismiss}
    >
      <Message>
        Users of this silo will be able to allocate addresses from the pool. It can be made the default
        afterwards.
      </Message>
      <ComboboxField
        form={form}
        name="pool"
        label="IP pool"
        placeholder="Select a pool"
        hint={isError ? 'The pools could not be loaded.' : undefined}
        items={items}
        loading={isPending}
      />
    </ModalForm>
  );
}
