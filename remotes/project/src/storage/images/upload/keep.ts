import { type Job, reportJob } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { holdTab, toast } from '@console/shared/runtime';
import { uploadCalls } from './calls.ts';
import { leftText } from './left-text.ts';
import { percentOf } from './progress.ts';
import type { UploadJob } from './run.ts';
import { isActive, isCleaning, type UploadState } from './state.ts';
import { placeOf, STEPS } from './steps.ts';
import { browserClock } from './timing.ts';
import { createUpload, type Outcome, type Upload } from './upload.ts';

/** The upload of a project. It continues when its page is left, and the activity shows it. */
export interface KeptUpload extends Upload {
  /** The job that was started last. */
  readonly job: () => UploadJob | undefined;
  /**
   * Declares that a page shows the upload, until the returned function is called: then no toast is needed. `isOpen` returns
   * whether the steps are visible.
   */
  readonly watch: (isOpen: () => boolean) => () => void;
}

/** Uploads by project. A finished upload is removed when its page is left, or when it succeeded while no page showed it. */
const kept = new Map<string, KeptUpload>();

let count = 0;

/** The running upload of a project, or one whose failure was not seen yet, or a new one. */
export function uploadOf(project: string): KeptUpload {
  const known = kept.get(project);
  if (known) return known;
  const upload = createKept(project);
  kept.set(project, upload);
  return upload;
}

/** Asks with the browser's dialog whether to stop an upload, and stops it. */
export function cancelIfWanted(upload: Upload): void {
  if (window.confirm('Cancel the upload? What was uploaded is deleted.')) upload.cancel();
}

function createKept(project: string): KeptUpload {
  const upload = createUpload({ calls: uploadCalls(project), clock: browserClock, random: Math.random });
  let job: UploadJob | undefined;
  let running: Promise<Outcome> | undefined;
  let isOpen: (() => boolean) | undefined;

  const forget = () => {
    if (!isActive(upload.getState()) && !isCleaning(upload.getState())) kept.delete(project);
  };
  const over = (name: string, { ended, left }: Outcome) => {
    if (left.length > 0 && !(isOpen?.() && ended !== 'cancelled')) tellLeft(leftText(left));
    if (isOpen) return;
    tellEnd(project, name, upload.getState());
    // A failure stays until it is seen on its page, with the values of the form
    if (ended !== 'failed') forget();
  };
  upload.subscribe(hold);
  const self: KeptUpload = {
    ...upload,
    job: () => job,
    start(what) {
      const outcome = upload.start(what);
      if (outcome === running) return outcome;
      [job, running] = [what, outcome];
      follow(project, what.name, upload, outcome);
      void outcome.then((end) => over(what.name, end));
      return outcome;
    },
    watch(viewer) {
      isOpen = viewer;
      kept.set(project, self);
      return () => {
        isOpen = undefined;
        forget();
      };
    },
  };
  return self;
}

/** Closing the tab is not a navigation of the router. */
function hold(): void {
  const states = [...kept.values()].map(({ getState }) => getState());
  holdTab(
    kept,
    states.some((state) => isActive(state) || isCleaning(state)),
  );
}

const tellLeft = (content: string) =>
  toast({ variant: 'error', title: 'Cleanup incomplete', content, timeout: null });

/** Shows a toast at the end of an upload whose page was left. */
function tellEnd(project: string, name: string, state: UploadState): void {
  if (state.phase === 'done')
    toast({
      content: `Image ${name} uploaded`,
      link: { label: 'Go to images', to: to('/projects/:project/images', { project }) },
    });
  if (state.phase === 'failed')
    toast({
      variant: 'error',
      title: `Could not upload image ${name}`,
      content: state.message,
      link: { label: 'Go to the upload', to: to('/projects/:project/images-new', { project }) },
    });
}

/** Reports an upload to the activity until it has ended, including its clean-up. */
function follow(project: string, name: string, upload: Upload, outcome: Promise<Outcome>): void {
  count += 1;
  const about = { id: `upload-${count}`, title: `Upload image ${name}`, startedAt: Date.now() };
  const stop = async () => {
    upload.cancel();
    await outcome;
  };
  let told = '';
  const tell = () => {
    const job = jobOf(upload, project);
    // Whole percent are precise enough
    const news = JSON.stringify([job.state, job.percent, job.note]);
    if (news !== told) reportJob({ ...about, ...job, stop });
    told = news;
  };
  const unfollow = upload.subscribe(tell);
  tell();
  void outcome.then(({ left }) => {
    unfollow();
    const job = jobOf(upload, project);
    const note = [job.note, ...(left.length > 0 ? [leftText(left)] : [])].filter(Boolean).join(' ');
    reportJob({ ...about, ...job, ...(note !== '' && { note }), actions: [], endedAt: Date.now() });
  });
}

/** State of an upload as the activity shows it. */
function jobOf(
  upload: Upload,
  project: string,
): Pick<Job, 'state' | 'percent' | 'note' | 'requestId' | 'to' | 'actions'> {
  const state = upload.getState();
  const page = to('/projects/:project/images-new', { project });
  const cancel = { label: 'Cancel upload', run: () => cancelIfWanted(upload) };
  switch (state.phase) {
    case 'running':
      return {
        state: 'running',
        percent: percentOf(state.progress),
        note: STEPS[placeOf(state.step)]?.label,
        to: page,
        actions: [cancel],
      };
    case 'interrupted':
      return {
        state: 'interrupted',
        percent: percentOf(state.progress),
        note: state.message,
        to: page,
        actions: [{ label: 'Resume upload', run: upload.resume }, cancel],
      };
    case 'cancelled':
      return { state: 'stopping', note: 'The uploaded data is being deleted.' };
    case 'failed':
      return { state: 'failed', note: state.message, requestId: state.requestId, to: page };
    case 'done':
      return { state: 'done', percent: 100, to: to('/projects/:project/images', { project }) };
    case 'idle':
      return { state: 'given up', note: 'The upload was canceled.' };
  }
}
