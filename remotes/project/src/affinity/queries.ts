import {
  ALL,
  affinityGroupList,
  affinityGroupMemberList,
  affinityGroupView,
  antiAffinityGroupList,
  antiAffinityGroupMemberList,
  antiAffinityGroupView,
  instanceAffinityGroupList,
  instanceAntiAffinityGroupList,
  isKind,
  type SledResultsPage,
  sledList,
} from '@console/shared/api';
import { everyPage, type Query, query } from '@console/shared/query';

/** Queries of anti-affinity groups, whose members are to run on different sleds. All members are read; a group has at most 32. */
export const antiAffinityReads = {
  /** The groups of a project. */
  all: (project: string) =>
    everyPage((pageToken) => query(antiAffinityGroupList, { query: { project, limit: ALL, pageToken } })),
  /** One group; 404 when none has this name in the project. */
  one: (project: string, group: string) =>
    query(antiAffinityGroupView, { path: { antiAffinityGroup: group }, query: { project } }),
  /** The members of a group, with their names and states. */
  members: (project: string, group: string) =>
    query(antiAffinityGroupMemberList, {
      path: { antiAffinityGroup: group },
      query: { project, limit: ALL },
    }),
  /** The groups of an instance. */
  ofInstance: (project: string, instance: string) =>
    query(instanceAntiAffinityGroupList, { path: { instance }, query: { project, limit: ALL } }),
};

/** Queries of affinity groups, whose members are kept together. */
export const affinityReads = {
  all: (project: string) =>
    everyPage((pageToken) => query(affinityGroupList, { query: { project, limit: ALL, pageToken } })),
  one: (project: string, group: string) =>
    query(affinityGroupView, { path: { affinityGroup: group }, query: { project } }),
  members: (project: string, group: string) =>
    query(affinityGroupMemberList, { path: { affinityGroup: group }, query: { project, limit: ALL } }),
  ofInstance: (project: string, instance: string) =>
    query(instanceAffinityGroupList, { path: { instance }, query: { project, limit: ALL } }),
};

/** The sleds; `null` for users who may not see the fleet. */
export function sledsIfAllowed(): Query<SledResultsPage | null> {
  const each = query(sledList, { query: { limit: ALL } });
  return {
    queryKey: [...each.queryKey, 'if allowed'],
    queryFn: async (context) => {
      try {
        return await each.queryFn({ ...context, expects: ['forbidden', 'not-found'] });
      } catch (error) {
        if (isKind(error, 'forbidden', 'not-found')) return null;
        throw error;
      }
    },
  };
}
