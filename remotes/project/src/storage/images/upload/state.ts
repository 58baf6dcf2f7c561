import { type Progress, progressOf, withSample } from './progress.ts';
import { placeOf, type StepId } from './steps.ts';

/** A resource of an upload that is still on the server. */
export interface Leftover {
  readonly kind: 'disk' | 'snapshot' | 'image';
  readonly name: string;
}

/** State of an upload. Everything that the screen shows follows from it. */
export type UploadState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly step: StepId; readonly progress: Progress }
  /** The connection is lost, or the session has ended. Finished work is kept, and the upload waits to be resumed or canceled. */
  | {
      readonly phase: 'interrupted';
      readonly step: StepId;
      readonly progress: Progress;
      /** Whole sentences: the event, and the remedy. */
      readonly message: string;
    }
  | {
      readonly phase: 'failed';
      readonly step: StepId;
      readonly progress: Progress;
      readonly message: string;
      readonly requestId?: string | undefined;
      readonly cleaning: boolean;
      readonly left: readonly Leftover[];
    }
  /** Canceled by the user; the objects that it has created are being deleted. */
  | { readonly phase: 'cancelled' }
  | {
      readonly phase: 'done';
      readonly progress: Progress;
      readonly cleaning: boolean;
      readonly left: readonly Leftover[];
    };

export type Phase = UploadState['phase'];

export type UploadEvent =
  | { readonly type: 'started'; readonly total: number }
  | { readonly type: 'step'; readonly step: StepId }
  /** `at` is the time in milliseconds. */
  | { readonly type: 'progress'; readonly done: number; readonly at: number }
  | { readonly type: 'interrupted'; readonly message: string }
  | { readonly type: 'resumed' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'failed'; readonly message: string; readonly requestId?: string | undefined }
  | { readonly type: 'done'; readonly left: readonly Leftover[] }
  /** The clean-up is retried. */
  | { readonly type: 'cleaning' }
  | { readonly type: 'cleaned'; readonly left: readonly Leftover[] };

export const IDLE: UploadState = { phase: 'idle' };

/** Whether leaving now would lose work: it runs, or waits for the connection. */
export const isActive = ({ phase }: UploadState): boolean => phase === 'running' || phase === 'interrupted';

/** Whether something is being deleted that would remain on the server if the tab were closed. */
export const isCleaning = (state: UploadState): boolean =>
  state.phase === 'cancelled' || ('cleaning' in state && state.cleaning);

/** The next state. An event that does not fit the state changes nothing: a response may arrive after the user has canceled. */
export function reduce(state: UploadState, event: UploadEvent): UploadState {
  if (event.type === 'started')
    return isActive(state) || isCleaning(state)
      ? state
      : { phase: 'running', step: 'createDisk', progress: progressOf(event.total) };
  switch (state.phase) {
    case 'idle':
      return state;
    case 'running':
      return whileRunning(state, event);
    case 'interrupted':
      return whileInterrupted(state, event);
    case 'cancelled':
      return event.type === 'cleaned' ? IDLE : state;
    case 'failed':
    case 'done':
      if (event.type === 'cleaned') return { ...state, cleaning: false, left: event.left };
      return event.type === 'cleaning' && state.left.length > 0 && !state.cleaning
        ? { ...state, cleaning: true }
        : state;
  }
}

type InPhase<Name extends Phase> = Extract<UploadState, { phase: Name }>;

function whileRunning(state: InPhase<'running'>, event: UploadEvent): UploadState {
  const { step, progress } = state;
  switch (event.type) {
    case 'step':
      return { ...state, step: event.step };
    case 'progress':
      return step === 'upload' ? { ...state, progress: withSample(progress, event) } : state;
    case 'interrupted':
      return { phase: 'interrupted', step, progress, message: event.message };
    case 'cancelled':
      return { phase: 'cancelled' };
    case 'failed': {
      const { message, requestId } = event;
      return { phase: 'failed', step, progress, message, requestId, cleaning: true, left: [] };
    }
    case 'done':
      return { phase: 'done', progress, cleaning: false, left: event.left };
    default:
      return state;
  }
}

function whileInterrupted(state: InPhase<'interrupted'>, event: UploadEvent): UploadState {
  const { step, progress } = state;
  switch (event.type) {
    case 'resumed':
      // The time without a connection must not count for the speed
      return { phase: 'running', step, progress: { ...progress, samples: [] } };
    case 'cancelled':
      return { phase: 'cancelled' };
    default:
      return state;
  }
}

export type StepStatus = 'ready' | 'running' | 'complete' | 'error';

export function stepStatus(state: UploadState, step: StepId): StepStatus {
  switch (state.phase) {
    case 'idle':
    case 'cancelled':
      return 'ready';
    case 'done':
      if (step !== 'cleanUp') return 'complete';
      if (state.cleaning) return 'running';
      return state.left.length > 0 ? 'error' : 'complete';
    case 'running':
    case 'interrupted':
    case 'failed':
      if (placeOf(step) < placeOf(state.step)) return 'complete';
      if (step !== state.step) return 'ready';
      return state.phase === 'running' ? 'running' : 'error';
  }
}
