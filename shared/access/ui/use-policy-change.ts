import { createSequence } from '@console/shared/actions';
import { type Assignment, applyIntent, type Intent, type Policy, type Role } from '@console/shared/access';
import { fetchQuery } from '@console/shared/query';
import { type LineRule, type SetConflict, useSetEdit } from '@console/shared/sets';
import type { AccessLevel } from './level.ts';

/** One after the other: each write replaces the whole policy, so it must see the result of the previous one. */
const runInSequence = createSequence();

/** The current policy on the server, bypassing the cache. */
const readAgain = ({ policy }: AccessLevel): Promise<Policy> => fetchQuery({ ...policy, staleTime: 0 });

/** A role that is removed in a bulk action. */
export interface Removal {
  readonly intent: Intent;
  /** The role that the user saw. */
  readonly seen: Role | undefined;
  /** Why the resulting policy must not be written without a confirmation; undefined when it may be. */
  readonly refusal: (before: Policy, after: Policy) => string | undefined;
}

/**
 * Removes the role of one identity from the current policy, whatever was read before. Rejects when that role differs from the one
 * that the user saw, so that a concurrent change is not overwritten unseen. Rejects too when the role has become that of the last
 * admin or the last one of the user's own, by earlier rows or by somebody else.
 */
export const removeLine = (level: AccessLevel, { intent, seen, refusal }: Removal): Promise<Policy> =>
  runInSequence(async () => {
    const now = await readAgain(level);
    const line = now.roleAssignments.find(({ identityId }) => identityId === intent.identityId);
    if (line?.roleName !== seen) throw new Error('Somebody else changed this role. Check it and try again.');
    const after = applyIntent(now, intent);
    const why = refusal(now, after);
    if (why !== undefined) throw new Error(why);
    return level.update(after).send();
  });

/** A change of a policy in a form. */
export interface PolicyEdit {
  /** The policy when the form opened. */
  readonly base: Policy;
  /** Concurrent changes since then, given the intended change; undefined when there are none. */
  readonly conflict: (intent: Intent) => SetConflict<Assignment> | undefined;
  /** Sends the change, unless somebody else has changed the policy: then `conflict` contains the differences, and nothing is sent. */
  readonly send: (intent: Intent) => Promise<Policy>;
}

/** How two assignments of a policy are compared. `nameOf` returns the name for an id. */
const lineRule = (nameOf: (id: string) => string): LineRule<Assignment> => ({
  key: ({ identityId }) => identityId,
  name: ({ identityId }) => nameOf(identityId),
  fields: [{ label: 'Role', of: ({ roleName }) => roleName }],
});

/**
 * Prevents lost updates (docs/screens/operator.md section 0.4): the server replaces the whole policy without a version check, so
 * the policy is read again before each write and compared with what the user saw.
 */
export function usePolicyChange(
  level: AccessLevel,
  opened: Policy,
  nameOf: (id: string) => string,
): PolicyEdit {
  const edit = useSetEdit(opened.roleAssignments, lineRule(nameOf));
  const base = { roleAssignments: [...edit.base] };
  const wanted = (intent: Intent) => applyIntent(base, intent).roleAssignments;
  return {
    base,
    conflict: (intent) => edit.conflict(wanted(intent)),
    send: (intent) =>
      runInSequence(async () => {
        let now = base;
        const lines = await edit.settle(wanted(intent), async () => {
          now = await readAgain(level);
          return now.roleAssignments;
        });
        // Undefined: the server already has this state, for example because the response to an earlier write was lost
        return lines ? level.update({ roleAssignments: [...lines] }).send() : now;
      }),
  };
}
