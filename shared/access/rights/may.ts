import { compareGrants, type Grant, includesRole, type Named, type Scope } from '../effective.ts';
import type { Assignment, Policy } from '../policy.ts';
import { compareAssignments } from '../roles.ts';
import type { Directory, Members } from '../rows.ts';
import { type Mapping, type Needs, type Way, waysOf } from './needs.ts';

/** The known facts about roles. An absent policy, mapping or group could not be read: it is unknown, not empty. */
export interface RightsFacts {
  readonly policies: Readonly<Partial<Record<Scope, Policy | undefined>>>;
  /** Fleet roles that the silo confers. */
  readonly mapping: Mapping | undefined;
  readonly members: Members;
}

/** A user or a group whose rights are in question. */
export interface Subject {
  readonly id: string;
  readonly identityType: Assignment['identityType'];
}

/** A missing fact that could change an answer. */
export type Gap =
  | { readonly kind: 'policy'; readonly scope: Scope }
  | { readonly kind: 'mapping' }
  /** The members of the group with this id. */
  | { readonly kind: 'members'; readonly group: string };

/** The role that allows something: `group` confers it; `isMapped` by the fleet role that the silo maps to it. */
export interface Reason extends Grant {
  readonly isMapped?: true;
}

/** Whether someone may do something: with the strongest reason; no reason when everyone may. Undefined is unknown because of gaps. */
export type Answer =
  | { readonly may: true; readonly by?: Reason }
  | { readonly may: false }
  | { readonly may: undefined; readonly gaps: readonly Gap[] };

/** The assignments that are enough for one way; undefined when the policy is unknown. */
const enough = ({ scope, role }: Way, { policies }: RightsFacts) =>
  policies[scope]?.roleAssignments.filter(({ roleName }) => includesRole(roleName, role));

/** The gap of a missing mapping: it could make any role on the silo a fleet role. */
const mappingGap = (needs: Needs, { mapping }: RightsFacts): readonly Gap[] =>
  needs.fleet !== undefined && mapping === undefined ? [{ kind: 'mapping' }] : [];

const keyOf = (gap: Gap): string => JSON.stringify(gap);

const distinct = (gaps: readonly Gap[]): readonly Gap[] => [
  ...new Map(gaps.map((gap) => [keyOf(gap), gap])).values(),
];

const reasonOf = ({ scope, isMapped }: Way, { roleName }: Assignment, group?: Named): Reason => ({
  scope,
  role: roleName,
  ...(group && { group }),
  ...(isMapped && { isMapped }),
});

/**
 * Whether a user or a group may do something. Data that could not be read make an answer unknown, unless the known data are enough.
 * @param nameOf the name of a group
 */
export function mayOf(
  needs: Needs,
  { id, identityType }: Subject,
  facts: RightsFacts,
  nameOf: (id: string) => string = String,
): Answer {
  if (needs.anyone) return { may: true };
  const reasons: Reason[] = [];
  const gaps: Gap[] = [...mappingGap(needs, facts)];
  for (const way of waysOf(needs, facts.mapping)) {
    const assignments = enough(way, facts);
    if (!assignments) gaps.push({ kind: 'policy', scope: way.scope });
    for (const one of assignments ?? []) {
      const { identityId } = one;
      if (identityId === id) reasons.push(reasonOf(way, one));
      else if (one.identityType === 'silo_group' && identityType === 'silo_user') {
        const members = facts.members.get(identityId);
        if (!members) gaps.push({ kind: 'members', group: identityId });
        else if (members.some((member) => member.id === id))
          reasons.push(reasonOf(way, one, { id: identityId, displayName: nameOf(identityId) }));
      }
    }
  }
  const [by] = reasons.toSorted(compareGrants);
  if (by) return { may: true, by };
  return gaps.length > 0 ? { may: undefined, gaps: distinct(gaps) } : { may: false };
}

/** The facts about one user, for many answers at the cost of one: groups without their other members. */
export const factsAbout = ({ id }: Subject, facts: RightsFacts): RightsFacts => ({
  ...facts,
  members: new Map(
    [...facts.members].map(([group, members]) => [group, members.filter((member) => member.id === id)]),
  ),
});

/** Someone who may do something, by their own role. */
export interface Holder extends Subject {
  readonly name: string;
  readonly by: Reason;
  /** Of a group; undefined when they are unknown. */
  readonly members?: readonly Named[] | undefined;
}

/** Who may do something. */
export interface Holders {
  /** Every user of the silo may: then no one is listed. */
  readonly isEveryone: boolean;
  /** Groups, then users, by name; someone with several reasons once, with the strongest. */
  readonly holders: readonly Holder[];
  readonly gaps: readonly Gap[];
}

/** The users and groups who may do something, each with the reason, and the gaps. */
export function whoMay(needs: Needs, facts: RightsFacts, directory: Directory): Holders {
  if (needs.anyone) return { isEveryone: true, holders: [], gaps: [] };
  const names = new Map([...directory.groups, ...directory.users].map((one) => [one.id, one.displayName]));
  const holders = new Map<string, Holder>();
  const gaps: Gap[] = [...mappingGap(needs, facts)];
  for (const way of waysOf(needs, facts.mapping)) {
    const assignments = enough(way, facts);
    if (!assignments) gaps.push({ kind: 'policy', scope: way.scope });
    for (const one of assignments ?? []) {
      const { identityId: id, identityType } = one;
      const by = reasonOf(way, one);
      const known = holders.get(id);
      if (known && compareGrants(known.by, by) <= 0) continue;
      const isGroup = identityType === 'silo_group';
      const members = facts.members.get(id);
      if (isGroup && !members) gaps.push({ kind: 'members', group: id });
      holders.set(id, { id, identityType, name: names.get(id) ?? id, by, ...(isGroup && { members }) });
    }
  }
  return {
    isEveryone: false,
    holders: [...holders.values()].toSorted(compareAssignments),
    gaps: distinct(gaps),
  };
}
