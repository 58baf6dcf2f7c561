import { useEffect, useRef, useState } from 'react';
import { apiError } from '@console/shared/api';
import {
  DescriptionField,
  FileField,
  NameField,
  RadioGroupField,
  SideModalForm,
  TextField,
  useForm,
  useWatch,
} from '@console/shared/forms';
import { useNavigate } from '@console/shared/router';
import { to, useParams } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { isNameFree } from './calls.ts';
import { leftText } from './left-text.ts';
import { BlockSizeNotice, BootNotice, UploadNote } from './notices.tsx';
import { ProgressModal } from './progress-modal.tsx';
import type { UploadJob } from './run.ts';
import { BLOCK_SIZES, newUpload, uploadSchema } from './schema.ts';
import { useInspection } from './use-inspection.ts';
import { useUpload, useUploadGuard } from './use-upload.ts';

const BLOCK_SIZE_OPTIONS = BLOCK_SIZES.map((size) => ({ value: size, label: size }));

export function Component() {
  const { project } = useParams('/projects/:project/images-new');
  const navigate = useNavigate();
  const images = to('/projects/:project/images', { project });
  const form = useForm(uploadSchema, newUpload);
  const [file, blockSize] = useWatch({ control: form.control, name: ['file', 'blockSize'] });
  const found = useInspection(file);
  const [upload, state] = useUpload(project);
  useUploadGuard(upload, state);
  const modal = useShown();
  const isDone = state.phase === 'done';

  const start = async (job: UploadJob) => {
    if (!(await isNameFree(project, job.name))) throw nameTaken();
    modal.show();
    const { ended, left } = await upload.start(job);
    // In the open modal it stands anyway
    if (left.length > 0 && !(modal.isShown() && ended !== 'cancelled')) tellLeft(leftText(left));
    // The modal has said why, and the form is to stay as it was filled
    if (ended !== 'done') throw new DOMException('The upload has ended.', 'AbortError');
  };

  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="image"
      title="Upload image"
      submitLabel={isDone ? 'Done' : 'Upload image'}
      onDismiss={() => navigate(images)}
      onSubmit={(job) => (isDone ? undefined : start(job))}
      next={isDone ? images : undefined}
    >
      <UploadNote />
      <NameField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <TextField form={form} name="os" label="OS" />
      <TextField form={form} name="version" label="Version" />
      <RadioGroupField form={form} name="blockSize" label="Block size (Bytes)" options={BLOCK_SIZE_OPTIONS} />
      <BlockSizeNotice found={found} chosen={blockSize} />
      <FileField form={form} name="file" label="Image file" />
      <BootNotice found={found} />
      {modal.shown && state.phase !== 'idle' && state.phase !== 'cancelled' && (
        <ProgressModal
          upload={upload}
          state={state}
          fileName={file?.name ?? ''}
          onBack={modal.hide}
          onDone={() => navigate(images)}
        />
      )}
    </SideModalForm>
  );
}

/** As the server says it of a name that is taken, so that the form marks the field. */
const nameTaken = () =>
  apiError({ kind: 'conflict', code: 'ObjectAlreadyExists', message: 'Image name already exists' });

const tellLeft = (content: string) =>
  toast({ variant: 'error', title: 'Not everything was cleaned up', content, timeout: null });

/** Whether the modal is open, also for what outlives the form. */
function useShown() {
  const [shown, setShown] = useState(false);
  const current = useRef(false);
  // The clean-up may end when nobody is here to read of it
  useEffect(() => () => void (current.current = false), []);
  const set = (value: boolean) => {
    current.current = value;
    setShown(value);
  };
  return { shown, isShown: () => current.current, show: () => set(true), hide: () => set(false) };
}
