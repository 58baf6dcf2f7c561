import type { Risks, Scope } from '@console/shared/access';
import { Message } from '@console/shared/ui/basic';

const PLACES: Readonly<Record<Scope, string>> = {
  project: 'this project',
  silo: 'this silo',
  fleet: 'the fleet',
};

/** Whether a change needs a confirmation. */
export const isRisky = ({ losesOwn, losesLast }: Risks): boolean => losesOwn || losesLast;

/** Label of the checkbox that confirms a risky change. */
export const agreement = (scope: Scope): string =>
  scope === 'fleet' ? 'Somebody else has fleet admin' : 'I know that I may not be able to undo this';

/** The instruction for a risky change that is not confirmed. */
export const DISAGREED = 'Select the checkbox first';

/** Why the role of a row cannot be removed in a bulk action; undefined when there is no risk. */
export function bulkRefusal({ losesOwn, losesLast }: Risks, scope: Scope): string | undefined {
  if (losesLast) return `Nobody would administer ${PLACES[scope]}: remove this role from the menu of its row`;
  return losesOwn ? 'You would lock yourself out: remove this role from the menu of its row' : undefined;
}

/** Warns of self-lockout and of the last admin (docs/screens/network-access.md section 17, B-L10 and B-A4). */
export function RiskNotes({ risks, scope }: { risks: Risks; scope: Scope }) {
  if (!isRisky(risks)) return null;
  return (
    <Message
      variant="destructive"
      live="status"
      title={risks.losesLast ? `Nobody will administer ${PLACES[scope]}` : 'You lock yourself out'}
    >
      {risks.losesOwn &&
        `You can no longer change who has access to ${PLACES[scope]}: the role is yours, or that of a group of yours. `}
      {risks.losesLast && 'No other user, and no group with members, is known to have the admin role.'}
    </Message>
  );
}
