import {
  currentUserSshKeyView,
  diskView,
  imageView,
  type Instance,
  instanceDiskList,
  instanceExternalIpList,
  instanceView,
  policyView,
  projectPolicyView,
  projectView,
  snapshotView,
} from '@console/shared/api';
import { isId } from '@console/shared/format';
import { query } from '@console/shared/query';
import { hasRow, isNamed, isSaid, isThere, now, type Rules } from './reads.ts';

interface InInstance {
  readonly path: { readonly instance: string };
  readonly query?: { readonly project?: string | undefined } | undefined;
}

const disksOf =
  ({ path, query: of }: InInstance) =>
  (pageToken?: string, limit?: number) =>
    query(instanceDiskList, { path, query: { ...of, limit, pageToken } });

const stateOf = async ({ path, query: of }: InInstance): Promise<Instance['runState']> =>
  (await now(instanceView, { path, query: of })).runState;

const hasEphemeralIp = async ({ path, query: of }: InInstance) =>
  (await now(instanceExternalIpList, { path, query: of })).items.some(({ kind }) => kind === 'ephemeral');

/** Whether an image belongs to a project. A name is found only in its own project or silo, an id everywhere. */
async function isImageOf(image: string, project: string | undefined): Promise<boolean> {
  if (isId(image)) return Boolean((await now(imageView, { path: { image } })).projectId);
  return isThere(imageView, { path: { image }, query: { project } });
}

/** Checks of the outcome of writes to projects, instances, disks, snapshots, images and keys. */
export const computeRules = {
  projectCreate: ({ body }) => isThere(projectView, { path: { project: body.name } }),
  projectUpdate: ({ path, body }) =>
    isSaid(body, projectView, { path: { project: body.name ?? path.project } }),
  projectDelete: async ({ path }) => !(await isThere(projectView, { path })),
  projectPolicyUpdate: ({ path, body }) => isSaid(body, projectPolicyView, { path }),
  policyUpdate: ({ body }) => isSaid(body, policyView),
  instanceCreate: ({ query: of, body }) =>
    isThere(instanceView, { path: { instance: body.name }, query: of }),
  instanceUpdate: async ({ path, query: of, body: { bootDisk, ...said } }) => {
    const found = await now(instanceView, { path, query: of });
    const disk = bootDisk
      ? await now(diskView, { path: { disk: bootDisk }, query: ofName(bootDisk, of) })
      : undefined;
    return (found.bootDiskId ?? undefined) === disk?.id && isSaid(said, instanceView, { path, query: of });
  },
  instanceDelete: async ({ path, query: of }) => !(await isThere(instanceView, { path, query: of })),
  instanceStart: async (input) =>
    ['starting', 'running', 'migrating', 'rebooting'].includes(await stateOf(input)),
  instanceStop: async (input) => ['stopping', 'stopped'].includes(await stateOf(input)),
  // A running instance has either rebooted already or not at all
  instanceReboot: async (input) => (await stateOf(input)) === 'rebooting' || undefined,
  instanceDiskAttach: (input) => hasRow(disksOf(input), isNamed(input.body.disk)),
  instanceDiskDetach: async (input) => !(await hasRow(disksOf(input), isNamed(input.body.disk))),
  instanceEphemeralIpAttach: (input) => hasEphemeralIp(input),
  instanceEphemeralIpDetach: async (input) => !(await hasEphemeralIp(input)),
  diskCreate: ({ query: of, body }) => isThere(diskView, { path: { disk: body.name }, query: of }),
  diskDelete: async ({ path, query: of }) => !(await isThere(diskView, { path, query: of })),
  snapshotCreate: ({ query: of, body }) =>
    isThere(snapshotView, { path: { snapshot: body.name }, query: of }),
  snapshotDelete: async ({ path, query: of }) => !(await isThere(snapshotView, { path, query: of })),
  imageCreate: ({ query: of, body }) => isThere(imageView, { path: { image: body.name }, query: of }),
  imageDelete: async ({ path, query: of }) => !(await isThere(imageView, { path, query: of })),
  imagePromote: async ({ path, query: of }) => !(await isImageOf(path.image, of?.project)),
  imageDemote: ({ path, query: { project } }) => isImageOf(path.image, project),
  currentUserSshKeyCreate: ({ body }) => isThere(currentUserSshKeyView, { path: { sshKey: body.name } }),
  currentUserSshKeyDelete: async ({ path }) => !(await isThere(currentUserSshKeyView, { path })),
} satisfies Rules;

/** The project is sent only with a name, because an id is unique. */
function ofName<Of>(nameOrId: string, of: Of): Of | undefined {
  return isId(nameOrId) ? undefined : of;
}
