import { useRef } from 'react';
import { createSequence } from '@console/shared/actions';
import {
  applyIntent,
  type Intent,
  linesOf,
  type Policy,
  type PolicyLine,
  policyOf,
  rolesOf,
} from '@console/shared/access';
import { fetchQuery } from '@console/shared/query';
import { type LineRule, type SetConflict, useSetEdit } from '@console/shared/sets';
import type { AccessLevel } from './level.ts';

/** One after the other: each write replaces the whole policy, so it must see the result of the previous one. */
export const runInSequence = createSequence();

/** The current policy on the server, bypassing the cache. */
export const readAgain = ({ policy }: AccessLevel): Promise<Policy> =>
  fetchQuery({ ...policy, staleTime: 0 });

/** The roles of a row that are removed in a bulk action: all that the user saw. */
export interface Removal {
  readonly intent: Intent;
  /** Why the resulting policy must not be written without a confirmation; undefined when it may be. */
  readonly refusal: (before: Policy, after: Policy) => string | undefined;
}

/**
 * Removes the roles of one identity from the current policy, whatever was read before. Rejects when they differ from those that the
 * user saw, so that a concurrent change is not overwritten unseen. Rejects too when the role is now that of the last
 * admin or the user's own last one, because of earlier rows or of someone else.
 */
export const removeLine = (level: AccessLevel, { intent, refusal }: Removal): Promise<Policy> =>
  runInSequence(async () => {
    const now = await readAgain(level);
    if (rolesOf(now, intent.identityId).join() !== intent.replaces.join())
      throw new Error('This role has changed since you opened the form. Check it and try again.');
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
  readonly conflict: (intent: Intent) => SetConflict<PolicyLine> | undefined;
  /** Sends the change, unless someone else has changed the policy: then `conflict` contains the differences, and nothing is sent. */
  readonly send: (intent: Intent) => Promise<Policy>;
  /** The policy before and after the last write. */
  readonly written: () => Written;
}

/** A policy before and after a write. */
export interface Written {
  readonly before: Policy;
  readonly after: Policy;
}

/** How the roles of an identity are compared. `nameOf` returns the name for an id. */
const lineRule = (nameOf: (id: string) => string): LineRule<PolicyLine> => ({
  key: ({ identityId }) => identityId,
  name: ({ identityId }) => nameOf(identityId),
  fields: [{ label: 'Role', of: ({ roles }) => roles.join(', ') }],
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
  const edit = useSetEdit(linesOf(opened), lineRule(nameOf));
  const base = policyOf(edit.base);
  const written = useRef<Written>({ before: base, after: base });
  const wanted = (intent: Intent) => linesOf(applyIntent(base, intent));
  return {
    base,
    conflict: (intent) => edit.conflict(wanted(intent)),
    send: (intent) =>
      runInSequence(async () => {
        let now = base;
        const lines = await edit.settle(wanted(intent), async () => {
          now = await readAgain(level);
          return linesOf(now);
        });
        // Undefined: the server already has this state, for example because the response to an earlier write was lost
        const after = lines ? await level.update(policyOf(lines)).send() : now;
        written.current = { before: now, after };
        return after;
      }),
    written: () => written.current,
  };
}
