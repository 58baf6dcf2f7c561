import {
  type FloatingIp,
  floatingIpAttach,
  floatingIpDetach,
  floatingIpView,
  isUnanswered,
} from '@console/shared/api';
import { runAbortable } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { call, type Undo } from '@console/shared/runtime';
import { type JobEnd, reasonOf, runJob, type RunningJob } from '../../jobs/run-job.ts';
import { undoAttachment } from './undo.ts';

/** An instance in sentences. */
export interface Place {
  readonly id: string;
  readonly name: string;
}

/** The move of a floating IP from one instance to another. */
export interface Move {
  /** Name of the project. */
  readonly project: string;
  readonly floatingIp: Pick<FloatingIp, 'id' | 'name'>;
  readonly from: Place;
  readonly target: Place;
}

/** The result of a move, and whether the address is attached to no instance now. */
export interface MoveEnd extends JobEnd {
  readonly isLoose: boolean;
}

/**
 * Moves a floating IP: detaches it, then attaches it to the other instance (docs/screens/network-access.md section 17, B-N5). One
 * entry of the activity, which offers to undo the move while the address is attached to no instance. Repeating it is safe:
 * detaching a detached address and attaching an attached one succeed (docs/contract/corrections.md, "Addresses").
 */
export async function moveFloatingIp(move: Move): Promise<MoveEnd> {
  let isLoose = false;
  const end = await runJob(aboutMove(move), async (job) => {
    const outcome = await detachAndAttach(move, job);
    ({ isLoose } = outcome);
    return outcome;
  });
  return { ...end, isLoose };
}

/** Undoes a move: attaches a detached address to its previous instance. */
export const moveBack = (move: Move): Promise<MoveEnd> =>
  moveFloatingIp({ ...move, from: move.target, target: move.from });

/** Undoes a move that has succeeded, unless the address has been attached elsewhere since. */
export const undoMove = (move: Move): Undo =>
  undoAttachment({
    ...move,
    to: move.target.id,
    back: async () => {
      const { state, note } = await moveBack(move);
      if (state !== 'done') throw new Error(note);
    },
  });

const aboutMove = ({ project, floatingIp, target }: Move) => ({
  id: `move-floating-ip-${floatingIp.id}`,
  title: `Move floating IP ${floatingIp.name} to ${target.name}`,
  to: to('/projects/:project/floating-ips', { project }),
});

const AS_PART = { isPart: true } as const;

async function detachAndAttach(move: Move, { say, signal }: RunningJob): Promise<MoveEnd> {
  const { floatingIp, from, target } = move;
  const path = { floatingIp: floatingIp.id };
  // Read again: the list may be outdated, and after a failed move the address is detached
  const before = await ownerOf(floatingIp.id, signal);
  if (before === target.id)
    return { state: 'done', isLoose: false, note: `It is attached to ${target.name}.` };
  if (before !== undefined && before !== null && before !== from.id)
    return failed(`It is now attached to another instance. Nothing was changed.`, false);
  if (before !== null) {
    say(`Detaching it from ${from.name}`, 0);
    try {
      await runAbortable(floatingIpDetach, { path }, signal, AS_PART);
    } catch (error) {
      const owner = isUnanswered(error) ? await ownerOf(floatingIp.id, signal) : from.id;
      if (owner !== null) return notDetached(move, error, owner === undefined);
    }
  }
  say(`Attaching it to ${target.name}`, 50);
  try {
    await runAbortable(
      floatingIpAttach,
      { path, body: { kind: 'instance', parent: target.id } },
      signal,
      AS_PART,
    );
  } catch (error) {
    const owner = isUnanswered(error) ? await ownerOf(floatingIp.id, signal) : null;
    if (owner !== target.id) return notAttached(move, error, owner === undefined);
  }
  return { state: 'done', isLoose: false, note: `It is attached to ${target.name}.` };
}

/** The id of the instance that has it now; `null` for none, `undefined` when it is unknown. Bypasses the cache. */
async function ownerOf(floatingIp: string, signal: AbortSignal): Promise<string | null | undefined> {
  try {
    return (await call(floatingIpView, { path: { floatingIp } }, { signal })).instanceId ?? null;
  } catch {
    return undefined;
  }
}

const failed = (note: string, isLoose: boolean): MoveEnd => ({ state: 'failed', note, isLoose });

const notDetached = ({ from }: Move, error: unknown, isUnknown: boolean): MoveEnd =>
  failed(
    isUnknown
      ? `${reasonOf(error)} It is not known whether it is still attached to ${from.name}.`
      : `${reasonOf(error)} It is still attached to ${from.name}.`,
    false,
  );

function notAttached(move: Move, error: unknown, isUnknown: boolean): MoveEnd {
  const { from, target } = move;
  const now = isUnknown
    ? `It is not known whether it is attached to ${target.name} now.`
    : 'It is not attached to an instance now.';
  return {
    ...failed(`${reasonOf(error)} ${now}`, true),
    actions: [
      { label: 'Try again', run: () => void moveFloatingIp(move) },
      { label: `Attach to ${from.name}`, run: () => void moveBack(move) },
    ],
  };
}
