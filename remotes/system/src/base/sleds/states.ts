import type { Sled, SledProvisionPolicy } from '@console/shared/api';
import { capitalize, humanize } from '@console/shared/format';

/* A server of another version may not report the policy, or may have others: a sled is in service only if its policy is `in_service`. */

type HasPolicy = Pick<Sled, 'policy' | 'state'>;

/** Whether new instances may be placed on a sled; undefined for one that is not in service. */
export const provisionPolicyOf = ({ policy }: Pick<Sled, 'policy'>): SledProvisionPolicy | undefined =>
  policy?.kind === 'in_service' ? policy.provisionPolicy : undefined;

/** Labels of a sled's policy (docs/screens/system-settings-auth.md section 8). */
export const policyWords = ({ policy }: Pick<Sled, 'policy'>): string => capitalize(humanize(policy?.kind));

/** Label of the provision policy; undefined when there is none. */
export function provisionWords(sled: Pick<Sled, 'policy'>): string | undefined {
  const policy = provisionPolicyOf(sled);
  if (policy === undefined) return undefined;
  return policy === 'provisionable' ? 'Provisionable' : 'Not provisionable';
}

/** The state of a sled that differs from the default: expunged, or takes no new instances; null otherwise. */
export function unusualWords(sled: Pick<Sled, 'policy'>): string | null {
  if (sled.policy?.kind !== 'in_service') return policyWords(sled);
  return sled.policy.provisionPolicy === 'provisionable' ? null : 'Not provisionable';
}

/** In service, and not being expunged. */
export const isInService = ({ policy, state }: HasPolicy): boolean =>
  policy?.kind === 'in_service' && state === 'active';

/** New instances can be placed on it. */
export const takesInstances = (sled: HasPolicy): boolean =>
  isInService(sled) && provisionPolicyOf(sled) === 'provisionable';

/** Lower for a sled that needs a look: out of service first, then those that accept no new instances. */
const ranked = (sled: HasPolicy): number => (isInService(sled) ? (takesInstances(sled) ? 2 : 1) : 0);

/** Sleds with those out of service first; otherwise their order is kept. */
export const outOfServiceFirst = (sleds: readonly Sled[]): Sled[] =>
  sleds.toSorted((a, b) => ranked(a) - ranked(b));

/** `true`, or the reason why the provision policy cannot become `wanted` (docs/screens/operator.md section 2.2). */
export function mayProvision(sled: HasPolicy, wanted: SledProvisionPolicy): true | string {
  if (!sled.policy) return 'The server does not report the sled’s policy';
  if (sled.policy.kind !== 'in_service') return `The sled is ${humanize(sled.policy?.kind)}`;
  if (sled.state === 'decommissioned') return 'The sled is decommissioned';
  if (sled.policy.provisionPolicy !== wanted) return true;
  return wanted === 'provisionable'
    ? 'The sled already accepts new instances'
    : 'The sled already accepts no new instances';
}
