import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Action } from './action.ts';

/** The options that differ between types of resources. */
export interface DeleteOptions<Resource> extends Pick<
  Action<Resource>,
  'allowed' | 'done' | 'after' | 'many'
> {
  /** The resource in the sentences: `SSH key`. */
  noun: string;
  /** Title of the confirmation; `Confirm delete` when absent. */
  title?: string;
  /** What is deleted with it and what stays: the sentences after the question. */
  consequence: string | ((resource: Resource) => ReactNode);
  call: NonNullable<Action<Resource>['call']>;
}

/** Deletes a resource: the last entry of its menu, red, with a confirmation (docs/screens/common-ui.md section 9). */
export const deleteAction = <Resource extends { readonly name: string }>({
  noun,
  title = 'Confirm delete',
  consequence,
  ...rest
}: DeleteOptions<Resource>): Action<Resource> => ({
  id: 'delete',
  label: 'Delete',
  icon: Trash2,
  section: 'delete',
  danger: true,
  confirm: (resource) => ({
    title,
    body: (
      <>
        Delete {noun} <b>{resource.name}</b>?{' '}
        {typeof consequence === 'string' ? consequence : consequence(resource)}
      </>
    ),
    errorTitle: 'Could not delete resource',
  }),
  done: ({ name }) => (
    <>
      {noun.charAt(0).toUpperCase() + noun.slice(1)} <b>{name}</b> deleted
    </>
  ),
  ...rest,
});
