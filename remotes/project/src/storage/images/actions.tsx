import { ArrowUpFromLine, HardDrive, Server } from 'lucide-react';
import { type Action, type ActionReason, deleteAction } from '@console/shared/actions';
import { type Image, imageDelete } from '@console/shared/api';
import { callTo } from '@console/shared/query';
import { to } from '@console/shared/routing';

/**
 * Actions on an image of a project (docs/screens/compute-storage.md section 8.1). `onPromote` opens the modal. Keep
 * the list in a `useMemo`.
 */
export const imageActions = (
  project: string,
  onPromote: (image: Image) => void,
  /** Why the user may not promote: it takes a role on the silo. */
  refusal?: ActionReason,
): readonly Action<Image>[] => [
  {
    id: 'promote',
    label: 'Promote',
    icon: ArrowUpFromLine,
    section: 'edit',
    hasOwnRole: true,
    allowed: () => refusal ?? true,
    run: onPromote,
  },
  createFrom('disk', project),
  createFrom('instance', project),
  deleteImage(project),
];

/** The form of a new disk or instance, with the image as its source. */
const createFrom = (what: 'disk' | 'instance', project: string): Action<Image> => ({
  id: `create-${what}`,
  label: `Create ${what}`,
  icon: what === 'disk' ? HardDrive : Server,
  section: 'edit',
  to: ({ id, name }) =>
    what === 'disk'
      ? `${to('/projects/:project/disks-new', { project })}?image=${encodeURIComponent(name)}`
      : `${to('/projects/:project/instances-new', { project })}?image=${id}`,
});

/** Deletes an image of a project; without a project, of the silo. */
export const deleteImage = (project?: string): Action<Image> =>
  deleteAction({
    noun: 'image',
    consequence: 'Disks created from it are not affected. This cannot be undone.',
    many: { consequence: 'Disks created from them are not affected. This cannot be undone.' },
    call: ({ name }) => callTo(imageDelete, { path: { image: name }, query: { project } }),
  });
