import { useMemo } from 'react';
import * as v from 'valibot';
import { ipPoolSiloLink } from '@console/shared/api';
import { CheckboxField, ComboboxField, field, ModalForm, useForm } from '@console/shared/forms';
import { callTo, useQuery } from '@console/shared/query';
import { Message } from '@console/shared/ui';
import { allLinks, everySilo } from './queries.ts';

const schema = v.object({ silo: field.choice(), isDefault: field.flag() });

export interface LinkSiloProps {
  /** Name of the pool. */
  pool: string;
  onDismiss: () => void;
}

/**
 * Links a pool to a silo. When that fails, the selection is kept and the error is shown above it
 * (docs/screens/system-settings-auth.md sections 10 and 19).
 */
export function LinkSilo({ pool, onDismiss }: LinkSiloProps) {
  const form = useForm(schema, { silo: null, isDefault: false });
  const silos = useQuery(everySilo());
  const links = useQuery(allLinks(pool));
  const items = useMemo(() => {
    const linked = new Set(links.data?.items.map(({ siloId }) => siloId));
    return (silos.data?.items ?? [])
      .filter(({ id }) => !linked.has(id))
      .map(({ name, description }) => ({ value: name, label: name, description }));
  }, [silos.data, links.data]);
  return (
    <ModalForm
      form={form}
      title="Link silo"
      submitLabel="Link"
      errorTitle="Could not link silo"
      onDismiss={onDismiss}
      call={(body) => callTo(ipPoolSiloLink, { path: { pool }, body })}
      onSuccess={onDismiss}
    >
      <Message>Users of the silo can then allocate addresses from this pool.</Message>
      <ComboboxField
        form={form}
        name="silo"
        label="Silo"
        placeholder="Select a silo"
        hint={silos.isError ? 'The silos could not be loaded.' : undefined}
        items={items}
        loading={silos.isPending || links.isPending}
      />
      <CheckboxField
        form={form}
        name="isDefault"
        label="Make it the default pool of the silo"
        hint="A silo has one default pool. It is used when no pool is selected."
      />
    </ModalForm>
  );
}
