import { useCallback, useEffect, useRef, useState } from 'react';
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
import { isNameFree } from './calls.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { BlockSizeNotice, BootNotice, UploadNote } from './notices.tsx';
import { ProgressModal } from './progress-modal.tsx';
import type { UploadJob } from './run.ts';
import { isCleaning } from './state.ts';
import { BLOCK_SIZES, newUpload, uploadSchema, valuesOf } from './schema.ts';
import { useInspection } from './use-inspection.ts';
import { useUpload, useWatching } from './use-upload.ts';

const BLOCK_SIZE_OPTIONS = BLOCK_SIZES.map((size) => ({ value: size, label: size }));

export function Component() {
  const { project } = useParams('/projects/:project/images-new');
  const navigate = useNavigate();
  const images = to('/projects/:project/images', { project });
  const [upload, state] = useUpload(project);
  // An upload that continued without this page is shown again, over the form with which it was started
  const [before] = useState(() => (state.phase === 'idle' ? undefined : upload.job()));
  const form = useForm(uploadSchema, before ? valuesOf(before) : newUpload);
  const [file, blockSize] = useWatch({ control: form.control, name: ['file', 'blockSize'] });
  const found = useInspection(file);
  const modal = useShown(before !== undefined);
  useWatching(upload, modal.isShown);
  const isKept = useRef(false);
  const isDone = state.phase === 'done';

  const start = async (job: UploadJob) => {
    if (!(await isNameFree(project, job.name))) throw nameTaken();
    modal.show();
    const { ended } = await upload.start(job);
    // The modal has shown the reason, and the form keeps its values
    if (ended !== 'done') throw new DOMException('The upload has ended.', 'AbortError');
  };

  return (
    <SideModalForm
      form={form}
      mode="create"
      resource="image"
      title="Upload image"
      submitLabel={isDone ? 'Done' : 'Upload image'}
      submitDisabledReason={before && isCleaning(state) ? 'The uploaded data is being deleted' : undefined}
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
          onKeep={() => {
            isKept.current = true;
            void navigate(images);
          }}
          onDone={() => navigate(images)}
        />
      )}
      <LeaveGuard upload={upload} state={state} isKept={isKept} />
    </SideModalForm>
  );
}

/** The server's message about a taken name, so that the form marks the field. */
const nameTaken = () =>
  apiError({ kind: 'conflict', code: 'ObjectAlreadyExists', message: 'Image name already exists' });

/** Whether the steps are shown. `isShown` reads the current value and never changes, for code that outlives a render. */
function useShown(atOnce: boolean) {
  const [shown, setShown] = useState(false);
  const current = useRef(false);
  const set = useCallback((value: boolean) => {
    current.current = value;
    setShown(value);
  }, []);
  // If both dialogs opened at once, the lower one would make the upper one inert: the upper one opens later
  useEffect(() => {
    if (!atOnce) return;
    const frame = requestAnimationFrame(() => set(true));
    return () => cancelAnimationFrame(frame);
  }, [atOnce, set]);
  const isShown = useCallback(() => current.current, []);
  return { shown, isShown, show: () => set(true), hide: () => set(false) };
}
