import { vpcRouterCreate } from '@console/shared/api';
import { DescriptionField, NameField, SideModalForm, useForm } from '@console/shared/forms';
import { callTo } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import { NetworkingGuide } from '../edit-facts.tsx';
import { routerSchema } from './schema.ts';

export function Component() {
  const place = useParams('/projects/:project/vpcs/:vpc/routers-new');
  const form = useForm(routerSchema, { name: '', description: '' });
  const navigate = useNavigate();
  const routers = to('/projects/:project/vpcs/:vpc/routers', place);
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="router"
      onDismiss={() => navigate(routers)}
      call={(body) => callTo(vpcRouterCreate, { query: place, body })}
      onSuccess={({ name }) => toast({ content: bold`Router ${name} created` })}
      next={routers}
      footerLinks={<NetworkingGuide anchor="#_custom_routers" />}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
    </SideModalForm>
  );
}
