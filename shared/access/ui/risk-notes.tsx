import type { Risks, Scope } from '@console/shared/access';
import { Message } from '@console/shared/ui/basic';

const PLACES: Readonly<Record<Scope, string>> = {
  project: 'this project',
  silo: 'this silo',
  fleet: 'the fleet',
};

const subjectOf = (scope: Scope): string => PLACES[scope].replace(/^t/, 'T');

/** Whether a change needs a confirmation. */
export const isRisky = ({ losesOwn, losesLast }: Risks): boolean => losesOwn || losesLast;

/** Label of the checkbox that confirms a risky change. */
export const agreement = (scope: Scope): string =>
  scope === 'fleet' ? 'I have another way to fleet admin' : 'I know that I may not be able to undo this';

/** The instruction for a risky change that is not confirmed. */
export const DISAGREED = 'Select the checkbox first';

/** What a risky change would do; undefined when there is no risk. */
export function riskText({ losesOwn, losesLast }: Risks, scope: Scope): string | undefined {
  if (losesLast) return `${subjectOf(scope)} would have no admin`;
  return losesOwn ? 'You would lock yourself out' : undefined;
}

/** Why the role of a row cannot be removed in a bulk action; undefined when there is no risk. */
export function bulkRefusal(risks: Risks, scope: Scope): string | undefined {
  const text = riskText(risks, scope);
  return text && `${text}. Remove this role from the menu of its row`;
}

/** Warns of self-lockout and of the last admin (docs/screens/network-access.md section 17, B-L10 and B-A4). */
export function RiskNotes({ risks, scope }: { risks: Risks; scope: Scope }) {
  if (!isRisky(risks)) return null;
  return (
    <Message
      variant="destructive"
      live="status"
      title={risks.losesLast ? `${subjectOf(scope)} will have no admin` : 'You lock yourself out'}
    >
      {risks.losesOwn &&
        `You can no longer change who has access to ${PLACES[scope]}: you or one of your groups has this role. `}
      {risks.losesLast && 'No other user and no group with members has the admin role.'}
    </Message>
  );
}
