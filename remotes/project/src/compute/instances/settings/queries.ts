import { antiAffinityGroupList, instanceAntiAffinityGroupList } from '@console/shared/api';
import { query } from '@console/shared/query';
import { ALL } from '../../../limits.ts';

/** The anti-affinity groups an instance is in. */
export const groupsOfInstance = (project: string, instance: string) =>
  query(instanceAntiAffinityGroupList, { path: { instance }, query: { project, limit: ALL } });

/** The anti-affinity groups of a project, for pickers. */
export const allAntiAffinityGroups = (project: string) =>
  query(antiAffinityGroupList, { query: { project, limit: ALL } });
