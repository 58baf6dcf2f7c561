import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { normalizeAddress } from '../../values/addresses.ts';
import { invalid, notFound } from '../../wire/errors.ts';
import { attachFloatingIp, returnToSource } from '../compute/external-ips.ts';
import {
  bySelector,
  failOnTakenName,
  findInProject,
  parentProject,
  renamed,
  requireFreeName,
  requireRole,
} from '../find.ts';
import { isUuid } from '../../values/ids.ts';
import { pageOf } from '../page.ts';
import { poolFor, takeAddress } from '../pools/pools.ts';
import type { InstanceRow } from '../../store/rows/compute.ts';

function findFloatingIp(
  call: Call,
  selector: string,
  query: { readonly project?: string | undefined },
): T.FloatingIp {
  return findInProject(call, 'floating-ip', call.tables.floatingIps, selector, query);
}

function siblings(call: Call, projectId: string): T.FloatingIp[] {
  return call.tables.floatingIps.filter((row) => row.projectId === projectId);
}

/** The instance by id, or by name in the project of the floating IP. docs/contract/server-behaviour.md section 1 "Look-up". */
function findParent(call: Call, { projectId }: T.FloatingIp, selector: string): InstanceRow {
  const { instances, projects } = call.tables;
  const instance = isUuid(selector)
    ? instances.get(selector)
    : instances.find((row) => row.projectId === projectId && row.name === selector);
  const missing = notFound('instance', bySelector(selector));
  if (instance === undefined) throw missing;
  requireRole(call, call.actor.projectRole(projects.must(instance.projectId)), missing);
  if (instance.projectId !== projectId)
    throw invalid('a floating IP can only be attached to an instance of its own project');
  return instance;
}

/** Floating IPs. docs/contract/server-behaviour.md section 6 "Floating IPs". */
export const floatingIps = {
  floatingIpList({ query }, call) {
    return pageOf(call, query, siblings(call, parentProject(call, query.project).id));
  },

  floatingIpCreate({ query, body }, call) {
    const project = parentProject(call, query.project);
    const { name, description } = body;
    requireFreeName('floating-ip', siblings(call, project.id), name);
    const pool = poolFor(call.store, project.siloId, body.pool);
    const ip = takeAddress(call.store, pool, body.ip ? normalizeAddress(body.ip) : undefined);
    const projectId = project.id;
    const row = { ...call.store.fresh(), name, description, projectId, ip, ipPoolId: pool.id };
    return call.tables.floatingIps.put(row);
  },

  floatingIpView({ path, query }, call) {
    return findFloatingIp(call, path.floatingIp, query);
  },

  floatingIpUpdate({ path, query, body }, call) {
    const row = findFloatingIp(call, path.floatingIp, query);
    const changed = renamed(row, body);
    failOnTakenName(siblings(call, row.projectId), { ...row, ...changed });
    return call.tables.floatingIps.put({ ...row, ...changed, timeModified: call.store.now() });
  },

  floatingIpDelete({ path, query }, call) {
    const row = findFloatingIp(call, path.floatingIp, query);
    if (row.instanceId)
      throw invalid(`the floating IP "${row.name}" cannot be deleted: it is attached to an instance`);
    call.tables.floatingIps.remove(row.id);
  },

  floatingIpAttach({ path, query, body }, call) {
    const row = findFloatingIp(call, path.floatingIp, query);
    return attachFloatingIp(call, row, findParent(call, row, body.parent));
  },

  floatingIpDetach({ path, query }, call) {
    const row = findFloatingIp(call, path.floatingIp, query);
    const instance = call.tables.instances.get(row.instanceId);
    if (instance === undefined) return row;
    const { floatingIps: table } = call.tables;
    const free = table.put({ ...row, instanceId: undefined, timeModified: call.store.now() });
    returnToSource(call, instance);
    return free;
  },
} satisfies Partial<Handlers>;
