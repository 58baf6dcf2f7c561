import { useMemo } from 'react';
import * as v from 'valibot';
import { ipPoolSiloLink, type IpPoolUtilization, type SiloIpPool } from '@console/shared/api';
import { CheckboxField, ComboboxField, field, ModalForm, useForm } from '@console/shared/forms';
import { callTo, useQuery } from '@console/shared/query';
import { Message } from '@console/shared/ui';
import { utilizationOfPools } from '../../capacity/queries.ts';
import { freeAddresses } from '../../networking/ip-pools/families.ts';
import { allPools } from '../queries.ts';

const schema = v.object({ pool: field.choice(), isDefault: v.boolean() });

export interface LinkPoolModalProps {
  /** Name of the silo. */
  silo: string;
  /** The pools that are already linked. */
  linked: readonly SiloIpPool[];
  onDismiss: () => void;
  /** After the pool is linked; default: `onDismiss`. */
  onDone?: (() => void) | undefined;
}

/** Links a pool to a silo (docs/screens/system-settings-auth.md section 4b). An error is shown in the modal, which keeps the choice. */
export function LinkPoolModal({ silo, linked, onDismiss, onDone = onDismiss }: LinkPoolModalProps) {
  // Without a default pool no instance can be created; a silo has one at most
  const hasDefault = linked.some(({ isDefault }) => isDefault);
  const form = useForm(schema, { pool: null, isDefault: !hasDefault });
  const { data, isPending, isError } = useQuery(allPools());
  const names = useMemo(() => data?.items.map(({ name }) => name) ?? [], [data]);
  const free = useQuery(utilizationOfPools(names), { enabled: names.length > 0 });
  const items = useMemo(() => {
    const taken = new Set(linked.map(({ id }) => id));
    return (data?.items ?? [])
      .filter(({ id }) => !taken.has(id))
      .map(({ name, description }) => ({
        value: name,
        label: name,
        description: [freeText(free.data, name, free.isError), description].filter(Boolean).join(' · '),
      }));
  }, [data, linked, free.data, free.isError]);
  return (
    <ModalForm
      form={form}
      title="Link pool"
      submitLabel="Link"
      errorTitle="Could not link pool"
      onDismiss={onDismiss}
      call={({ pool, isDefault }) =>
        callTo(ipPoolSiloLink, { path: { pool }, body: { silo, isDefault: isDefault && !hasDefault } })
      }
      onSuccess={onDone}
    >
      <Message>Users of this silo will be able to allocate addresses from the pool.</Message>
      <ComboboxField
        form={form}
        name="pool"
        label="IP pool"
        placeholder="Select a pool"
        hint={isError ? 'The pools could not be loaded.' : undefined}
        items={items}
        loading={isPending}
      />
      {!hasDefault && (
        <CheckboxField
          form={form}
          name="isDefault"
          label="Make it the default pool"
          hint="Without a default pool, no instance can be created."
        />
      )}
    </ModalForm>
  );
}

type Utilizations = ReadonlyMap<string, IpPoolUtilization | undefined>;

/** The free addresses of a pool for its option; they are read after the names. */
function freeText(all: Utilizations | undefined, pool: string, isError: boolean): string {
  if (!all && !isError) return '';
  const known = all?.get(pool);
  return known ? freeAddresses(known) : 'free addresses not available';
}
