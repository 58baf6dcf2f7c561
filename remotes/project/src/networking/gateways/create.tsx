import { internetGatewayCreate } from '@console/shared/api';
import { DescriptionField, NameField, SideModalForm, useForm } from '@console/shared/forms';
import { callTo } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import { NetworkingGuide } from '../edit-facts.tsx';
import { gatewaySchema } from './schema.ts';

export function Component() {
  const place = useParams('/projects/:project/vpcs/:vpc/internet-gateways-new');
  const form = useForm(gatewaySchema, { name: '', description: '' });
  const navigate = useNavigate();
  const gateways = to('/projects/:project/vpcs/:vpc/internet-gateways', place);
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="internet gateway"
      onDismiss={() => navigate(gateways)}
      call={(body) => callTo(internetGatewayCreate, { query: place, body })}
      onSuccess={({ name }) => toast({ content: bold`Internet gateway ${name} created` })}
      next={gateways}
      footerLinks={<NetworkingGuide anchor="#internet-gateway" />}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
    </SideModalForm>
  );
}
