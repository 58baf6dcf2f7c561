import { vpcRouterUpdate, type VpcRouterUpdate } from '@console/shared/api';
import { DescriptionField, NameField, SideModalForm, useForm, undoDescription } from '@console/shared/forms';
import { callTo, seed, unlessTaken, useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import { EditFacts, NetworkingGuide } from '../edit-facts.tsx';
import { routerByName } from './queries.ts';
import { routerSchema } from './schema.ts';

export function Component() {
  const { project, vpc, router } = useParams('/projects/:project/vpcs/:vpc/routers/:router/edit');
  const loaded = useLoaded(routerByName(project, vpc, router));
  const { name, description } = loaded;
  const form = useForm(routerSchema, { name, description });
  const navigate = useNavigate();
  const save = (body: VpcRouterUpdate, now: string) =>
    callTo(vpcRouterUpdate, { path: { router: now }, query: { project, vpc }, body });
  const routers = to('/projects/:project/vpcs/:vpc/routers', { project, vpc });
  return (
    <SideModalForm
      form={form}
      mode="edit"
      resource="router"
      onDismiss={() => navigate(routers)}
      call={(body) =>
        unlessTaken(save(body, router), {
          of: loaded,
          to: body.name,
          noun: 'Router',
          view: (other) => routerByName(project, vpc, other),
        })
      }
      onSuccess={(updated) => {
        // Cached under its new name, under which the next page reads it
        seed(routerByName(project, vpc, updated.name), updated);
        toast({
          content: bold`Router ${updated.name} updated`,
          undo: undoDescription({
            noun: 'router',
            before: loaded,
            after: updated,
            view: (name) => routerByName(project, vpc, name),
            update: (description, now) => save({ description }, now.name),
            rename: {
              update: (body, now) => save(body, now.name),
              pageOf: (name) =>
                to('/projects/:project/vpcs/:vpc/routers/:router', { project, vpc, router: name }),
            },
          }),
        });
      }}
      next={routers}
      footerLinks={<NetworkingGuide anchor="#_custom_routers" />}
    >
      <EditFacts resource={loaded} />
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
    </SideModalForm>
  );
}
