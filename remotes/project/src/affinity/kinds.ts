import {
  type AffinityGroup,
  type AffinityGroupCreate,
  affinityGroupCreate,
  affinityGroupDelete,
  type AffinityGroupMember,
  affinityGroupMemberInstanceAdd,
  affinityGroupMemberInstanceDelete,
  affinityGroupMemberInstanceView,
  affinityGroupUpdate,
  type AffinityGroupUpdate,
  antiAffinityGroupCreate,
  antiAffinityGroupDelete,
  antiAffinityGroupMemberInstanceAdd,
  antiAffinityGroupMemberInstanceDelete,
  antiAffinityGroupMemberInstanceView,
  antiAffinityGroupUpdate,
} from '@console/shared/api';
import { type Call, callTo, type Page, type Query, runAbortable } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { call } from '@console/shared/runtime';
import * as queries from './queries.ts';
import { inPlainWords } from './refusals.ts';

/** A group of either kind: they have the same fields. */
export type Group = AffinityGroup;

/** Identifies a group by name and project. */
export interface GroupPlace {
  readonly project: string;
  readonly group: string;
}

/**
 * Anti-affinity and affinity groups differ only in their requests, paths and texts (docs/screens/operator.md section 7.2): every
 * screen is parameterized with the kind.
 */
export interface GroupKind {
  /** Also the value of the type column in lists. */
  readonly id: 'anti-affinity' | 'affinity';
  /** Noun within a sentence. */
  readonly noun: string;
  /** Noun at the start of a sentence. */
  readonly title: string;
  /** The relation between its members. */
  readonly sense: string;
  /** Label of the button on an instance, whose page shows both kinds. */
  readonly joinLabel: string;
  /** Effect of the policy. */
  readonly policyHint: string;
  readonly all: (project: string) => Query<Page<Group>>;
  readonly one: (place: GroupPlace) => Query<Group>;
  readonly members: (place: GroupPlace) => Query<Page<AffinityGroupMember>>;
  readonly ofInstance: (project: string, instance: string) => Query<Page<Group>>;
  readonly create: (project: string, body: AffinityGroupCreate) => Call<Group>;
  readonly update: (place: GroupPlace, body: AffinityGroupUpdate) => Call<Group>;
  readonly remove: (place: GroupPlace) => Call;
  readonly add: (place: GroupPlace, instance: string) => Call;
  readonly takeOut: (place: GroupPlace, instance: string) => Call;
  /** The same requests as part of a job. */
  readonly addAsPart: (place: GroupPlace, instance: string, signal: AbortSignal) => Promise<unknown>;
  readonly takeOutAsPart: (place: GroupPlace, instance: string, signal: AbortSignal) => Promise<unknown>;
  /** Requests one member, bypassing the cache; rejects with `not-found` when it is none. */
  readonly memberNow: (place: GroupPlace, instance: string) => Promise<unknown>;
  readonly listPath: (project: string) => string;
  readonly createPath: (project: string) => string;
  readonly pagePath: (place: GroupPlace) => string;
  readonly editPath: (place: GroupPlace) => string;
}

const AS_PART = { isPart: true } as const;
const IF_MEMBER = { expects: ['not-found'] } as const;

const apartOf = ({ project, group }: GroupPlace) => ({
  path: { antiAffinityGroup: group },
  query: { project },
});
const apartMember = ({ project, group }: GroupPlace, instance: string) => ({
  path: { antiAffinityGroup: group, instance },
  query: { project },
});
const togetherOf = ({ project, group }: GroupPlace) => ({
  path: { affinityGroup: group },
  query: { project },
});
const togetherMember = ({ project, group }: GroupPlace, instance: string) => ({
  path: { affinityGroup: group, instance },
  query: { project },
});

/** Groups whose members run on different sleds. */
export const antiAffinity: GroupKind = {
  id: 'anti-affinity',
  noun: 'anti-affinity group',
  title: 'Anti-affinity group',
  sense: 'Members of an anti-affinity group run on different sleds.',
  joinLabel: 'Add to group',
  policyHint:
    'If every sled already runs a member, Allow starts the instance anyway, and Fail does not start it.',
  all: queries.antiAffinityReads.all,
  one: ({ project, group }) => queries.antiAffinityReads.one(project, group),
  members: ({ project, group }) => queries.antiAffinityReads.members(project, group),
  ofInstance: queries.antiAffinityReads.ofInstance,
  create: (project, body) => callTo(antiAffinityGroupCreate, { query: { project }, body }),
  update: (place, body) => callTo(antiAffinityGroupUpdate, { ...apartOf(place), body }),
  remove: (place) => callTo(antiAffinityGroupDelete, apartOf(place)),
  add: (place, instance) =>
    inPlainWords(callTo(antiAffinityGroupMemberInstanceAdd, apartMember(place, instance))),
  takeOut: (place, instance) => callTo(antiAffinityGroupMemberInstanceDelete, apartMember(place, instance)),
  addAsPart: (place, instance, signal) =>
    runAbortable(antiAffinityGroupMemberInstanceAdd, apartMember(place, instance), signal, AS_PART),
  takeOutAsPart: (place, instance, signal) =>
    runAbortable(antiAffinityGroupMemberInstanceDelete, apartMember(place, instance), signal, AS_PART),
  memberNow: (place, instance) =>
    call(antiAffinityGroupMemberInstanceView, apartMember(place, instance), IF_MEMBER),
  listPath: (project) => to('/projects/:project/affinity', { project }),
  createPath: (project) => to('/projects/:project/affinity-new', { project }),
  pagePath: ({ project, group }) =>
    to('/projects/:project/affinity/:antiAffinityGroup', { project, antiAffinityGroup: group }),
  editPath: ({ project, group }) =>
    to('/projects/:project/affinity/:antiAffinityGroup/edit', { project, antiAffinityGroup: group }),
};

/** Groups whose members run on one sled. */
export const affinity: GroupKind = {
  id: 'affinity',
  noun: 'affinity group',
  title: 'Affinity group',
  sense: 'Members of an affinity group run on the same sled.',
  joinLabel: 'Add to affinity group',
  policyHint:
    'If no sled has room for the whole group, Allow starts the instance on another sled, and Fail does not start it.',
  all: queries.affinityReads.all,
  one: ({ project, group }) => queries.affinityReads.one(project, group),
  members: ({ project, group }) => queries.affinityReads.members(project, group),
  ofInstance: queries.affinityReads.ofInstance,
  create: (project, body) => callTo(affinityGroupCreate, { query: { project }, body }),
  update: (place, body) => callTo(affinityGroupUpdate, { ...togetherOf(place), body }),
  remove: (place) => callTo(affinityGroupDelete, togetherOf(place)),
  add: (place, instance) =>
    inPlainWords(callTo(affinityGroupMemberInstanceAdd, togetherMember(place, instance))),
  takeOut: (place, instance) => callTo(affinityGroupMemberInstanceDelete, togetherMember(place, instance)),
  addAsPart: (place, instance, signal) =>
    runAbortable(affinityGroupMemberInstanceAdd, togetherMember(place, instance), signal, AS_PART),
  takeOutAsPart: (place, instance, signal) =>
    runAbortable(affinityGroupMemberInstanceDelete, togetherMember(place, instance), signal, AS_PART),
  memberNow: (place, instance) =>
    call(affinityGroupMemberInstanceView, togetherMember(place, instance), IF_MEMBER),
  listPath: (project) => to('/projects/:project/affinity-groups', { project }),
  createPath: (project) => to('/projects/:project/affinity-groups-new', { project }),
  pagePath: ({ project, group }) =>
    to('/projects/:project/affinity-groups/:affinityGroup', { project, affinityGroup: group }),
  editPath: ({ project, group }) =>
    to('/projects/:project/affinity-groups/:affinityGroup/edit', { project, affinityGroup: group }),
};
