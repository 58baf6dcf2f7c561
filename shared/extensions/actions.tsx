import { Puzzle } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { Action } from '@console/shared/actions';
import { extensionsAt, lazy, type Registered } from '@console/shared/runtime';
import { InDialog } from '@console/shared/ui';
import type { OpenedProps } from './drawn.tsx';
import { drawn, NAME } from './drawn-part.ts';
import type { PlaceOf } from './place.ts';
import type { ExtensionProps } from './props.ts';

/** The dialog of a chosen action. */
export const Opened = lazy<OpenedProps>(NAME, async () => (await drawn()).Opened, InDialog);

/** The icon of additions of other areas. */
export const ADDED = Puzzle;

/** The entry of a menu. */
export const actionOf = <Resource,>(
  { area, id, label }: Registered,
  run: (resource: Resource) => void,
): Action<Resource> => ({ id: `${area}.${id}`, label, icon: ADDED, section: 'view', run });

/** Own entries with the added ones before those that delete. */
export function beforeDelete<Entry extends { readonly section?: string }>(
  own: readonly Entry[],
  added: readonly Entry[],
): readonly Entry[] {
  if (added.length === 0) return own;
  const at = own.findIndex(({ section }) => section === 'delete');
  return at < 0 ? [...own, ...added] : own.toSpliced(at, 0, ...added);
}

/** The actions that other areas add to the menu of a page, among those of the page, and the dialog of the chosen one. */
export function useExtensionActions<Place extends PlaceOf<'action'>, Resource>(
  place: Place,
  given: Omit<ExtensionProps<Place>, 'onDismiss'>,
  own: readonly Action<Resource>[],
): { readonly actions: readonly Action<Resource>[]; readonly opened: ReactNode } {
  const [open, setOpen] = useState<Registered>();
  const actions = useMemo(
    () =>
      beforeDelete(
        own,
        extensionsAt(place).map((one) => actionOf(one, () => setOpen(one))),
      ),
    [place, own],
  );
  const dismiss = () => setOpen(undefined);
  return { actions, opened: open && <Opened of={open} given={given} onDismiss={dismiss} /> };
}
