import type { Call, Handlers } from '../call.ts';
import {
  addMember,
  createGroup,
  deleteGroup,
  findGroup,
  findMember,
  groupsOfInstance,
  groupsOfProject,
  memberOf,
  membersOf,
  updateGroup,
  type GroupKind,
} from '../groups.ts';
import { page, pageOf } from '../page.ts';
import { findInstance } from './instances.ts';

const of = ({ tables }: Call): GroupKind => ({
  kind: 'anti-affinity-group',
  groups: tables.antiAffinityGroups,
  members: tables.antiAffinityMembers,
});

/** Anti-affinity groups. server-behaviour 6. */
export const antiAffinity = {
  antiAffinityGroupList({ query }, call) {
    return pageOf(call, query, groupsOfProject(call, of(call), query));
  },

  antiAffinityGroupCreate({ query, body }, call) {
    return createGroup(call, of(call), query, body);
  },

  antiAffinityGroupView({ path, query }, call) {
    return findGroup(call, of(call), path.antiAffinityGroup, query);
  },

  antiAffinityGroupUpdate({ path, query, body }, call) {
    return updateGroup(call, of(call), findGroup(call, of(call), path.antiAffinityGroup, query), body);
  },

  antiAffinityGroupDelete({ path, query }, call) {
    deleteGroup(of(call), findGroup(call, of(call), path.antiAffinityGroup, query));
  },

  antiAffinityGroupMemberList({ path, query }, call) {
    const group = findGroup(call, of(call), path.antiAffinityGroup, query);
    return page(call, query, membersOf(call, of(call), group), (member) => member.value);
  },

  antiAffinityGroupMemberInstanceView({ path, query }, call) {
    const group = findGroup(call, of(call), path.antiAffinityGroup, query);
    return memberOf(call, findMember(of(call), group, findInstance(call, path.instance, query)));
  },

  antiAffinityGroupMemberInstanceAdd({ path, query }, call) {
    const group = findGroup(call, of(call), path.antiAffinityGroup, query);
    return addMember(call, of(call), group, findInstance(call, path.instance, query));
  },

  /** In any state of the instance. */
  antiAffinityGroupMemberInstanceDelete({ path, query }, call) {
    const group = findGroup(call, of(call), path.antiAffinityGroup, query);
    const row = findMember(of(call), group, findInstance(call, path.instance, query));
    of(call).members.remove(row.id);
  },

  instanceAntiAffinityGroupList({ path, query }, call) {
    return pageOf(call, query, groupsOfInstance(of(call), findInstance(call, path.instance, query).id));
  },
} satisfies Partial<Handlers>;
