import type { T } from '../../wire/api.ts';
import type { Collected, SupportBundleRow } from '../../store/rows/support.ts';
import { FLEET_ID, type Store } from '../../store/store.ts';

/** Milliseconds that collection and deletion take. Our guess: the contract only names the states. */
export const bundleDelays = { collecting: 15_000, destroying: 3000 } as const;

/** A target release as text; null when none was set. */
export function releaseText(source: T.TargetReleaseSource | undefined): string | null {
  return source?.type === 'system_version' ? source.version : null;
}

/** The facts that a bundle collects now. No names, addresses or keys of the silos, because support may read everything. */
export function collect(store: Store, at: Date): Collected {
  const { tables } = store;
  return {
    at,
    release: releaseText(tables.targetReleases.get(FLEET_ID)?.releaseSource),
    rackIds: Array.from(tables.racks, ({ id }) => id),
    sleds: Array.from(tables.sleds, ({ id, baseboard, policy, slot, state }) => ({
      id,
      serial: baseboard.serial,
      part: baseboard.part,
      policy: policy.kind === 'in_service' ? policy.provisionPolicy : policy.kind,
      state,
      slot,
      instances: tables.instances.filter((instance) => instance.sledId === id).length,
    })),
    counts: {
      silos: tables.silos.size,
      projects: tables.projects.size,
      instances: tables.instances.size,
      disks: tables.disks.size,
      snapshots: tables.snapshots.size,
      vpcs: tables.vpcs.size,
    },
  };
}

/** Starts to collect a bundle. */
export function beginBundle(store: Store, reason: string): SupportBundleRow {
  const { supportBundles, transitions } = store.tables;
  const id = store.newId();
  const due = new Date(store.clock.now() + bundleDelays.collecting);
  transitions.put({ id, kind: 'support-bundle', due, to: 'active' });
  return supportBundles.put({
    id,
    reasonForCreation: reason,
    reasonForFailure: null,
    state: 'collecting',
    timeCreated: store.now(),
    collected: null,
  });
}

/** Deletes a bundle, and cancels its collection. A bundle that was never complete is deleted immediately. */
export function destroyBundle(store: Store, bundle: SupportBundleRow): void {
  const { supportBundles, transitions } = store.tables;
  if (bundle.state === 'failed') {
    supportBundles.remove(bundle.id);
    return;
  }
  const due = new Date(store.clock.now() + bundleDelays.destroying);
  transitions.put({ id: bundle.id, kind: 'support-bundle', due, to: 'gone' });
  supportBundles.put({ ...bundle, state: 'destroying' });
}

/** Executes the planned change. Called by `settle`. */
export function endBundleStep(store: Store, id: string, to: 'active' | 'failed' | 'gone', at: Date): void {
  const { supportBundles } = store.tables;
  const bundle = supportBundles.get(id);
  if (bundle === undefined) return;
  if (to === 'gone') supportBundles.remove(id);
  else if (to === 'failed')
    supportBundles.put({ ...bundle, state: 'failed', reasonForFailure: 'A sled did not answer in time' });
  else supportBundles.put({ ...bundle, state: 'active', collected: collect(store, at) });
}

/** Makes the running collection fail at its end. */
export function failCollections({ tables: { transitions } }: Store): void {
  for (const change of transitions)
    if (change.kind === 'support-bundle' && change.to === 'active')
      transitions.put({ ...change, to: 'failed' });
}
