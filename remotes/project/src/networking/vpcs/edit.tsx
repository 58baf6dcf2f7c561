import { vpcUpdate, type VpcUpdate } from '@console/shared/api';
import { DescriptionField, NameField, SideModalForm, useForm, undoDescription } from '@console/shared/forms';
import { callTo, seed, unlessTaken, useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import { EditFacts, NetworkingGuide } from '../edit-facts.tsx';
import { vpcByName } from './queries.ts';
import { vpcEditSchema } from './schema.ts';
import { vpcPath } from './tabs.ts';

export function Component() {
  const place = useParams('/projects/:project/vpcs/:vpc/edit');
  const { project } = place;
  const vpc = useLoaded(vpcByName(project, place.vpc));
  const { name, description, dnsName } = vpc;
  const navigate = useNavigate();
  const save = (body: VpcUpdate, now: string) =>
    callTo(vpcUpdate, { path: { vpc: now }, query: { project }, body });
  const form = useForm(vpcEditSchema, { name, description, dnsName });
  return (
    <SideModalForm
      form={form}
      mode="edit"
      resource="VPC"
      onDismiss={() => navigate(vpcPath(place))}
      call={(body) =>
        unlessTaken(save(body, place.vpc), {
          of: vpc,
          to: body.name,
          noun: 'VPC',
          view: (other) => vpcByName(project, other),
        })
      }
      onSuccess={(updated) => {
        // Cached under its new name, under which the next page reads it
        seed(vpcByName(project, updated.name), updated);
        toast({
          content: bold`VPC ${updated.name} updated`,
          undo: undoDescription({
            noun: 'VPC',
            before: vpc,
            after: updated,
            view: (name) => vpcByName(project, name),
            update: (description, now) => save({ description }, now.name),
            rename: {
              update: (body, now) => save(body, now.name),
              pageOf: (vpc) => to('/projects/:project/vpcs/:vpc', { project, vpc }),
            },
          }),
        });
      }}
      next={(updated) => vpcPath({ project, vpc: updated.name })}
      footerLinks={<NetworkingGuide />}
    >
      <EditFacts resource={vpc} />
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <NameField form={form} name="dnsName" label="DNS name" optional />
    </SideModalForm>
  );
}
