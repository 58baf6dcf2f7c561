/**
 * Mistakes that must not compile. Every `@ts-expect-error` is a mistake that a screen could make; a line that starts to compile
 * fails the type check.
 */
import {
  load,
  query,
  runOperation,
  seed,
  useLoaded,
  useOperation,
  usePage,
  useQuery,
} from '@console/shared/query';
import { call } from '@console/shared/runtime';

import * as api from './index.ts';
import type { ApiError, ErrorKind, Input, Instance, InstanceCreate, OperationId, Output } from './index.ts';

/** Compiles when both are the same type. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const yes = <Answer extends true>(): Answer | undefined => undefined;

export function reads() {
  query(api.projectList);
  query(api.projectList, {});
  query(api.projectList, { query: { limit: 50, pageToken: undefined, sortBy: 'name_ascending' } });
  query(api.diskMetricsList, { path: { disk: 'd', metric: 'read' }, query: { startTime: new Date() } });
  query(api.timeseriesQuery, { query: { project: 'p' }, body: { query: 'get x' } });

  // @ts-expect-error 1: a path is needed
  query(api.projectView);
  // @ts-expect-error 2: the path's value is needed
  query(api.projectView, { path: {} });
  // @ts-expect-error 3: a misspelled path value
  query(api.projectView, { path: { projectName: 'p' } });
  // @ts-expect-error 4: wire names are not ours
  query(api.affinityGroupView, { path: { affinity_group: 'g' } });
  // @ts-expect-error 5: a path value is text
  query(api.projectView, { path: { project: 1 } });
  // @ts-expect-error 6: the query is needed
  query(api.vpcFirewallRulesView, {});
  // @ts-expect-error 7: a value of the query is needed
  query(api.vpcFirewallRulesView, { query: { project: 'p' } });
  // @ts-expect-error 8: an unknown query value
  query(api.projectList, { query: { project: 'p' } });
  // @ts-expect-error 9: a limit is a number
  query(api.projectList, { query: { limit: '50' } });
  // @ts-expect-error 10: a sort mode of another list
  query(api.userList, { query: { sortBy: 'name_ascending' } });
  // @ts-expect-error 11: a time is a Date
  query(api.siloMetric, { path: { metricName: 'cpus_provisioned' }, query: { startTime: '2025' } });
  // @ts-expect-error 12: an unknown metric
  query(api.systemMetric, { path: { metricName: 'cpus' } });
  // @ts-expect-error 13: no body for a read
  query(api.projectList, { body: {} });
  // @ts-expect-error 14: a mutation is no query
  query(api.projectCreate, { body: { name: 'p', description: '' } });
  // @ts-expect-error 15: a websocket is no query
  query(api.instanceSerialConsoleStream, { path: { instance: 'i' } });
  // @ts-expect-error 16: no such operation
  query(api.projectsList);
  // @ts-expect-error 17: an operation is a constant, not its name
  query('projectList');
}

export function writes() {
  const named = { name: 'd', description: '' };
  const query = { project: 'p' };
  void runOperation(api.projectCreate, { body: { name: 'p', description: '' } });
  void runOperation(api.logout);
  const create = useOperation(api.diskCreate, {
    onSuccess: (disk) => yes<Same<typeof disk, api.Disk>>(),
    onError: ({ kind }) => yes<Same<typeof kind, ErrorKind>>(),
  });

  // @ts-expect-error 18: a body is needed
  void runOperation(api.projectCreate);
  // @ts-expect-error 19: a field of the body is missing
  void runOperation(api.projectCreate, { body: { name: 'p' } });
  // @ts-expect-error 20: a field the body does not have
  void runOperation(api.projectUpdate, { path: { project: 'p' }, body: { title: 'x' } });
  // @ts-expect-error 21: a field under its wire name
  const vpc: Input<'vpcCreate'>['body'] = { ...named, dns_name: 'v' };
  // @ts-expect-error 22: no such variant of a disk source
  void create.run({ query, body: { ...named, size: 1, diskSource: { type: 'cd' } } });
  // @ts-expect-error 23: a variant without its value
  void create.run({ query, body: { ...named, size: 1, diskSource: { type: 'image' } } });
  // @ts-expect-error 24: an unknown block size
  void create.run({ query, body: { ...named, size: 1, diskSource: { type: 'blank', blockSize: 1024 } } });
  // @ts-expect-error 25: memory and CPUs are always part of an update
  void runOperation(api.instanceUpdate, { path: { instance: 'i' }, body: { bootDisk: null } });
  // @ts-expect-error 26: only these policies
  const group: api.AntiAffinityGroupCreate = { ...named, policy: 'maybe', failureDomain: 'sled' };
  // @ts-expect-error 27: protocols are upper case
  const filter: api.VpcFirewallRuleProtocol = 'tcp';
  // @ts-expect-error 28: a read is no operation to run
  void runOperation(api.projectView, { path: { project: 'p' } });
  // @ts-expect-error 29: a read makes nothing stale
  void useOperation(api.projectList);
  // @ts-expect-error 30: a route that drops has no value
  const drop: api.RouteTarget = { type: 'drop', value: 'x' };
  // @ts-expect-error 31: only a closed set of kinds
  const kind: ErrorKind = 'slow';
  return { filter, drop, kind, vpc, group };
}

export function answers(error: ApiError, instance: Instance, state: api.DiskState) {
  const project = useLoaded(query(api.projectView, { path: { project: 'p' } }));
  yes<Same<typeof project, api.Project>>();
  yes<Same<Output<'instanceView'>, Instance>>();
  yes<Same<Input<'instanceCreate'>['body'], InstanceCreate>>();
  yes<Same<api.LldpNeighbor['firstSeen'], string>>();
  yes<Same<api.Points['timestamps'], string[]>>();
  yes<Same<api.TimeseriesSchema['created'], string>>();
  yes<Same<api.Instance['timeRunStateUpdated'], Date>>();
  yes<Same<Output<'networkingBfdStatus'>, api.BfdStatus[]>>();
  yes<Same<Output<'projectDelete'>, api.Empty>>();

  // @ts-expect-error 32: an answer has no such field
  void project.title;
  // @ts-expect-error 33: a date is not a text
  void project.timeCreated.slice(0, 10);
  // @ts-expect-error 34: an optional answer may be undefined
  void useQuery(query(api.projectView, { path: { project: 'p' } })).data.name;
  // @ts-expect-error 35: a state that does not exist
  void (instance.runState === 'paused');
  // @ts-expect-error 36: the instance is only there while attached
  void state.instance;
  // @ts-expect-error 37: seeded data is an answer of the query
  seed(query(api.projectView, { path: { project: 'p' } }), { name: 'p' });
  // @ts-expect-error 38: not a page
  usePage(() => query(api.projectView, { path: { project: 'p' } }));
  // @ts-expect-error 39: a loader takes queries, not operations
  void load([api.projectList]);
  // @ts-expect-error 40: no such operation id
  const id: OperationId = 'project_list';
  // @ts-expect-error 41: not every failure has a status
  const status: number = error.status;
  // @ts-expect-error 42: an input is needed, be it empty
  void call(api.projectList);
  return { id, status };
}
