import * as v from 'valibot';
import { floatingIpAttach, floatingIpDetach, floatingIpView } from '@console/shared/api';
import { runAbortable } from '@console/shared/query';
import { call } from '@console/shared/runtime';
import type { RunningJob } from '../../jobs/run-job.ts';
import type { Step } from '../../jobs/task.ts';

const named = v.object({ id: v.string(), name: v.string() });

/** A move, as stored for a reload; the project by its name. */
export const movePlan = v.object({ project: v.string(), floatingIp: named, from: named, target: named });

/** The move of a floating IP from one instance to another. */
export type Move = v.InferOutput<typeof movePlan>;
type Place = Move['target'];

const AS_PART = { isPart: true } as const;

/** The id of the instance that has the address now; null for none. */
const ownerOf = async (floatingIp: string, { signal }: RunningJob): Promise<string | null> =>
  (await call(floatingIpView, { path: { floatingIp } }, { signal })).instanceId ?? null;

const attach = (floatingIp: string, { id }: Place, { signal }: RunningJob) => {
  const body = { kind: 'instance', parent: id } as const;
  return runAbortable(floatingIpAttach, { path: { floatingIp }, body }, signal, AS_PART);
};

/** Repeating it is safe: detaching a detached address succeeds (docs/contract/corrections.md, "Addresses"). */
const detachFrom = (floatingIp: string, from: Place, target: Place): Step => ({
  title: `Detach it from ${from.name}`,
  async send(job) {
    // Read again: the list may be outdated
    const owner = await ownerOf(floatingIp, job);
    if (owner === null || owner === target.id) return;
    if (owner !== from.id) throw new Error('It is now attached to another instance');
    await runAbortable(floatingIpDetach, { path: { floatingIp } }, job.signal, AS_PART);
  },
  isDone: async (job) => (await ownerOf(floatingIp, job)) !== from.id,
  undo: { title: `Attach it to ${from.name} again`, send: (job) => attach(floatingIp, from, job) },
});

const attachTo = (floatingIp: string, target: Place): Step => ({
  title: `Attach it to ${target.name}`,
  send: (job) => attach(floatingIp, target, job),
  isDone: async (job) => (await ownerOf(floatingIp, job)) === target.id,
  undo: {
    title: `Detach it from ${target.name}`,
    send: ({ signal }) => runAbortable(floatingIpDetach, { path: { floatingIp } }, signal, AS_PART),
  },
});

/** The steps of a move; each can be repeated. */
export const moveSteps = ({ floatingIp: { id }, from, target }: Move): readonly Step[] => [
  detachFrom(id, from, target),
  attachTo(id, target),
];
