import { ipPoolCreate } from '@console/shared/api';
import { DescriptionField, NameField, SideModalForm, useForm } from '@console/shared/forms';
import { callTo, seed } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bold, Message } from '@console/shared/ui';
import { useBack } from '../../use-back.ts';
import { ipPoolByName } from './queries.ts';
import { ipPoolSchema } from './schema.ts';

const LIST = to('/system/networking/ip-pools');

export function Component() {
  const navigate = useNavigate();
  const back = useBack(LIST);
  const form = useForm(ipPoolSchema, { name: '', description: '' });
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="IP pool"
      onDismiss={() => navigate(back)}
      call={(body) => callTo(ipPoolCreate, { body })}
      onSuccess={(pool) => {
        seed(ipPoolByName(pool.name), pool);
        toast({ content: bold`IP pool ${pool.name} created` });
      }}
      next={back}
    >
      <Message>Users of linked silos see this when they choose a pool.</Message>
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
    </SideModalForm>
  );
}
