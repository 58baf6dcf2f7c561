import type { Action } from '@console/shared/actions';
import { fetchPart, lazy, type Registered } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';
import type { OpenedProps } from './drawn.tsx';

/** The subject of messages about the code that draws extensions. */
export const NAME = 'What other areas add';

/** The code that draws extensions. */
export const drawn = () => fetchPart(() => import(/* webpackChunkName: "extensions" */ './drawn.tsx'));

/** What a chosen action shows. */
export const Opened = lazy<OpenedProps>(NAME, async () => (await drawn()).Opened, InDialog);

/** The entry of a menu. */
export const actionOf = <Resource,>(
  { area, id, label }: Registered,
  run: (resource: Resource) => void,
): Action<Resource> => ({ id: `${area}.${id}`, label, section: 'view', run });

/** Own entries with the added ones before those that delete. */
export function beforeDelete<Entry extends { readonly section?: string }>(
  own: readonly Entry[],
  added: readonly Entry[],
): readonly Entry[] {
  if (added.length === 0) return own;
  const at = own.findIndex(({ section }) => section === 'delete');
  return at < 0 ? [...own, ...added] : own.toSpliced(at, 0, ...added);
}
