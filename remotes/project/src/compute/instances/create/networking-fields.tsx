import type { SiloIpPool } from '@console/shared/api';
import {
  CheckboxField,
  FormDivider,
  FormHeading,
  RadioGroupField,
  SelectField,
  TextField,
  useWatch,
} from '@console/shared/forms';
import { Tag, TipIcon } from '@console/shared/ui';
import styles from './create.module.css';
import { FloatingIpsField } from './floating-ips-field.tsx';
import { InterfacesField } from './interfaces-field.tsx';
import type { InstanceForm } from './schema.ts';
import type { InstanceData } from './use-instance-data.ts';

const KINDS = [
  { value: 'none', label: 'None' },
  { value: 'default', label: 'Default' },
  { value: 'create', label: 'Custom' },
];

/** Interfaces, host name and addresses. */
export function NetworkingFields({ form, data }: { form: InstanceForm; data: InstanceData }) {
  const [name, kind] = useWatch({ control: form.control, name: ['name', 'network.kind'] });
  return (
    <div className={styles.fields}>
      <RadioGroupField
        form={form}
        name="network.kind"
        label="Network interface"
        options={KINDS}
        // The fields with the errors are no longer visible
        onChange={() => form.clearErrors('network')}
      />
      {kind === 'create' && <InterfacesField form={form} project={data.project} />}
      <TextField
        form={form}
        name="hostname"
        label="Hostname"
        optional
        hint="Left empty, it is the name of the instance."
        placeholder={name}
      />
      <FormDivider />
      <EphemeralIp form={form} pools={data.pools} />
      <FormDivider />
      <FormHeading
        level={2}
        extra={
          <TipIcon>A floating IP belongs to the project. It can move from one instance to another.</TipIcon>
        }
      >
        Floating IPs
      </FormHeading>
      <FloatingIpsField form={form} floatingIps={data.floatingIps} />
    </div>
  );
}

function EphemeralIp({ form, pools }: { form: InstanceForm; pools: readonly SiloIpPool[] }) {
  const attach = useWatch({ control: form.control, name: 'ephemeralIp.attach' });
  const standard = pools.find(({ isDefault }) => isDefault);
  return (
    <>
      <FormHeading
        level={2}
        extra={<TipIcon>An ephemeral IP comes from a pool with the instance, and goes back with it.</TipIcon>}
      >
        Ephemeral IP
      </FormHeading>
      <CheckboxField
        form={form}
        name="ephemeralIp.attach"
        label="Allocate and attach an ephemeral IP address"
      />
      {attach && (
        <SelectField
          form={form}
          name="ephemeralIp.pool"
          label="IP pool for ephemeral IP"
          items={pools.map(poolItem)}
          placeholder={standard ? `${standard.name} (default)` : 'Select a pool'}
          noItemsText="No pools available"
          hint={
            standard ? undefined : 'This silo has no default pool. Choose one, or go without an ephemeral IP.'
          }
        />
      )}
    </>
  );
}

const poolItem = ({ name, description, isDefault }: SiloIpPool) => ({
  value: name,
  label: name,
  description,
  badge: isDefault && <Tag raw>default</Tag>,
});
