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
import { Message, TipIcon } from '@console/shared/ui';
import { poolItem, POOLS_REFUSED } from '../../../networking/floating-ips/pool-item.tsx';
import styles from './create.module.css';
import { NO_DEFAULT_POOL } from './default-pool.ts';
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
        onChange={(next) => {
          // The fields with the errors are no longer visible
          form.clearErrors('network');
          // An address is attached to an interface
          if (next === 'none' || kind === 'none') form.setValue('ephemeralIp.attach', next !== 'none');
        }}
      />
      {kind === 'create' && <InterfacesField form={form} project={data.project} />}
      <TextField
        form={form}
        name="hostname"
        label="Hostname"
        optional
        hint="Defaults to the instance name."
        placeholder={name}
      />
      <FormDivider />
      {data.hasNoDefaultPool && <Message variant="notice">{NO_DEFAULT_POOL}</Message>}
      <EphemeralIp
        form={form}
        pools={data.pools}
        isRefused={data.arePoolsRefused}
        hasInterface={kind !== 'none'}
      />
      <FormDivider />
      <FormHeading
        level={2}
        extra={<TipIcon>A floating IP belongs to the project and can be moved between instances.</TipIcon>}
      >
        Floating IPs
      </FormHeading>
      <FloatingIpsField form={form} floatingIps={data.floatingIps} />
    </div>
  );
}

interface EphemeralIpProps {
  form: InstanceForm;
  pools: readonly SiloIpPool[];
  /** The user may not list the pools. */
  isRefused: boolean;
  hasInterface: boolean;
}

function EphemeralIp({ form, pools, isRefused, hasInterface }: EphemeralIpProps) {
  const attach = useWatch({ control: form.control, name: 'ephemeralIp.attach' });
  const standard = pools.find(({ isDefault }) => isDefault);
  return (
    <>
      <FormHeading
        level={2}
        extra={
          <TipIcon>An ephemeral IP comes from a pool and is released when the instance is deleted.</TipIcon>
        }
      >
        Ephemeral IP
      </FormHeading>
      <CheckboxField
        form={form}
        name="ephemeralIp.attach"
        label="Allocate and attach an ephemeral IP address"
        disabled={!hasInterface}
        hint={hasInterface ? undefined : 'An instance without a network interface has no external IP.'}
      />
      {attach && isRefused && <Message>{POOLS_REFUSED}</Message>}
      {attach && !isRefused && (
        <SelectField
          form={form}
          name="ephemeralIp.pool"
          label="IP pool for ephemeral IP"
          items={pools.map(poolItem)}
          placeholder={standard ? `${standard.name} (default)` : 'Select a pool'}
          noItemsText="No pools available"
        />
      )}
    </>
  );
}
