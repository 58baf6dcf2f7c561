import { type Action, foundActions } from '@console/shared/actions';
import {
  affinityGroupView,
  antiAffinityGroupView,
  floatingIpView,
  projectView,
  snapshotView,
} from '@console/shared/api';
import type { FoundAction, FoundResource } from '@console/shared/contract';
import { fetchToShow, type Query, query } from '@console/shared/query';
import type { Need } from './access/place.ts';
import { refusalFor } from './access/refusal.ts';
import { groupActions } from './affinity/actions.tsx';
import { affinity, antiAffinity } from './affinity/kinds.ts';
import { instanceActions } from './compute/instances/actions.tsx';
import { instanceById } from './base/instances/queries.ts';
import { floatingIpActions } from './networking/floating-ips/actions.tsx';
import { projectActions } from './projects/actions.tsx';
import { diskActions } from './storage/disks/actions.tsx';
import { diskById } from './storage/disks/queries.ts';
import { snapshotActions } from './storage/snapshots/actions.tsx';

/** Actions that open a dialog on the list's page. The search offers only actions that need no page. */
const OF_PAGE: ReadonlySet<string> = new Set(['resize', 'attach', 'clone', 'grow', 'move', 'discard-import']);

/** Never called: these actions are not offered. */
const noPage = (): void => undefined;

/** Binds actions to a resource in its current state. */
async function bind<Resource>(
  actions: readonly Action<Resource>[],
  asked: Query<Resource>,
  need: Need,
): Promise<readonly FoundAction[]> {
  const [resource, refusal] = await Promise.all([fetchToShow(asked), refusalFor(need)]);
  return foundActions(
    actions.filter(({ id }) => !OF_PAGE.has(id)),
    resource,
    refusal,
  );
}

/** The row actions of this area for results of the search (docs/screens/operator.md section 9.4). */
export async function actionsOn({ kind, id, project = '' }: FoundResource): Promise<readonly FoundAction[]> {
  const need: Need = { role: 'collaborator', project };
  switch (kind) {
    case 'instance':
      return bind(instanceActions({ project, onResize: noPage, onClone: noPage }), instanceById(id), need);
    case 'disk':
      return bind(diskActions(project, noPage, noPage), diskById(id), need);
    case 'snapshot':
      return bind(snapshotActions(project), query(snapshotView, { path: { snapshot: id } }), need);
    case 'floating-ip':
      return bind(
        floatingIpActions({ project, instanceName: () => undefined, onAttach: noPage, onMove: noPage }),
        query(floatingIpView, { path: { floatingIp: id } }),
        need,
      );
    case 'affinity-group':
      return bind(
        groupActions(affinity, project),
        query(affinityGroupView, { path: { affinityGroup: id } }),
        need,
      );
    case 'anti-affinity-group':
      return bind(
        groupActions(antiAffinity, project),
        query(antiAffinityGroupView, { path: { antiAffinityGroup: id } }),
        need,
      );
    case 'project':
      return bind(projectActions, query(projectView, { path: { project: id } }), {
        role: 'admin',
        project: id,
      });
    default:
      return [];
  }
}
