import type { T } from '../../wire/api.ts';
import type { Call } from '../call.ts';
import { alreadyExists, invalid, notFound } from '../../wire/errors.ts';
import { failOnTakenName, findInProject, parentProject, renamed, requireFreeName } from '../find.ts';
import type { GroupMemberRow, InstanceRow } from '../../store/rows/compute.ts';
import type { Table } from '../../store/table.ts';

/** Maximum number of members. network sheet 13. */
const MEMBERS_MAX = 32;

/** Maximum number of groups of one kind for an instance. */
const GROUPS_MAX = 16;

/** Affinity and anti-affinity groups differ only in their tables. docs/contract/server-behaviour.md section 6 "Affinity". */
export interface GroupKind {
  /** Noun in messages. */
  readonly kind: 'affinity-group' | 'anti-affinity-group';
  readonly groups: Table<T.AffinityGroup>;
  readonly members: Table<GroupMemberRow>;
}

type Query = { readonly project?: string | undefined };

function siblings({ groups }: GroupKind, projectId: string): T.AffinityGroup[] {
  return groups.filter((group) => group.projectId === projectId);
}

export function findGroup(call: Call, of: GroupKind, selector: string, query: Query): T.AffinityGroup {
  return findInProject(call, of.kind, of.groups, selector, query);
}

export function groupsOfProject(call: Call, of: GroupKind, query: Query): T.AffinityGroup[] {
  return siblings(of, parentProject(call, query.project).id);
}

/** Groups of an instance. docs/contract/server-behaviour.md section 4 "Groups and serial console". */
export function groupsOfInstance(of: GroupKind, instanceId: string): T.AffinityGroup[] {
  const rows = of.members.filter((member) => member.instanceId === instanceId);
  return rows.map((member) => of.groups.must(member.groupId));
}

export function createGroup(
  call: Call,
  of: GroupKind,
  query: Query,
  body: T.AffinityGroupCreate,
): T.AffinityGroup {
  const project = parentProject(call, query.project);
  requireFreeName(of.kind, siblings(of, project.id), body.name);
  const { name, description, policy, failureDomain } = body;
  const projectId = project.id;
  return of.groups.put({ ...call.store.fresh(), projectId, name, description, policy, failureDomain });
}

/** Policy and failure domain cannot be changed. */
export function updateGroup(
  call: Call,
  of: GroupKind,
  group: T.AffinityGroup,
  body: T.AffinityGroupUpdate,
): T.AffinityGroup {
  const changed = renamed(group, body);
  failOnTakenName(siblings(of, group.projectId), { ...group, ...changed });
  return of.groups.put({ ...group, ...changed, timeModified: call.store.now() });
}

/** Deletes the memberships too. */
export function deleteGroup(of: GroupKind, group: T.AffinityGroup): void {
  of.members.removeWhere((member) => member.groupId === group.id);
  of.groups.remove(group.id);
}

/** A member, with the instance's current name and state. */
export function memberOf(call: Call, { instanceId }: GroupMemberRow): T.AffinityGroupMember {
  const { id, name, runState } = call.tables.instances.must(instanceId);
  return { type: 'instance', value: { id, name, runState } };
}

export function membersOf(call: Call, of: GroupKind, group: T.AffinityGroup): T.AffinityGroupMember[] {
  const rows = of.members.filter((member) => member.groupId === group.id);
  return rows.map((row) => memberOf(call, row));
}

/** @throws MockError 404 when the instance is not in the group */
export function findMember(of: GroupKind, group: T.AffinityGroup, instance: InstanceRow): GroupMemberRow {
  const row = of.members.find((member) => member.groupId === group.id && member.instanceId === instance.id);
  if (row === undefined) throw notFound(`${of.kind}-member`, { name: instance.name });
  return row;
}

/** @throws MockError 400 when an instance would be in too many groups */
export function requireRoomForGroups(of: Pick<GroupKind, 'kind'>, count: number): void {
  if (count > GROUPS_MAX) throw invalid(`an instance can be in at most ${GROUPS_MAX} ${of.kind}s`);
}

/** @throws MockError 400 unless the instance is in the same project, stopped and not a member yet, and the group has room */
export function addMember(
  call: Call,
  of: GroupKind,
  group: T.AffinityGroup,
  instance: InstanceRow,
): T.AffinityGroupMember {
  if (instance.projectId !== group.projectId)
    throw invalid('the instance belongs to another project than the group');
  const members = of.members.filter((member) => member.groupId === group.id);
  if (members.some((member) => member.instanceId === instance.id))
    throw alreadyExists(`${of.kind}-member`, instance.name);
  if (instance.runState !== 'stopped')
    throw invalid(`the instance is ${instance.runState}; it must be stopped to be put into a group`);
  requireRoomForGroups(of, groupsOfInstance(of, instance.id).length + 1);
  if (members.length >= MEMBERS_MAX) throw invalid(`a group has at most ${MEMBERS_MAX} members`);
  const row = { id: call.store.newId(), groupId: group.id, instanceId: instance.id };
  return memberOf(call, of.members.put(row));
}
