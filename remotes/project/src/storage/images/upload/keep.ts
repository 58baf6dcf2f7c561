import { type Job, reportJob } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { toast } from '@console/shared/runtime';
import { uploadCalls } from './calls.ts';
import { leftText } from './left-text.ts';
import { percentOf } from './progress.ts';
import type { UploadJob } from './run.ts';
import { isActive, isCleaning, type UploadState } from './state.ts';
import { placeOf, STEPS } from './steps.ts';
import { browserClock } from './timing.ts';
import { createUpload, type Outcome, type Upload } from './upload.ts';

/** The upload of a project. It goes on when its page is left, and the activity tells of it. */
export interface KeptUpload extends Upload {
  /** What was started last. */
  readonly job: () => UploadJob | undefined;
  /**
   * A page shows it, until the returned function is called: it tells what comes of it, and nobody else needs to. `isOpen` says
   * whether the steps are in sight.
   */
  readonly watch: (isOpen: () => boolean) => () => void;
}

/** By project. What is over is forgotten when its page is left, or when it has come to a good end unseen. */
const kept = new Map<string, KeptUpload>();

let count = 0;

/** The upload of a project that goes on or whose failure nobody has seen, else a new one. */
export function uploadOf(project: string): KeptUpload {
  const known = kept.get(project);
  if (known) return known;
  const upload = createKept(project);
  kept.set(project, upload);
  return upload;
}

/** Asks in the browser's own words whether an upload is to be stopped, and stops it. */
export function cancelIfWanted(upload: Upload): void {
  if (window.confirm('Cancel the upload? What has been uploaded so far will be deleted.')) upload.cancel();
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
    // A failure waits to be seen on its page, with the form as it was filled
    if (ended !== 'failed') forget();
  };
  upload.subscribe(holdTab);
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

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

/** Closing the tab is not a navigation of the console; the browser asks in its own words, while something would be lost. */
function holdTab(): void {
  removeEventListener('beforeunload', askFirst);
  const states = [...kept.values()].map(({ getState }) => getState());
  if (states.some((state) => isActive(state) || isCleaning(state)))
    addEventListener('beforeunload', askFirst);
}

const tellLeft = (content: string) =>
  toast({ variant: 'error', title: 'Not everything was cleaned up', content, timeout: null });

/** Tells the end of an upload whose page was left. */
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

/** Tells the activity of an upload until it is over, its clean-up included. */
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
    // Nobody reads tenths of a percent
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

/** How an upload stands, as the activity shows it. */
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
      return { state: 'stopping', note: 'What was uploaded is being deleted.' };
    case 'failed':
      return { state: 'failed', note: state.message, requestId: state.requestId, to: page };
    case 'done':
      return { state: 'done', percent: 100, to: to('/projects/:project/images', { project }) };
    case 'idle':
      return { state: 'given up', note: 'The upload was cancelled.' };
  }
}
