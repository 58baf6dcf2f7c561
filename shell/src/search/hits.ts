import type { SearchHit } from '@console/shared/contract';
import { kindOf } from './kinds.ts';

/** A search result. */
export interface Hit extends SearchHit {
  /** Label of a kind that is defined by its area only. */
  readonly label?: string;
}

/** Label of its kind. */
export const labelOf = ({ kind, label = kindOf(kind).label }: Pick<Hit, 'kind' | 'label'>): string => label;
