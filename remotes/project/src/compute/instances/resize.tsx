import * as v from 'valibot';
import type { Instance } from '@console/shared/api';
import { ModalForm, NumberField, SizeField, useForm, useWatch } from '@console/shared/forms';
import { formatBytes, pluralize, toGiB } from '@console/shared/format';
import { toast } from '@console/shared/runtime';
import { bold, Message, Truncate } from '@console/shared/ui';
import { changeSettings, settingsCall } from '../../base/instances/change-settings.ts';
import { resizeSchema } from './resize-schema.ts';
import { allows, onlyIn } from '../../base/instances/states.ts';

/** Maximum number of characters of the name in the line with the current size. */
const NAME_SHOWN = 20;

const INVALID = 'Correct the size first';

export interface ResizeModalProps {
  /** The current instance: the modal updates when its state changes. */
  instance: Instance;
  /** Name of its project. */
  project: string;
  /** Path of the instance page, linked by the success message when the modal is opened on another page. */
  viewAt?: string;
  onDismiss: () => void;
}

/** Changes vCPUs and memory of an instance (docs/screens/compute-storage.md section 5.2). */
export function ResizeModal({ instance, project, viewAt, onDismiss }: ResizeModalProps) {
  const form = useForm(resizeSchema, { ncpus: instance.ncpus, memory: toGiB(instance.memory) });
  const size = v.safeParse(resizeSchema, useWatch({ control: form.control }));
  const refusal = allows('resize', instance) ? undefined : onlyIn('resize', 'resized');
  const disabled = refusal !== undefined;
  return (
    <ModalForm
      form={form}
      title="Resize instance"
      submitLabel="Resize"
      submitDisabledReason={refusal ?? (size.success ? sameSize(size.output, instance) : INVALID)}
      onDismiss={onDismiss}
      call={(size) => settingsCall(project, instance, size)}
      onSubmit={(size) => changeSettings(project, instance, size)}
      onSuccess={({ name }) => {
        onDismiss();
        toast({
          content: bold`Instance ${name} resized`,
          ...(viewAt === undefined ? {} : { link: { label: 'View instance', to: viewAt } }),
        });
      }}
    >
      {disabled ? (
        <Message variant="destructive" live="status">
          {refusal}.
        </Message>
      ) : (
        <CurrentSize instance={instance} />
      )}
      <NumberField
        form={form}
        name="ncpus"
        label="vCPUs"
        min={1}
        disabled={disabled}
        onChange={() => void form.trigger('ncpus')}
      />
      <SizeField
        form={form}
        name="memory"
        label="Memory"
        disabled={disabled}
        onChange={() => void form.trigger('memory')}
      />
    </ModalForm>
  );
}

/** Reason why the form cannot be submitted while the size is unchanged. */
const sameSize = (size: v.InferOutput<typeof resizeSchema>, { ncpus, memory }: Instance) =>
  size.ncpus === ncpus && size.memory === memory ? 'Choose another size first' : undefined;

function CurrentSize({ instance: { name, ncpus, memory } }: { instance: Instance }) {
  return (
    <Message>
      Current (<Truncate text={name} max={NAME_SHOWN} />
      {`): ${pluralize(ncpus, 'vCPU')} / ${formatBytes(memory).text}`}
    </Message>
  );
}
