import { linesOf, type Policy, policyOf, type Role, rolesOf } from '@console/shared/access';
import type { Undo, UndoPlan } from '@console/shared/runtime';
import type { ListedRow } from './columns.tsx';
import type { AccessLevel } from './level.ts';
import { readAgain, runInSequence, type Written } from './use-policy-change.ts';

/**
 * Gives an identity back the roles that it had, unless they have been changed since. Roles of others stay unchanged.
 * @param riskOf why a policy must not be written without a confirmation; undefined when it may be
 */
export const undoRoles =
  (
    level: AccessLevel,
    { id, name }: Pick<ListedRow, 'id' | 'name'>,
    { before, after }: Written,
    riskOf: (before: Policy, after: Policy) => string | undefined,
  ): Undo =>
  async (): Promise<UndoPlan | undefined> => {
    const rolesIn = (policy: Policy) => textOf(rolesOf(policy, id));
    const had = rolesIn(before);
    if (had === undefined || had === rolesIn(after)) return undefined;
    const lines = linesOf(before).filter(({ identityId }) => identityId === id);
    return {
      of: `the access of ${name}`,
      before: had,
      after: rolesIn(after),
      look: async () => {
        const now = await readAgain(level);
        const others = linesOf(now).filter(({ identityId }) => identityId !== id);
        return {
          value: rolesIn(now),
          now: () => `${name} now has ${rolesIn(now) ?? 'no role'} here.`,
          back: async () => {
            const next = policyOf([...others, ...lines]);
            const risk = riskOf(now, next);
            if (risk !== undefined) throw new Error(`${risk}. Nothing was changed.`);
            await level.update(next).send();
          },
        };
      },
      inTurn: runInSequence,
      done: `${name} has ${had} again`,
    };
  };

/** `the viewer role`, `the admin and viewer roles`. */
const textOf = (roles: readonly Role[]): string | undefined =>
  roles.length === 0 ? undefined : `the ${roles.join(' and ')} ${roles.length > 1 ? 'roles' : 'role'}`;
