import { vpcCreate } from '@console/shared/api';
import { DescriptionField, NameField, SideModalForm, TextField, useForm } from '@console/shared/forms';
import { callTo, seed } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import { NetworkingGuide } from '../edit-facts.tsx';
import { vpcByName } from './queries.ts';
import { vpcSchema } from './schema.ts';
import { vpcPath } from './tabs.ts';

export function Component() {
  const { project } = useParams('/projects/:project/vpcs-new');
  const navigate = useNavigate();
  const form = useForm(vpcSchema, { name: '', description: '', dnsName: '', ipv6Prefix: '' });
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="VPC"
      onDismiss={() => navigate(to('/projects/:project/vpcs', { project }))}
      call={(body) => callTo(vpcCreate, { query: { project }, body })}
      onSuccess={(vpc) => {
        seed(vpcByName(project, vpc.name), vpc);
        toast({ content: bold`VPC ${vpc.name} created` });
      }}
      next={({ name }) => vpcPath({ project, vpc: name })}
      footerLinks={<NetworkingGuide />}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <NameField form={form} name="dnsName" label="DNS name" />
      <TextField
        form={form}
        name="ipv6Prefix"
        label="IPv6 prefix"
        optional
        mono
        hint="A /48 in fd00::/8. Leave empty for a random one."
      />
    </SideModalForm>
  );
}
