import { useMemo } from 'react';
import { sayChange } from '@console/shared/actions';
import { type Disk, snapshotCreate } from '@console/shared/api';
import {
  ComboboxField,
  DescriptionField,
  NameField,
  SideModalForm,
  useForm,
  useWatch,
} from '@console/shared/forms';
import { formatBytes, toGiB } from '@console/shared/format';
import { callTo, useQuery } from '@console/shared/query';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { bold, Message } from '@console/shared/ui';
import { allDisks } from '../disks/queries.ts';
import { diskAllows } from '../disks/states.ts';
import { useStorageLeft } from '../disks/storage-left.ts';
import { followNewSnapshot } from './following.ts';
import { snapshotSchema } from './schema.ts';

export function Component() {
  const { project } = useParams('/projects/:project/snapshots-new');
  const navigate = useNavigate();
  const form = useForm(snapshotSchema, { name: '', description: '', disk: null });
  const chosen = useWatch({ control: form.control, name: 'disk' });
  const { disks, items, loading, isError } = useDiskChoices(project);
  const storageLeft = useStorageLeft();
  const size = disks.find(({ name }) => name === chosen)?.size;
  const snapshots = to('/projects/:project/snapshots', { project });
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="snapshot"
      onDismiss={() => navigate(snapshots)}
      call={(body) => callTo(snapshotCreate, { query: { project }, body })}
      onSuccess={(snapshot) =>
        sayChange(followNewSnapshot(project, snapshot), bold`Creating snapshot ${snapshot.name}`)
      }
      next={snapshots}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <ComboboxField
        form={form}
        name="disk"
        label="Disk"
        placeholder="Select a disk"
        hint={isError ? 'The disks of the project could not be loaded.' : storageLeft.hint}
        items={items}
        loading={loading}
      />
      {size !== undefined && storageLeft.isShortOf(toGiB(size)) && (
        <Message variant="notice" live="status">
          A snapshot uses as much quota as its disk. This exceeds the remaining quota, so the request will
          likely be rejected. Delete unused disks and snapshots first.
        </Message>
      )}
    </SideModalForm>
  );
}

const NO_DISKS: readonly Disk[] = [];

/** All disks of the project whose state allows a snapshot. */
function useDiskChoices(project: string) {
  const { data, isPending, isError } = useQuery(allDisks(project));
  const disks = data?.items ?? NO_DISKS;
  const items = useMemo(
    () =>
      disks
        .filter((disk) => diskAllows('snapshot', disk))
        .map(({ name, size }) => ({ value: name, label: name, description: formatBytes(size).text })),
    [disks],
  );
  return { disks, items, loading: isPending, isError };
}
