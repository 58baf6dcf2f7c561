import { imageCreate } from '@console/shared/api';
import { DescriptionField, NameField, SideModalForm, TextField, useForm } from '@console/shared/forms';
import { callTo, useLoaded } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { bold, Bytes, PropertiesTable, Property } from '@console/shared/ui';
import { snapshotByName } from './queries.ts';
import { imageFromSnapshotSchema } from './schema.ts';

export function Component() {
  const params = useParams('/projects/:project/snapshots/:snapshot/images-new');
  const { project } = params;
  const { id, name: snapshot, size } = useLoaded(snapshotByName(project, params.snapshot));
  const navigate = useNavigate();
  const form = useForm(imageFromSnapshotSchema, { name: snapshot, description: '', os: '', version: '' });
  const snapshots = to('/projects/:project/snapshots', { project });
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="image"
      title="Create image from snapshot"
      submitLabel="Create image"
      onDismiss={() => navigate(snapshots)}
      call={(image) =>
        callTo(imageCreate, {
          query: { project },
          body: { ...image, source: { type: 'snapshot', id } },
        })
      }
      onSuccess={({ name }) => toast({ content: bold`Image ${name} created` })}
      next={snapshots}
    >
      <PropertiesTable columns={1} inset={false}>
        <Property label="Snapshot">{snapshot}</Property>
        <Property label="Project">{project}</Property>
        <Property label="Size">
          <Bytes bytes={size} />
        </Property>
      </PropertiesTable>
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" optional={false} />
      <TextField form={form} name="os" label="OS" />
      <TextField form={form} name="version" label="Version" />
    </SideModalForm>
  );
}
