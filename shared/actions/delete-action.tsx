import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Action } from './action.ts';

/** The last entry of a menu, red (docs/screens/common-ui.md section 9). */
const DELETE = { id: 'delete', label: 'Delete', icon: Trash2, section: 'delete', danger: true } as const;

/** The options that differ between types of resources. */
export interface DeleteOptions<Resource> extends Pick<
  Action<Resource>,
  'allowed' | 'run' | 'done' | 'continues' | 'after' | 'many'
> {
  /** The noun for the resource in sentences: `SSH key`. */
  noun: string;
  /** Title of the confirmation; `Confirm delete` when absent. */
  title?: string;
  /** Title of the error toast; `Could not delete {noun}` when absent. */
  errorTitle?: string;
  /** What is deleted along with it and what is kept: the sentences after the question. */
  consequence: string | ((resource: Resource) => ReactNode);
  call: NonNullable<Action<Resource>['call']>;
}

/** Deletes a resource after a confirmation (docs/screens/common-ui.md section 9). */
export const deleteAction = <Resource extends { readonly name: string }>({
  noun,
  title = 'Confirm delete',
  errorTitle = `Could not delete ${noun}`,
  consequence,
  ...rest
}: DeleteOptions<Resource>): Action<Resource> => ({
  ...DELETE,
  confirm: (resource) => ({
    title,
    body: (
      <>
        Delete {noun} <b>{resource.name}</b>?{' '}
        {typeof consequence === 'string' ? consequence : consequence(resource)}
      </>
    ),
    errorTitle,
  }),
  done: ({ name }) => (
    <>
      {noun.charAt(0).toUpperCase() + noun.slice(1)} <b>{name}</b> deleted
    </>
  ),
  ...rest,
});

/**
 * Deletes a resource in its own dialog, for example one that lists what is deleted along with it.
 * @param open opens the dialog
 * @param many how several rows are deleted from the bulk bar
 */
export const deleteInDialog = <Resource,>(
  open: (resource: Resource) => void,
  many?: Action<Resource>['many'],
): Action<Resource> => ({ ...DELETE, run: open, ...(many && { many }) });
