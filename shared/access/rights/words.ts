import { isOfRole } from '@console/shared/runtime';
import type { Scope } from '../effective.ts';
import { type Role, ROLES } from '../roles.ts';
import type { Answer, Gap, Reason } from './may.ts';
import type { Needs } from './needs.ts';

const WHERE: Readonly<Record<Scope, string>> = {
  project: 'the project',
  silo: 'the silo',
  fleet: 'the fleet',
};

const ORDER = ['project', 'silo', 'fleet'] as const;

/** `Needs the project collaborator or the silo collaborator role`. */
export function needsText(needs: Needs): string {
  if (needs.anyone) return 'Everyone in the silo may';
  const roles = ORDER.flatMap((scope) => (needs[scope] ? [`the ${scope} ${needs[scope]}`] : []));
  return roles.length === 0 ? 'No role allows it' : `Needs ${roles.join(' or ')} role`;
}

const ROLE = /the (?<scope>fleet|silo|project) (?<role>admin|collaborator|viewer)\b/g;

/**
 * The roles that a reason of a disabled action names, as `needsText` writes them; undefined for a reason of another kind. Roles that a
 * silo confers on its projects, which such a reason leaves out, are included.
 */
export function needsOfReason(reason: string): Needs | undefined {
  const [sentence = ''] = reason.split('. ');
  if (!isOfRole(sentence)) return undefined;
  const roles: { -readonly [Key in Scope]?: Role } = {};
  for (const { groups } of sentence.matchAll(ROLE)) {
    const scope = ORDER.find((one) => one === groups?.['scope']);
    const role = ROLES.find((one) => one === groups?.['role']);
    if (scope && role) roles[scope] = role;
  }
  if (!roles.project) return roles;
  return { silo: roles.project === 'viewer' ? 'viewer' : 'collaborator', ...roles };
}

/** The reason for a yes: `Role admin on the silo, inherited by the project, through group web-crew`. */
export function reasonText({ scope, role, group, isMapped }: Reason, at: Scope): string {
  const inherited = scope === 'silo' && at === 'project' && !isMapped ? ', inherited by the project' : '';
  const mapped = isMapped ? ', which confers a fleet role' : '';
  const through = group ? `, through group ${group.displayName}` : '';
  return `Role ${role} on ${WHERE[scope]}${inherited}${mapped}${through}`;
}

/** The data that could not be read: `members of group web-crew`. */
export function gapText(gap: Gap, nameOf: (id: string) => string): string {
  if (gap.kind === 'members') return `members of group ${nameOf(gap.group)}`;
  if (gap.kind === 'mapping') return 'fleet roles that the silo confers';
  return `roles on ${WHERE[gap.scope]}`;
}

/**
 * Why an answer is unknown: `Unknown: members of group web-crew and roles on the silo could not be read`.
 * @param isPending more may still arrive
 */
export const gapsText = (gaps: readonly Gap[], nameOf: (id: string) => string, isPending = false): string =>
  `Unknown: ${gaps.map((gap) => gapText(gap, nameOf)).join(' and ')} ${isPending ? 'are loading' : 'could not be read'}`;

/** The explanation of an answer. */
export function answerText(
  answer: Answer,
  needs: Needs,
  at: Scope,
  nameOf: (id: string) => string,
  isPending = false,
): string {
  if (answer.may === undefined) return gapsText(answer.gaps, nameOf, isPending);
  if (!answer.may) return needsText(needs);
  return answer.by ? reasonText(answer.by, at) : 'Everyone in the silo may';
}
