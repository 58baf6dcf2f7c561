import { DescriptionField, NameField, SideModalForm, useForm, undoDescription } from '@console/shared/forms';
import { seed, unlessTaken, useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { toast } from '@console/shared/runtime';
import type { GroupKind } from './kinds.ts';
import { groupSchema } from './schema.ts';

/** The form of an existing group (docs/screens/network-access.md section 12.4). */
export function EditGroup({ kind, project, name }: { kind: GroupKind; project: string; name: string }) {
  const place = { project, group: name };
  const group = useLoaded(kind.one(place));
  const navigate = useNavigate();
  const form = useForm(groupSchema, { name: group.name, description: group.description });
  return (
    <SideModalForm
      form={form}
      mode="edit"
      resource={kind.noun}
      submitLabel="Edit group"
      onDismiss={() => navigate(kind.pagePath(place))}
      call={(body) =>
        unlessTaken(kind.update(place, body), {
          of: group,
          to: body.name,
          noun: kind.title,
          view: (other) => kind.one({ project, group: other }),
        })
      }
      onSuccess={(updated) => {
        // Cached under its new name, under which its page reads it
        seed(kind.one({ project, group: updated.name }), updated);
        toast({
          content: (
            <>
              {kind.title} <b>{updated.name}</b> updated
            </>
          ),
          undo: undoDescription({
            noun: kind.noun,
            before: group,
            after: updated,
            view: (other) => kind.one({ project, group: other }),
            update: (description, now) => kind.update({ project, group: now.name }, { description }),
            rename: {
              update: (body, now) => kind.update({ project, group: now.name }, body),
              pageOf: (group) => kind.pagePath({ project, group }),
            },
          }),
        });
      }}
      next={(updated) => kind.pagePath({ project, group: updated.name })}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
    </SideModalForm>
  );
}
