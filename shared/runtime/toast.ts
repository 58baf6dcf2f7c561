import type { ReactNode } from 'react';
import type { ApiRequest } from '@console/shared/api';
import { atom } from '@console/shared/state';
import { store } from './store.ts';

/** Input of a toast; see docs/screens/common-ui.md section 8. */
export interface ToastInput {
  variant?: 'success' | 'error' | 'info';
  title?: string;
  content: ReactNode;
  link?: { label: string; to: string };
  /** The write whose answer was lost: it can be found out whether it was carried out, and asked for once more. */
  lost?: { request: ApiRequest; again: () => void };
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
