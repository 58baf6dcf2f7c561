import type {
  IpPoolUtilization,
  SamlIdentityProvider,
  Silo,
  SiloIpPool,
  SiloQuotas,
  SiloRolePolicy,
} from '@console/shared/api';
import type { Standing } from '@console/shared/certificates';
import { pluralize } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { freeAddresses, isScarce, presentFamilies } from '../networking/ip-pools/families.ts';
import { missingTexts } from '../silos/idps/missing.ts';
import { type Fact, judge, type Step, type StepLink, type Verdict, verdictOf } from '../base/fact.ts';
import type { Reach } from './reach.ts';

/** The facts from which a silo's checklist is derived. */
export interface SiloFacts {
  readonly silo: Silo;
  readonly policy: Fact<SiloRolePolicy>;
  /** The name of a user or group; undefined where it is not known. */
  readonly nameOf: (id: string) => string | undefined;
  readonly providers: Fact<readonly SamlIdentityProvider[]>;
  /** Whether there is a user. */
  readonly hasUser: Fact<boolean>;
  readonly pools: Fact<readonly SiloIpPool[]>;
  /** Number of address ranges of the default pool. */
  readonly utilization: Fact<IpPoolUtilization>;
  /**
   * Whether the addresses of the linked pools are announced, undefined while it is checked; `unchecked` until someone starts the
   * check.
   */
  readonly reach: Fact<Reach> | 'unchecked';
  readonly quotas: Fact<SiloQuotas>;
  /** Status of the certificate in use in the user's own silo, null for none; `foreign`: another silo, whose certificates cannot be read. */
  readonly certificate: Fact<Standing | null> | 'foreign';
}

/** Steps that open a form over the list instead of a link. */
export type SiloForm = 'admin' | 'link-pool' | 'provider' | 'quotas' | 'user';

/** A step of a silo; `form` opens over the list. */
export interface SiloStep extends Step {
  readonly form: SiloForm | undefined;
}

function leftVerdict(utilization: IpPoolUtilization): Verdict {
  const families = presentFamilies(utilization);
  if (!families.some(({ allocated, capacity }) => capacity > allocated))
    return { state: 'todo', why: 'The default pool has no free address.' };
  return {
    state: families.some(isScarce) ? 'warn' : 'done',
    why: `${freeAddresses(utilization)} left in the default pool`,
  };
}

const REACH_STEPS = {
  announced: { state: 'done', why: 'Every address of the linked pools is announced.' },
  partly: { state: 'todo', why: 'Some addresses of the linked pools are not announced.' },
  unused: { state: 'na', why: 'BGP is not used.' },
} as const satisfies Record<Reach, Verdict>;

const reachVerdict = (reach: SiloFacts['reach']): Verdict =>
  reach === 'unchecked'
    ? { state: 'unknown', why: 'Not checked yet.' }
    : judge(reach, (known) => REACH_STEPS[known]);

function certificateVerdict(standing: Standing | null): Verdict {
  if (standing === null)
    return { state: 'todo', why: 'No certificate is in use, so the silo cannot be reached.' };
  if (standing.kind === 'ending')
    return { state: 'warn', why: `The certificate in use expires in ${pluralize(standing.days, 'day')}.` };
  return { state: 'done', why: 'A certificate is in use.' };
}

/** A provider that lacks a required text exists, but no one can sign in with it. */
function providerVerdict(providers: readonly SamlIdentityProvider[]): Verdict {
  const { length } = providers;
  if (length === 0) return { state: 'todo', why: 'There is no identity provider.' };
  const able = providers.filter((provider) => missingTexts(provider).length === 0).length;
  if (able === length) return { state: 'done', why: pluralize(length, 'provider') };
  const incomplete = providers.find((provider) => missingTexts(provider).length > 0);
  return {
    state: 'warn',
    why: `No one can sign in with ${incomplete?.name ?? ''}. Its settings are incomplete.`,
  };
}

/** The admins of a silo by name; a group without members is distinguished from one that works. */
function adminText(assignments: SiloRolePolicy['roleAssignments'], { nameOf, hasUser }: SiloFacts): string {
  const names = assignments
    .filter(({ roleName }) => roleName === 'admin')
    .map(
      ({ identityId, identityType }) =>
        nameOf(identityId) ?? `a ${identityType === 'silo_group' ? 'group' : 'user'} whose name is not known`,
    );
  const isEmpty = hasUser && 'data' in hasUser && !hasUser.data;
  return `${[...new Set(names)].join(', ')}${isEmpty ? ' (no members yet)' : ''}`;
}

/** The setup steps of a silo (docs/screens/operator.md section 9.10). */
export function siloSteps(facts: SiloFacts): readonly SiloStep[] {
  const { silo } = facts;
  const { name } = silo;
  const isLocal = silo.identityMode === 'local_only';
  const page = (tab: string) => `${to('/system/silos/:silo', { silo: name })}?tab=${tab}`;
  const back = `back=setup/${name}`;
  const defaultPool =
    facts.pools && 'data' in facts.pools ? facts.pools.data.find(({ isDefault }) => isDefault) : undefined;
  const step = (
    id: string,
    title: string,
    verdict: Verdict,
    link: StepLink | undefined,
    form?: SiloForm,
  ): SiloStep => ({ id, title, link, form, ...verdict });
  const hasDefault = <Data>(fact: Fact<Data>, say: (data: Data) => Verdict): Verdict =>
    judge(facts.pools, (pools) =>
      pools.some(({ isDefault }) => isDefault)
        ? judge(fact, say)
        : { state: 'todo', why: 'Needs a default pool.' },
    );
  return [
    step('S1', 'Silo', { state: 'done', why: `${name} exists.` }, undefined),
    isLocal
      ? step(
          'S2',
          'Identity',
          judge(facts.hasUser, (has) => verdictOf(has, 'The silo has users.', 'The silo has no users yet.')),
          { label: 'New user', to: page('users') },
          'user',
        )
      : step(
          'S2',
          'Identity',
          judge(facts.providers, providerVerdict),
          { label: 'New provider', to: `${to('/system/silos/:silo/idps-new', { silo: name })}?${back}` },
          'provider',
        ),
    step(
      'S3',
      'Groups',
      isLocal
        ? { state: 'na', why: 'Local users have no groups.' }
        : judge(facts.providers, (providers) =>
            verdictOf(
              providers.some(({ groupAttributeName }) => groupAttributeName),
              'Groups are read at sign-in.',
              'The provider sends no groups.',
              providers.length === 0 ? 'todo' : 'warn',
            ),
          ),
      { label: 'Identity providers', to: to('/system/silos/:silo', { silo: name }) },
    ),
    step(
      'S4',
      'Admin',
      judge(facts.policy, ({ roleAssignments }) =>
        verdictOf(
          roleAssignments.some(({ roleName }) => roleName === 'admin'),
          adminText(roleAssignments, facts),
          'The silo has no admin.',
        ),
      ),
      { label: 'Add admin', to: page('access') },
      'admin',
    ),
    step(
      'S5',
      'IP pool',
      judge(facts.pools, ({ length }) =>
        verdictOf(length > 0, `${pluralize(length, 'pool')} linked`, 'No pool is linked.'),
      ),
      { label: 'Link pool', to: page('ip-pools') },
      'link-pool',
    ),
    step(
      'S6',
      'Default pool',
      judge(facts.pools, () =>
        verdictOf(
          defaultPool !== undefined,
          defaultPool?.name ?? '',
          'None of the linked pools is the default.',
        ),
      ),
      { label: 'IP pools', to: page('ip-pools') },
    ),
    step(
      'S7',
      'Addresses left',
      hasDefault(facts.utilization, leftVerdict),
      defaultPool && {
        label: 'Add range',
        to: `${to('/system/networking/ip-pools/:pool/ranges-add', { pool: defaultPool.name })}?${back}`,
      },
    ),
    step('S8', 'Reachable', reachVerdict(facts.reach), {
      label: 'Announce sets',
      to: '/system/networking/bgp/announce-sets',
    }),
    step(
      'S9',
      'Quotas',
      judge(facts.quotas, ({ cpus, memory, storage }) =>
        verdictOf(
          cpus > 0 && memory > 0 && storage > 0,
          'Every quota is above zero.',
          'With a quota of 0, nothing can be created.',
        ),
      ),
      { label: 'Edit quotas', to: page('quotas') },
      'quotas',
    ),
    step(
      'S10',
      'Certificate',
      facts.certificate === 'foreign'
        ? { state: 'unknown', why: 'Only the silo’s admins can see it.' }
        : judge(facts.certificate, certificateVerdict),
      facts.certificate === 'foreign' ? undefined : { label: 'Certificates', to: '/certificates' },
    ),
    step(
      'S11',
      'First sign-in',
      isLocal
        ? { state: 'na', why: 'You create local users yourself.' }
        : judge(facts.hasUser, (has) => verdictOf(has, 'A user has signed in.', 'No one has signed in yet.')),
      { label: 'Users', to: page('users') },
    ),
  ];
}
