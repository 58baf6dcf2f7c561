import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { requireQuota } from '../silos/capacity.ts';
import { disksOfInstance, readable, setDiskState } from '../storage/disks.ts';
import { conflict, invalid, notFound } from '../../wire/errors.ts';
import { bySelector, findInProject, parentProject } from '../find.ts';
import { isUuid } from '../../values/ids.ts';
import { createInstance, requireInstanceSize, restarts } from './instance-create.ts';
import { pageOf } from '../page.ts';
import type { InstanceRow } from '../../store/rows/compute.ts';
import { beginState, delays, mayAct } from './instance-states.ts';

const HOUR = 3_600_000;

/** The instance as the API returns it. The cooldown takes an hour. docs/contract/server-behaviour.md section 4 "Update". */
function shown(instance: InstanceRow): InstanceRow {
  const { timeLastAutoRestarted: last } = instance;
  return last ? { ...instance, autoRestartCooldownExpiration: new Date(last.getTime() + HOUR) } : instance;
}

/** Lookup for all operations on an instance. */
export function findInstance(
  call: Call,
  selector: string,
  query: { readonly project?: string | undefined },
): InstanceRow {
  return findInProject(call, 'instance', call.tables.instances, selector, query);
}

/** The boot disk: by id, or by name in the instance's project. docs/contract/server-behaviour.md section 1 "Look-up", 4 "Update". */
function bootDiskOf(call: Call, instance: InstanceRow, selector: string): string {
  const { disks } = call.tables;
  const disk = isUuid(selector)
    ? disks.get(selector)
    : disks.find((row) => row.projectId === instance.projectId && row.name === selector);
  if (disk === undefined || !readable(call, disk.projectId)) throw notFound('disk', bySelector(selector));
  if (disk.projectId !== instance.projectId)
    throw invalid(`the disk "${disk.name}" belongs to another project`);
  if (!disksOfInstance(call, instance.id).includes(disk))
    throw conflict(`the disk "${disk.name}" is not attached to this instance`);
  return disk.id;
}

function update(call: Call, instance: InstanceRow, body: T.InstanceUpdate): InstanceRow {
  const bootDiskId = body.bootDisk ? bootDiskOf(call, instance, body.bootDisk) : undefined;
  const resized = body.ncpus !== instance.ncpus || body.memory !== instance.memory;
  if (resized) {
    mayAct(instance, 'resize');
    requireInstanceSize(body);
  }
  if (bootDiskId !== (instance.bootDiskId ?? undefined))
    mayAct(instance, 'resize', 'change the boot disk of the instance');
  return call.tables.instances.put({
    ...instance,
    ncpus: body.ncpus,
    memory: body.memory,
    bootDiskId,
    autoRestartPolicy: body.autoRestartPolicy,
    autoRestartEnabled: restarts(body.autoRestartPolicy),
    timeModified: call.store.now(),
  });
}

/** Detaches disks and floating IPs, and deletes everything else. docs/contract/server-behaviour.md section 4 "Delete" [P]. */
function remove(call: Call, { id }: InstanceRow): void {
  const { tables, store } = call;
  for (const disk of disksOfInstance(call, id)) setDiskState(call, disk, { state: 'detached' });
  for (const ip of tables.floatingIps.filter((row) => row.instanceId === id)) {
    tables.floatingIps.put({ ...ip, instanceId: undefined, timeModified: store.now() });
  }
  for (const table of [
    tables.ephemeralIps,
    tables.sourceIps,
    tables.interfaces,
    tables.affinityMembers,
    tables.antiAffinityMembers,
  ]) {
    table.removeWhere((row: { readonly instanceId: string }) => row.instanceId === id);
  }
  tables.transitions.remove(id);
  tables.instances.remove(id);
}

/** Operations on instances; their parts are in `instance-*.ts`. docs/contract/server-behaviour.md section 4. */
export const instances = {
  instanceList({ query }, call) {
    const project = parentProject(call, query.project);
    const rows = call.tables.instances.filter((row) => row.projectId === project.id);
    const page = pageOf(call, query, rows);
    return { ...page, items: page.items.map(shown) };
  },

  instanceCreate({ query, body }, call) {
    return shown(createInstance(call, parentProject(call, query.project), body));
  },

  instanceView({ path, query }, call) {
    return shown(findInstance(call, path.instance, query));
  },

  instanceUpdate({ path, query, body }, call) {
    return shown(update(call, findInstance(call, path.instance, query), body));
  },

  instanceDelete({ path, query }, call) {
    const instance = findInstance(call, path.instance, query);
    mayAct(instance, 'delete');
    remove(call, instance);
  },

  instanceStart({ path, query }, call) {
    const instance = findInstance(call, path.instance, query);
    if (!mayAct(instance, 'start')) return shown(instance);
    const started = beginState(call.store, instance, 'starting', { ms: delays.starting, to: 'running' });
    const { siloId } = call.tables.projects.must(instance.projectId);
    requireQuota(call.store, siloId, { cpus: instance.ncpus, memory: instance.memory });
    return shown(started);
  },

  instanceStop({ path, query }, call) {
    const instance = findInstance(call, path.instance, query);
    if (!mayAct(instance, 'stop')) return shown(instance);
    return shown(beginState(call.store, instance, 'stopping', { ms: delays.stopping, to: 'stopped' }));
  },

  instanceReboot({ path, query }, call) {
    const instance = findInstance(call, path.instance, query);
    if (!mayAct(instance, 'reboot')) return shown(instance);
    return shown(beginState(call.store, instance, 'rebooting', { ms: delays.rebooting, to: 'running' }));
  },
} satisfies Partial<Handlers>;
