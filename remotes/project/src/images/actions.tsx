import { ArrowUpFromLine, Trash2 } from 'lucide-react';
import type { Action } from '@console/shared/actions';
import { type Image, imageDelete } from '@console/shared/api';
import { runOperation } from '@console/shared/query';
import { toast } from '@console/shared/runtime';

/**
 * What can be done with an image of a project (screens/compute-storage.md, section 8.1). `onPromote` opens the modal. Keep
 * the list in a `useMemo`.
 */
export const imageActions = (
  project: string,
  onPromote: (image: Image) => void,
): readonly Action<Image>[] => [
  { id: 'promote', label: 'Promote', icon: ArrowUpFromLine, section: 'edit', run: onPromote },
  deleteImage(project),
];

/** Deletes an image of a project; without a project, of the silo. */
export const deleteImage = (project?: string): Action<Image> => ({
  id: 'delete',
  label: 'Delete',
  icon: Trash2,
  section: 'delete',
  danger: true,
  confirm: ({ name }) => ({
    title: 'Confirm delete',
    body: (
      <>
        Delete image <b>{name}</b>? Disks made from it stay as they are. The image cannot be brought back.
      </>
    ),
    errorTitle: 'Could not delete resource',
  }),
  run: async ({ name }) => {
    await runOperation(imageDelete, { path: { image: name }, query: { project } });
    toast({
      content: (
        <>
          Image <b>{name}</b> deleted
        </>
      ),
    });
  },
});
