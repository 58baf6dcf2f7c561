import { internetGatewayIpPoolCreate, type SiloIpPool } from '@console/shared/api';
import { DescriptionField, ModalForm, NameField, SelectField, useForm } from '@console/shared/forms';
import { callTo, useQuery } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { bold, Tag } from '@console/shared/ui';
import { allPools } from '../floating-ips/queries.ts';
import type { GatewayPlace } from './place.ts';
import { poolSchema } from './schema.ts';

interface AttachPoolProps {
  place: GatewayPlace;
  /** Ids of the attached pools, which are not offered. */
  attached: ReadonlySet<string>;
  onDismiss: () => void;
}

/** Attaches an IP pool as a source of addresses to a gateway (docs/screens/operator.md section 7.3). */
export function AttachPool({ place, attached, onDismiss }: AttachPoolProps) {
  const { data, isPending, isError } = useQuery(allPools());
  const form = useForm(poolSchema, { name: '', description: '', ipPool: null });
  return (
    <ModalForm
      form={form}
      title="Attach IP pool"
      submitLabel="Attach"
      scrim={false}
      onDismiss={onDismiss}
      call={(body) => callTo(internetGatewayIpPoolCreate, { query: place, body })}
      onSuccess={({ name }) => {
        onDismiss();
        toast({ content: bold`IP pool ${name} attached` });
      }}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <SelectField
        form={form}
        name="ipPool"
        label="IP pool"
        placeholder="Select a pool"
        items={(data?.items ?? []).filter(({ id }) => !attached.has(id)).map(poolItem)}
        noItemsText={
          isError
            ? 'Pools could not be loaded'
            : data?.isRefused
              ? 'Pools are not available with your roles'
              : 'No other pools available'
        }
        loading={isPending}
      />
    </ModalForm>
  );
}

const poolItem = ({ name, description, isDefault }: SiloIpPool) => ({
  value: name,
  label: name,
  badge: isDefault && <Tag>default</Tag>,
  description: description || undefined,
});
