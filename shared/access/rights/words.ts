import type { Scope } from '../effective.ts';
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

/** The reason for a yes: `Role admin on the silo, inherited by the project, through group web-crew`. */
export function reasonText({ scope, role, group, isMapped }: Reason, at: Scope): string {
  const inherited = scope === 'silo' && at === 'project' && !isMapped ? ', inherited by the project' : '';
  const mapped = isMapped ? ', which confers a fleet role' : '';
  const through = group ? `, through group ${group.displayName}` : '';
  return `Role ${role} on ${WHERE[scope]}${inherited}${mapped}${through}`;
}

/** What could not be read: `members of group web-crew`. */
export function gapText(gap: Gap, nameOf: (id: string) => string): string {
  if (gap.kind === 'members') return `members of group ${nameOf(gap.group)}`;
  if (gap.kind === 'mapping') return 'fleet roles that the silo confers';
  return `roles on ${WHERE[gap.scope]}`;
}

/** `Unknown: members of group web-crew and roles on the silo could not be read`. */
export const gapsText = (gaps: readonly Gap[], nameOf: (id: string) => string): string =>
  `Unknown: ${gaps.map((gap) => gapText(gap, nameOf)).join(' and ')} could not be read`;

/** The second line of an answer. */
export function answerText(answer: Answer, needs: Needs, at: Scope, nameOf: (id: string) => string): string {
  if (answer.may === undefined) return gapsText(answer.gaps, nameOf);
  if (!answer.may) return needsText(needs);
  return answer.by ? reasonText(answer.by, at) : 'Everyone in the silo may';
}

export const ANSWER_WORDS = { yes: 'May', no: 'May not', unknown: 'Unknown' } as const;

/** `May`, `May not` or `Unknown`. */
export const answerWord = ({ may }: Answer): (typeof ANSWER_WORDS)[keyof typeof ANSWER_WORDS] =>
  may === undefined ? ANSWER_WORDS.unknown : may ? ANSWER_WORDS.yes : ANSWER_WORDS.no;
