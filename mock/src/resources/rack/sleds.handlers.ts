import type { T } from '../../wire/api.ts';
import type { Call, Handlers } from '../call.ts';
import { alreadyExists, invalid, notFound } from '../../wire/errors.ts';
import { stableId } from '../../values/ids.ts';
import { page, pageOf } from '../page.ts';
import { beginAdd } from './add-sled.ts';
import type { SledRow, UninitializedSledRow } from '../../store/rows/rack.ts';
import type { InstanceRow } from '../../store/rows/compute.ts';
import { publish } from '../webhooks/webhook-events.ts';

function findSled(call: Call, id: string): SledRow {
  const sled = call.tables.sleds.get(id);
  if (sled === undefined) throw notFound('sled', { id });
  return sled;
}

/** An instance as operators see it on its sled, in any silo. A migration is identified by its start time. */
function onSled(call: Call, instance: InstanceRow, sledId: string): T.SledInstance {
  const { projects, silos } = call.tables;
  const { id, name, memory, ncpus, runState, timeCreated, timeModified, timeRunStateUpdated } = instance;
  const project = projects.must(instance.projectId);
  return {
    id,
    name,
    memory,
    ncpus,
    timeCreated,
    timeModified,
    activeSledId: sledId,
    migrationId:
      runState === 'migrating' ? stableId('migration', id, timeRunStateUpdated.toISOString()) : null,
    projectName: project.name,
    siloName: silos.must(project.siloId).name,
    state: runState,
  };
}

/** A waiting sled, by part and serial; not one that was added and is still listed. */
function findWaiting(call: Call, { part, serial }: T.UninitializedSledId): UninitializedSledRow {
  const { sleds, uninitializedSleds } = call.tables;
  const same = ({ baseboard }: { readonly baseboard: T.Baseboard }) =>
    baseboard.part === part && baseboard.serial === serial;
  const waiting = uninitializedSleds.find(same);
  if (waiting !== undefined && waiting.sledId === undefined) return waiting;
  if (waiting !== undefined || sleds.some(same)) throw alreadyExists('sled', serial);
  throw notFound('uninitialized-sled', { name: `${part} ${serial}` });
}

/** Sleds. docs/contract/server-behaviour.md section 11. */
export const sleds = {
  sledList({ query }, call) {
    return pageOf(call, query, [...call.tables.sleds]);
  },

  sledView({ path }, call) {
    return findSled(call, path.sledId);
  },

  sledAdd({ body }, call) {
    return { id: beginAdd(call.store, findWaiting(call, body)) };
  },

  /** Sorted by cubby. */
  sledListUninitialized({ query }, call) {
    return page(call, query, [...call.tables.uninitializedSleds], ({ rackId, cubby }) => ({
      id: `${rackId} ${String(cubby).padStart(5, '0')}`,
    }));
  },

  sledPhysicalDiskList({ path, query }, call) {
    const { id } = findSled(call, path.sledId);
    return pageOf(
      call,
      query,
      call.tables.physicalDisks.filter((disk) => disk.sledId === id),
    );
  },

  sledInstanceList({ path, query }, call) {
    const { id } = findSled(call, path.sledId);
    const here = call.tables.instances.filter((instance) => instance.sledId === id);
    const found = pageOf(call, query, here);
    return { ...found, items: found.items.map((instance) => onSled(call, instance, id)) };
  },

  /** Existing instances stay on the sled; only new ones are placed elsewhere. */
  sledSetProvisionPolicy({ path, body }, call) {
    const sled = findSled(call, path.sledId);
    if (sled.policy.kind !== 'in_service' || sled.state !== 'active') {
      const why = sled.policy.kind === 'expunged' ? 'expunged' : sled.state;
      throw invalid(`the provision policy cannot be set: the sled is ${why}, not in service`);
    }
    const { provisionPolicy: oldState } = sled.policy;
    const { state: newState } = body;
    if (newState !== oldState) {
      const policy = { kind: 'in_service', provisionPolicy: newState } as const;
      call.tables.sleds.put({ ...sled, policy, timeModified: call.store.now() });
      publish(call.store, 'hardware.sled.provision_policy_changed');
    }
    return { newState, oldState };
  },
} satisfies Partial<Handlers>;
