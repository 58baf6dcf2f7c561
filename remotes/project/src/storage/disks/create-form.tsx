import { useMemo } from 'react';
import type { DiskCreate } from '@console/shared/api';
import {
  DescriptionField,
  FormDivider,
  NameField,
  RadioGroupField,
  SelectField,
  type Send,
  SideModalForm,
  SizeField,
  useForm,
  useWatch,
} from '@console/shared/forms';
import { Message } from '@console/shared/ui';
import { BLOCK_SIZES, DEFAULT_BLOCK_SIZE, diskSchema, newDisk } from './create-schema.ts';
import { raiseSize } from './size.ts';
import { useDiskSources } from './sources.ts';
import { useStorageLeft } from './storage-left.ts';

const SOURCES = [
  { value: 'blank', label: 'Blank' },
  { value: 'snapshot', label: 'Snapshot' },
  { value: 'image', label: 'Image' },
];

const BLOCK_SIZE_OPTIONS = BLOCK_SIZES.map((size) => ({ value: size, label: size }));

const NOTHING_TAKEN: ReadonlySet<string> = new Set();

/** Props of the form of a new disk; `call` or `onSubmit` makes the disk, or only keeps it for later. */
export type CreateDiskFormProps<Result> = Send<DiskCreate, Result> & {
  /** Name of the project whose snapshots and images can be sources. */
  project: string;
  /** Names that are refused at once, such as those of disks that do not exist yet. Keep it in a `useMemo`. */
  takenNames?: ReadonlySet<string>;
  /** Runs when that went well: close the form here, unless `next` leads away from it. */
  onDone?: (result: Result) => unknown;
  onDismiss: () => void;
  /** Where to go then. */
  next?: string;
};

/**
 * The form of a new disk in a side modal (docs/screens/compute-storage.md section 6.2). It does not know what becomes of the
 * disk: a screen creates it, the storage tab attaches it too, a new instance only notes it.
 */
export function CreateDiskForm<Result>(props: CreateDiskFormProps<Result>) {
  const { project, takenNames = NOTHING_TAKEN, onDone, onDismiss, next, ...send } = props;
  const sources = useDiskSources(project);
  const schema = useMemo(
    () => diskSchema({ takenNames, sourceSizes: sources.sizes }),
    [takenNames, sources.sizes],
  );
  const form = useForm(schema, newDisk);
  const [source, size] = useWatch({ control: form.control, name: ['source', 'size'] });
  const storageLeft = useStorageLeft();
  const reset = () => {
    form.setValue('blockSize', DEFAULT_BLOCK_SIZE);
    form.setValue('snapshotId', null);
    form.setValue('imageId', null);
    form.clearErrors(['snapshotId', 'imageId']);
  };
  const fit = (id: string | null) => {
    const raised = raiseSize(form.getValues('size'), sources.sizes.get(id ?? '') ?? 0);
    form.setValue('size', raised, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="disk"
      onDismiss={onDismiss}
      {...send}
      onSuccess={onDone}
      next={next}
    >
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <FormDivider />
      <RadioGroupField form={form} name="source" label="Source" options={SOURCES} onChange={reset} />
      {source === 'blank' && (
        <RadioGroupField
          form={form}
          name="blockSize"
          label="Block size (Bytes)"
          options={BLOCK_SIZE_OPTIONS}
        />
      )}
      {source === 'snapshot' && (
        <SelectField
          form={form}
          name="snapshotId"
          label="Source snapshot"
          placeholder="Select a snapshot"
          {...sources.snapshots}
          onChange={fit}
        />
      )}
      {source === 'image' && (
        <SelectField
          form={form}
          name="imageId"
          label="Source image"
          placeholder="Select an image"
          {...sources.images}
          onChange={fit}
        />
      )}
      <SizeField form={form} name="size" label="Size" hint={storageLeft.hint} />
      {storageLeft.isShortOf(size) && (
        <Message variant="notice" live="status">
          This is more than the quota has left, so the disk will probably be refused. Choose a smaller size or
          delete disks and snapshots that are no longer needed.
        </Message>
      )}
    </SideModalForm>
  );
}
