import type { ReactNode } from 'react';
import type { ApiRequest } from '@console/shared/api';
import { atom } from '@console/shared/state';
import { onIdentityEnd } from './personal.ts';
import { store } from './store.ts';

/** The current values of a resource that was changed. */
export interface Standing {
  /** The value that was changed. */
  readonly value: string | undefined;
  /** The current state, as a sentence for the refusal: `It is attached to web-2 now.` */
  readonly now: () => string | Promise<string>;
  /** Sends the reverse of the change. */
  readonly back: () => Promise<unknown>;
}

/** The reverse of a change, offered in its toast (docs/screens/common-ui.md section 8). */
export type Undo = () => Promise<UndoPlan | undefined>;
/** The plan of `Undo`, whose code is fetched when the toast is shown; undefined when the change cannot be undone. */
export interface UndoPlan {
  /** The changed resource, in a sentence: `floating IP web`. */
  readonly of: string;
  /** The changed value before and after the change; `undefined` when the thing did not exist. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Reads the current values from the server, bypassing the cache. Rejects when it cannot be read. */
  readonly look: () => Promise<Standing>;
  /** Runs reading and writing so that no other write of this page happens between them, where the reverse replaces more than the value. */
  readonly inTurn?: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Text of the toast when it is undone. */
  readonly done: ReactNode;
  /** Paths of its page under its new name, and under the previous one: a user on it, or below it, is redirected. */
  readonly moved?: readonly [from: string, to: string];
}

/** Input of a toast; see docs/screens/common-ui.md section 8. */
export interface ToastInput {
  variant?: 'success' | 'error' | 'info';
  title?: string;
  content: ReactNode;
  link?: { label: string; to: string };
  /** The write whose response was lost: the user can check whether it was carried out, and send it again. */
  lost?: { request: ApiRequest; again: () => void };
  /** Offers to undo the change that the toast reports; in an error, to try that again. */
  undo?: Undo | undefined;
  /** Milliseconds until it closes; `null` stays until closed. Default 5000, for errors 15000. */
  timeout?: number | null;
}

export interface ToastRecord extends ToastInput {
  id: string;
  variant: 'success' | 'error' | 'info';
  timeout: number | null;
}

/** Toasts on screen, oldest first. */
export const toastsAtom = atom<readonly ToastRecord[]>([]);

// It would write in the name of the next user
onIdentityEnd(() => store.set(toastsAtom, (all) => all.filter(({ undo }) => !undo)));

let count = 0;

/** Shows a toast and returns its id. */
export function toast(input: ToastInput): string {
  const variant = input.variant ?? 'success';
  const id = `toast-${(count += 1)}`;
  const timeout = input.timeout === undefined ? (variant === 'error' ? 15_000 : 5_000) : input.timeout;
  store.set(toastsAtom, (all) => [...all, { ...input, id, variant, timeout }]);
  return id;
}

/** Removes a toast; unknown ids are ignored. */
export function dismissToast(id: string): void {
  store.set(toastsAtom, (all) => all.filter((one) => one.id !== id));
}
