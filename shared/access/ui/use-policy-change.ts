import { createSequence } from '@console/shared/actions';
import { type Assignment, applyIntent, type Intent, type Policy, type Role } from '@console/shared/access';
import { fetchQuery } from '@console/shared/query';
import { type LineRule, type SetConflict, useSetEdit } from '@console/shared/sets';
import type { AccessLevel } from './level.ts';

/** One after the other: each write replaces the whole policy, so each must see what the one before has done. */
const runInSequence = createSequence();

/** The policy as the server has it now. */
const readAgain = ({ policy }: AccessLevel): Promise<Policy> => fetchQuery({ ...policy, staleTime: 0 });

/** One role that is taken together with others. */
export interface Removal {
  readonly intent: Intent;
  /** The role that the person saw. */
  readonly seen: Role | undefined;
  /** Why the policy that would follow is not written without being agreed to; undefined when it may be. */
  readonly refusal: (before: Policy, after: Policy) => string | undefined;
}

/**
 * Takes the role of one identity from the policy as it is now, whatever was read before. Rejects when that role is not the one
 * that was seen: what somebody else has decided is not overwritten unseen. Rejects too when the role has become the last admin's
 * or the last of the person's own, by the rows before it or by somebody else.
 */
export const removeLine = (level: AccessLevel, { intent, seen, refusal }: Removal): Promise<Policy> =>
  runInSequence(async () => {
    const now = await readAgain(level);
    const line = now.roleAssignments.find(({ identityId }) => identityId === intent.identityId);
    if (line?.roleName !== seen)
      throw new Error('Somebody else has changed this role. Look at it and try again.');
    const after = applyIntent(now, intent);
    const why = refusal(now, after);
    if (why !== undefined) throw new Error(why);
    return level.update(after).send();
  });

/** A change of a policy that a form is about to send. */
export interface PolicyEdit {
  /** The policy as it was when the form opened. */
  readonly base: Policy;
  /** What somebody else has changed since, when the change is what the person wants; undefined when nothing. */
  readonly conflict: (intent: Intent) => SetConflict<Assignment> | undefined;
  /** Sends it, unless somebody else has changed the policy meanwhile: then `conflict` says what, and nothing is sent. */
  readonly send: (intent: Intent) => Promise<Policy>;
}

/** What makes two lines of a policy the same. `nameOf` gives the name for an id. */
const lineRule = (nameOf: (id: string) => string): LineRule<Assignment> => ({
  key: ({ identityId }) => identityId,
  name: ({ identityId }) => nameOf(identityId),
  fields: [{ label: 'Role', of: ({ roleName }) => roleName }],
});

/**
 * Nobody's change is lost (docs/screens/operator.md section 0.4): the server replaces the whole policy and has no check, so it
 * is read again before each write and compared with what the person saw.
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
        // Undefined: it is already so, for one because the answer to an earlier write was lost
        return lines ? level.update({ roleAssignments: [...lines] }).send() : now;
      }),
  };
}
