import { useMemo } from 'react';
import * as v from 'valibot';
import { ComboboxField, field, ModalForm, type Send, useForm } from '@console/shared/forms';
import { formatBytes } from '@console/shared/format';
import { useQuery } from '@console/shared/query';
import { allDisks } from './queries.ts';
import { diskAllows } from './states.ts';

const schema = v.object({ disk: field.choice() });

const NOTHING_TAKEN: ReadonlySet<string> = new Set();

/** Values of the form: the name of the disk. */
type Chosen = v.InferOutput<typeof schema>;

/** Props of the modal that attaches a disk; `call` or `onSubmit` attaches it, or only stores it. */
export type AttachDiskModalProps<Result> = Send<Chosen, Result> & {
  /** Name of the project whose disks can be chosen. */
  project: string;
  /** Names of disks that are not offered, such as those already chosen. */
  leftOut?: ReadonlySet<string>;
  /** Called after a success. Close the modal here. */
  onDone: (result: Result, chosen: Chosen) => unknown;
  onDismiss: () => void;
};

/** Selects a detached disk to attach (docs/screens/compute-storage.md section 5.3.2). */
export function AttachDiskModal<Result>(props: AttachDiskModalProps<Result>) {
  const { project, leftOut = NOTHING_TAKEN, onDone, onDismiss, ...send } = props;
  const form = useForm(schema, { disk: null });
  const { data, isPending, isError } = useQuery(allDisks(project));
  const items = useMemo(
    () =>
      (data?.items ?? [])
        .filter((disk) => diskAllows('attach', disk) && !leftOut.has(disk.name))
        .map(({ name, size }) => ({ value: name, label: name, description: formatBytes(size).text })),
    [data, leftOut],
  );
  return (
    <ModalForm
      form={form}
      title="Attach disk"
      submitLabel="Attach disk"
      onDismiss={onDismiss}
      {...send}
      onSuccess={onDone}
    >
      <ComboboxField
        form={form}
        name="disk"
        label="Disk name"
        placeholder="Select a disk"
        hint={isError ? 'The disks of the project could not be loaded.' : undefined}
        items={items}
        loading={isPending}
      />
    </ModalForm>
  );
}
