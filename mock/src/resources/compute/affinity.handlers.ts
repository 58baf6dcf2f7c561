import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { page, pageOf, type PageQuery } from '../page.ts';
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
} from './affinity.ts';
import { findInstance } from './instances.handlers.ts';

interface Query extends PageQuery {
  readonly project?: string | undefined;
}

export interface WithInstance {
  readonly instance: string;
}

export interface OfGroup<Path> {
  readonly path: Path;
  readonly query: Query;
  readonly body: unknown;
}

/**
 * The operations of one kind of group.
 * @param kindOf the kind and its tables
 * @param groupOf the group that a path names
 */
function groupHandlers<Path>(kindOf: (call: Call) => GroupKind, groupOf: (path: Path) => string) {
  const find = (call: Call, { path, query }: OfGroup<Path>) =>
    findGroup(call, kindOf(call), groupOf(path), query);
  const findRow = (call: Call, input: OfGroup<Path & WithInstance>) => {
    const group = find(call, input);
    return findMember(kindOf(call), group, findInstance(call, input.path.instance, input.query));
  };
  return {
    list: ({ query }: OfGroup<object>, call: Call) =>
      pageOf(call, query, groupsOfProject(call, kindOf(call), query)),
    create: ({ query, body }: OfGroup<object> & { readonly body: T.AffinityGroupCreate }, call: Call) =>
      createGroup(call, kindOf(call), query, body),
    view: (input: OfGroup<Path>, call: Call) => find(call, input),
    update: (input: OfGroup<Path> & { readonly body: T.AffinityGroupUpdate }, call: Call) =>
      updateGroup(call, kindOf(call), find(call, input), input.body),
    remove: (input: OfGroup<Path>, call: Call) => deleteGroup(kindOf(call), find(call, input)),
    members: (input: OfGroup<Path>, call: Call) =>
      page(call, input.query, membersOf(call, kindOf(call), find(call, input)), (row) => row.value),
    member: (input: OfGroup<Path & WithInstance>, call: Call) => memberOf(call, findRow(call, input)),
    addMember: (input: OfGroup<Path & WithInstance>, call: Call) => {
      const group = find(call, input);
      return addMember(call, kindOf(call), group, findInstance(call, input.path.instance, input.query));
    },
    /** Allowed in any state of the instance. */
    removeMember: (input: OfGroup<Path & WithInstance>, call: Call) => {
      kindOf(call).members.remove(findRow(call, input).id);
    },
    ofInstance: ({ path, query }: OfGroup<WithInstance>, call: Call) =>
      pageOf(call, query, groupsOfInstance(kindOf(call), findInstance(call, path.instance, query).id)),
  };
}

const affine = groupHandlers(
  ({ tables }) => ({
    kind: 'affinity-group',
    groups: tables.affinityGroups,
    members: tables.affinityMembers,
  }),
  (path: { readonly affinityGroup: string }) => path.affinityGroup,
);

const apart = groupHandlers(
  ({ tables }) => ({
    kind: 'anti-affinity-group',
    groups: tables.antiAffinityGroups,
    members: tables.antiAffinityMembers,
  }),
  (path: { readonly antiAffinityGroup: string }) => path.antiAffinityGroup,
);

/** Affinity and anti-affinity groups. docs/contract/server-behaviour.md section 6. */
export const affinity = {
  affinityGroupList: affine.list,
  affinityGroupCreate: affine.create,
  affinityGroupView: affine.view,
  affinityGroupUpdate: affine.update,
  affinityGroupDelete: affine.remove,
  affinityGroupMemberList: affine.members,
  affinityGroupMemberInstanceView: affine.member,
  affinityGroupMemberInstanceAdd: affine.addMember,
  affinityGroupMemberInstanceDelete: affine.removeMember,
  instanceAffinityGroupList: affine.ofInstance,

  antiAffinityGroupList: apart.list,
  antiAffinityGroupCreate: apart.create,
  antiAffinityGroupView: apart.view,
  antiAffinityGroupUpdate: apart.update,
  antiAffinityGroupDelete: apart.remove,
  antiAffinityGroupMemberList: apart.members,
  antiAffinityGroupMemberInstanceView: apart.member,
  antiAffinityGroupMemberInstanceAdd: apart.addMember,
  antiAffinityGroupMemberInstanceDelete: apart.removeMember,
  instanceAntiAffinityGroupList: apart.ofInstance,
} satisfies Partial<Handlers>;
