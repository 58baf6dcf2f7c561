import { useMemo } from 'react';
import * as v from 'valibot';
import { type Disk, instanceDiskAttach } from '@console/shared/api';
import { ComboboxField, field, ModalForm, useForm } from '@console/shared/forms';
import { callTo, useQuery } from '@console/shared/query';
import { toast } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import { everyInstance } from '../../base/instances/queries.ts';
import { allows } from '../../base/instances/states.ts';

const schema = v.object({ instance: field.choice() });

interface AttachToInstanceProps {
  readonly project: string;
  readonly disk: Disk;
  readonly onDismiss: () => void;
}

/** Attaches a disk to an instance that is chosen here: the other direction of the storage tab. */
export function AttachToInstance({ project, disk, onDismiss }: AttachToInstanceProps) {
  const form = useForm(schema, { instance: null });
  const { data, isPending, isError } = useQuery(everyInstance(project));
  const items = useMemo(
    () =>
      (data?.items ?? []).map((instance) => ({
        value: instance.name,
        label: instance.name,
        description: instance.runState,
        disabled: !allows('attachDisk', instance),
      })),
    [data],
  );
  return (
    <ModalForm
      form={form}
      title="Attach disk to instance"
      submitLabel="Attach disk"
      errorTitle="Could not attach disk"
      onDismiss={onDismiss}
      call={({ instance }) =>
        callTo(instanceDiskAttach, { path: { instance }, query: { project }, body: { disk: disk.name } })
      }
      onSuccess={() => {
        toast({ content: bold`Disk ${disk.name} attached` });
        onDismiss();
      }}
    >
      <ComboboxField
        form={form}
        name="instance"
        label="Instance"
        placeholder="Select an instance"
        hint={
          isError
            ? 'The instances of the project could not be loaded.'
            : 'Disks can be attached to stopped instances.'
        }
        items={items}
        loading={isPending}
      />
    </ModalForm>
  );
}
