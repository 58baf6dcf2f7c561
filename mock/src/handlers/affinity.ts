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
  kind: 'affinity-group',
  groups: tables.affinityGroups,
  members: tables.affinityMembers,
});

/** Affinity groups. server-behaviour 6. */
export const affinity = {
  affinityGroupList({ query }, call) {
    return pageOf(call, query, groupsOfProject(call, of(call), query));
  },

  affinityGroupCreate({ query, body }, call) {
    return createGroup(call, of(call), query, body);
  },

  affinityGroupView({ path, query }, call) {
    return findGroup(call, of(call), path.affinityGroup, query);
  },

  affinityGroupUpdate({ path, query, body }, call) {
    return updateGroup(call, of(call), findGroup(call, of(call), path.affinityGroup, query), body);
  },

  affinityGroupDelete({ path, query }, call) {
    deleteGroup(of(call), findGroup(call, of(call), path.affinityGroup, query));
  },

  affinityGroupMemberList({ path, query }, call) {
    const group = findGroup(call, of(call), path.affinityGroup, query);
    return page(call, query, membersOf(call, of(call), group), (member) => member.value);
  },

  affinityGroupMemberInstanceView({ path, query }, call) {
    const group = findGroup(call, of(call), path.affinityGroup, query);
    return memberOf(call, findMember(of(call), group, findInstance(call, path.instance, query)));
  },

  affinityGroupMemberInstanceAdd({ path, query }, call) {
    const group = findGroup(call, of(call), path.affinityGroup, query);
    return addMember(call, of(call), group, findInstance(call, path.instance, query));
  },

  /** In any state of the instance. */
  affinityGroupMemberInstanceDelete({ path, query }, call) {
    const group = findGroup(call, of(call), path.affinityGroup, query);
    const row = findMember(of(call), group, findInstance(call, path.instance, query));
    of(call).members.remove(row.id);
  },

  instanceAffinityGroupList({ path, query }, call) {
    return pageOf(call, query, groupsOfInstance(of(call), findInstance(call, path.instance, query).id));
  },
} satisfies Partial<Handlers>;
