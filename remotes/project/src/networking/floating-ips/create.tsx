import { floatingIpCreate } from '@console/shared/api';
import {
  DescriptionField,
  NameField,
  SideModalForm,
  SelectField,
  TextField,
  useForm,
} from '@console/shared/forms';
import { callTo, seed, useQuery } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bold, Message } from '@console/shared/ui';
import { Disclosure } from '@console/shared/ui/detail';
import styles from './create.module.css';
import { poolPicker, POOLS_REFUSED } from './pool-item.tsx';
import { allPools, floatingIpByName } from './queries.ts';
import { newFloatingIpSchema } from './schema.ts';

export function Component() {
  const { project } = useParams('/projects/:project/floating-ips-new');
  const navigate = useNavigate();
  const form = useForm(newFloatingIpSchema, { name: '', description: '', pool: null, ip: '' });
  const pools = useQuery(allPools());
  const known = pools.data?.items ?? [];
  const standard = known.find(({ isDefault }) => isDefault);
  const floatingIps = to('/projects/:project/floating-ips', { project });
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="floating IP"
      onDismiss={() => navigate(floatingIps)}
      call={(body) => callTo(floatingIpCreate, { query: { project }, body })}
      onSuccess={(floatingIp) => {
        seed(floatingIpByName(project, floatingIp.name), floatingIp);
        toast({ content: bold`Floating IP ${floatingIp.name} created` });
      }}
      next={floatingIps}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <Disclosure title="Advanced">
        <div className={styles.fields}>
          <Message>
            Leave both empty for the next free address of {standard ? <b>{standard.name}</b> : 'the silo’s'}
            {standard ? ', the default pool.' : ' default pool.'}
          </Message>
          <SelectField
            form={form}
            name="pool"
            label="IP pool"
            optional
            placeholder="Select a pool"
            hint={pools.data?.isRefused ? POOLS_REFUSED : undefined}
            {...poolPicker(pools)}
          />
          <TextField
            form={form}
            name="ip"
            label="IP address"
            optional
            mono
            hint="A specific address of the pool, if it is free."
          />
        </div>
      </Disclosure>
    </SideModalForm>
  );
}
