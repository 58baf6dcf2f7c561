import type { UninitializedSledRow } from '../../store/rows/rack.ts';
import type { Store } from '../../store/store.ts';
import { publish } from '../webhooks/webhook-events.ts';
import { diskSerial, diskSlots } from './physical-disks.ts';

/** Stages of an added sled, in order. */
const STEPS = ['known', 'disks', 'gone'] as const;
type Step = (typeof STEPS)[number];

/**
 * Milliseconds after the request at which each stage ends. Our guess: real sleds take minutes (docs/screens/operator.md section 12,
 * M6).
 */
const AFTER: Readonly<Record<Step, number>> = { known: 3000, disks: 8000, gone: 10_000 };

/** Accepts a waiting sled, which becomes visible later. Returns its future id. */
export function beginAdd(store: Store, waiting: UninitializedSledRow): string {
  const sledId = store.newId();
  store.tables.uninitializedSleds.put({ ...waiting, sledId });
  const due = new Date(store.clock.now() + AFTER.known);
  store.tables.transitions.put({ id: waiting.id, kind: 'sled', to: 'known', due });
  return sledId;
}

function addSled(store: Store, sledId: string, waiting: UninitializedSledRow, at: Date): void {
  const { baseboard, rackId, cubby, usableHardwareThreads, usablePhysicalRam } = waiting;
  store.tables.sleds.put({
    id: sledId,
    timeCreated: at,
    timeModified: at,
    baseboard,
    rackId,
    usableHardwareThreads,
    usablePhysicalRam,
    policy: { kind: 'in_service', provisionPolicy: 'provisionable' },
    state: 'active',
    slot: cubby,
  });
  publish(store, 'hardware.sled.added');
}

function addDisks(store: Store, sledId: string, { baseboard }: UninitializedSledRow): void {
  for (const [slot, model] of diskSlots.entries()) {
    const serial = diskSerial(baseboard.serial, slot);
    const whole = { policy: { kind: 'in_service' }, state: 'active' } as const;
    store.tables.physicalDisks.put({ ...store.fresh(), ...model, ...whole, serial, sledId });
  }
}

/** Executes the planned stage. Called by `settle`. */
export function endAddStep(store: Store, id: string, step: Step, at: Date): void {
  const { transitions, uninitializedSleds } = store.tables;
  const waiting = uninitializedSleds.get(id);
  if (waiting?.sledId === undefined) return;
  if (step === 'known') addSled(store, waiting.sledId, waiting, at);
  else if (step === 'disks') addDisks(store, waiting.sledId, waiting);
  else uninitializedSleds.remove(id);
  const next = STEPS[STEPS.indexOf(step) + 1];
  if (next === undefined) return;
  const due = new Date(at.getTime() + AFTER[next] - AFTER[step]);
  transitions.put({ id, kind: 'sled', to: next, due });
}
