import { ipPoolUpdate, type IpPoolUpdate } from '@console/shared/api';
import { DescriptionField, NameField, SideModalForm, useForm, undoDescription } from '@console/shared/forms';
import { callTo, seed, unlessTaken, useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bold, Message } from '@console/shared/ui';
import { ipPoolByName } from './queries.ts';
import { ipPoolSchema } from './schema.ts';

export function Component() {
  const { pool } = useParams('/system/networking/ip-pools/:pool/edit');
  const loaded = useLoaded(ipPoolByName(pool));
  const { name, description } = loaded;
  const navigate = useNavigate();
  const save = (body: IpPoolUpdate, now: string) => callTo(ipPoolUpdate, { path: { pool: now }, body });
  const form = useForm(ipPoolSchema, { name, description });
  return (
    <SideModalForm
      form={form}
      mode="edit"
      resource="IP pool"
      onDismiss={() => navigate(to('/system/networking/ip-pools/:pool', { pool }))}
      call={(body) =>
        unlessTaken(save(body, pool), {
          of: loaded,
          to: body.name,
          noun: 'IP pool',
          view: ipPoolByName,
        })
      }
      onSuccess={(updated) => {
        // Cached under its new name, which the page reads next
        seed(ipPoolByName(updated.name), updated);
        toast({
          content: bold`IP pool ${updated.name} updated`,
          undo: undoDescription({
            noun: 'IP pool',
            before: loaded,
            after: updated,
            view: ipPoolByName,
            update: (description, now) => save({ description }, now.name),
            rename: {
              update: (body, now) => save(body, now.name),
              pageOf: (pool) => to('/system/networking/ip-pools/:pool', { pool }),
            },
          }),
        });
      }}
      next={(updated) => to('/system/networking/ip-pools/:pool', { pool: updated.name })}
    >
      <Message>Users of linked silos see this when they choose a pool.</Message>
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
    </SideModalForm>
  );
}
