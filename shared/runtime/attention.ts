import { atom } from '@console/shared/state';
import { onIdentityEnd } from './personal.ts';
import { store } from './store.ts';

/** Findings of the last overview that this tab has shown. */
export interface Attention {
  /** Paths of the pages with the remedies, one for each finding, and for each that of the overview. */
  readonly paths: readonly string[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

export const attentionAtom = atom<Attention | undefined>(undefined);

onIdentityEnd(() => store.set(attentionAtom, undefined));
