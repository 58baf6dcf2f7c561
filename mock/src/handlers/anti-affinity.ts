import type { T } from '../api.ts';
import type { Call, Handlers } from '../call.ts';
import { findInProject, parentProject } from '../find.ts';
import { page, pageOf } from '../page.ts';
import type { GroupMemberRow } from '../rows.ts';

/** Values carry the instance's name and state of the moment. server-behaviour 6 "Affinity". */
function memberOf(call: Call, { instanceId }: GroupMemberRow): T.AntiAffinityGroupMember {
  const { id, name, runState } = call.tables.instances.must(instanceId);
  return { type: 'instance', value: { id, name, runState } };
}

function findGroup(
  call: Call,
  selector: string,
  query: { readonly project?: string | undefined },
): T.AntiAffinityGroup {
  return findInProject(call, 'anti-affinity-group', call.tables.antiAffinityGroups, selector, query);
}

/** Anti-affinity groups. server-behaviour 6. */
export const antiAffinity = {
  antiAffinityGroupList({ query }, call) {
    const project = parentProject(call, query.project);
    return pageOf(
      call,
      query,
      call.tables.antiAffinityGroups.filter((group) => group.projectId === project.id),
    );
  },

  antiAffinityGroupView({ path, query }, call) {
    return findGroup(call, path.antiAffinityGroup, query);
  },

  antiAffinityGroupMemberList({ path, query }, call) {
    const group = findGroup(call, path.antiAffinityGroup, query);
    const rows = call.tables.antiAffinityMembers.filter((row) => row.groupId === group.id);
    return page(
      call,
      query,
      rows.map((row) => memberOf(call, row)),
      (member) => member.value,
    );
  },
} satisfies Partial<Handlers>;
