import { useMemo } from 'react';
import type { DiskCreate } from '@console/shared/api';
import {
  ComboboxField,
  DescriptionField,
  FormDivider,
  NameField,
  RadioGroupField,
  type Send,
  SideModalForm,
  SizeField,
  useForm,
  useWatch,
} from '@console/shared/forms';
import { Message } from '@console/shared/ui';
import { BLOCK_SIZES, type ChosenSource, DEFAULT_BLOCK_SIZE, diskFrom, diskSchema } from './create-schema.ts';
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

/** Props of the form of a new disk; `call` or `onSubmit` creates the disk, or stores it for later. */
export type CreateDiskFormProps<Result> = Send<DiskCreate, Result> & {
  /** Name of the project whose snapshots and images can be sources. */
  project: string;
  /** The snapshot or image from which the form was opened. */
  from?: ChosenSource | undefined;
  /** Names that the form refuses, such as those of disks that will be created later. Keep it in a `useMemo`. */
  takenNames?: ReadonlySet<string>;
  /** Called after a success: close the form here, unless `next` navigates away from it. */
  onDone?: (result: Result) => unknown;
  onDismiss: () => void;
  /** Path to open after a success. */
  next?: string;
};

/**
 * The form of a new disk in a side modal (docs/screens/compute-storage.md section 6.2). Its caller handles the
 * disk: a screen creates it, the storage tab attaches it too, the form of a new instance only stores it.
 */
export function CreateDiskForm<Result>(props: CreateDiskFormProps<Result>) {
  const { project, from, takenNames = NOTHING_TAKEN, onDone, onDismiss, next, ...send } = props;
  const sources = useDiskSources(project);
  const schema = useMemo(
    () => diskSchema({ takenNames, sourceSizes: sources.sizes }),
    [takenNames, sources.sizes],
  );
  const form = useForm(schema, diskFrom(from));
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
        <ComboboxField
          form={form}
          name="snapshotId"
          label="Source snapshot"
          placeholder="Select a snapshot"
          {...sources.snapshots}
          onChange={fit}
        />
      )}
      {source === 'image' && (
        <ComboboxField
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
          This exceeds the remaining quota, so the request will likely be rejected. Choose a smaller size, or
          delete unused disks and snapshots.
        </Message>
      )}
    </SideModalForm>
  );
}
