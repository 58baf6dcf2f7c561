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
  scope === 'fleet' ? 'I have another way to fleet admin' : 'I may not be able to undo this';

/** The instruction for a risky change that is not confirmed. */
export const DISAGREED = 'Select the checkbox first';

/** Why the role of a row cannot be removed in a bulk action; undefined when there is no risk. */
export function bulkRefusal({ losesOwn, losesLast }: Risks, scope: Scope): string | undefined {
  if (losesLast) return `This is the last admin of ${PLACES[scope]}. Remove the role from its row menu`;
  return losesOwn ? 'You would lock yourself out. Remove the role from its row menu' : undefined;
}

/** Warns of self-lockout and of the last admin (docs/screens/network-access.md section 17, B-L10 and B-A4). */
export function RiskNotes({ risks, scope }: { risks: Risks; scope: Scope }) {
  if (!isRisky(risks)) return null;
  return (
    <Message
      variant="destructive"
      live="status"
      title={risks.losesLast ? `This removes the last admin of ${PLACES[scope]}` : 'You lock yourself out'}
    >
      {risks.losesOwn &&
        `You can no longer change who has access to ${PLACES[scope]}: the role is yours, or that of a group of yours. `}
      {risks.losesLast && 'No other user and no group with members is an admin.'}
    </Message>
  );
}
