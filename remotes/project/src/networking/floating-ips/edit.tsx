import { type FloatingIp, floatingIpUpdate, type FloatingIpUpdate } from '@console/shared/api';
import { DescriptionField, NameField, SideModalForm, useForm, undoDescription } from '@console/shared/forms';
import { callTo, seed, unlessTaken, useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { IpCell } from '@console/shared/table';
import { bold, PropertiesTable, Property } from '@console/shared/ui';
import { IdAndDates } from '../edit-facts.tsx';
import { networkingOf } from './networking-of.ts';
import { PoolName } from './pool-name.tsx';
import { floatingIpByName } from './queries.ts';
import { floatingIpSchema } from './schema.ts';
import { AttachedTo } from '../../storage/disks/attached-to.tsx';

export function Component() {
  const { project, floatingIp: selected } = useParams('/projects/:project/floating-ips/:floatingIp/edit');
  const floatingIp = useLoaded(floatingIpByName(project, selected));
  const { name, description } = floatingIp;
  const navigate = useNavigate();
  const save = (body: FloatingIpUpdate, now: string) =>
    callTo(floatingIpUpdate, { path: { floatingIp: now }, query: { project }, body });
  const form = useForm(floatingIpSchema, { name, description });
  const floatingIps = to('/projects/:project/floating-ips', { project });
  return (
    <SideModalForm
      form={form}
      mode="edit"
      resource="floating IP"
      onDismiss={() => navigate(floatingIps)}
      call={(body) =>
        unlessTaken(save(body, selected), {
          of: floatingIp,
          to: body.name,
          noun: 'Floating IP',
          view: (other) => floatingIpByName(project, other),
        })
      }
      onSuccess={(updated) => {
        // Cached under its new name, under which the next page reads it
        seed(floatingIpByName(project, updated.name), updated);
        toast({
          content: bold`Floating IP ${updated.name} updated`,
          undo: undoDescription({
            noun: 'floating IP',
            before: floatingIp,
            after: updated,
            view: (name) => floatingIpByName(project, name),
            update: (description, now) => save({ description }, now.name),
            rename: { update: (body, now) => save(body, now.name) },
          }),
        });
      }}
      next={floatingIps}
    >
      <Facts project={project} floatingIp={floatingIp} />
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
    </SideModalForm>
  );
}

/** The read-only properties. */
function Facts({ project, floatingIp }: { project: string; floatingIp: FloatingIp }) {
  const { ip, ipPoolId, instanceId } = floatingIp;
  return (
    <PropertiesTable columns={1} inset={false} label="Floating IP">
      <IdAndDates resource={floatingIp} />
      <Property label="IP Address">
        <IpCell ip={ip} link={false} copy />
      </Property>
      <Property label="IP Pool">
        <PoolName poolId={ipPoolId} />
      </Property>
      <Property label="Instance">
        <AttachedTo project={project} instanceId={instanceId ?? undefined} pathOf={networkingOf} />
      </Property>
    </PropertiesTable>
  );
}
