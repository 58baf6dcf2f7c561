import type { Sled, SledInstance } from '@console/shared/api';
import { memoryText } from '@console/shared/capacity';
import { pluralize } from '@console/shared/format';
import { both, type Fact, judge, type Step, type Verdict, verdictOf } from '../../../base/fact.ts';
import { isInService, provisionPolicyOf, takesInstances } from '../../../base/sleds/states.ts';
import { lossOf } from '../../../capacity/model/survives.ts';
import type { UseBySled } from '../../../capacity/model/use.ts';
import { tenantsOf } from './tenants.ts';

/** Facts about a sled and the other sleds. */
export interface TakeOutFacts {
  readonly sled: Fact<Sled>;
  /** The instances that use its resources. */
  readonly instances: Fact<readonly SledInstance[]>;
  readonly sleds: Fact<readonly Sled[]>;
  /** The instances of the other sleds. */
  readonly others: Fact<UseBySled>;
}

/** The id of a step, by which the page finds its content. */
export type TakeOutStepId = 'stop' | 'who' | 'fits' | 'tell' | 'empty' | 'end';

/** A step of taking a sled out of service. */
export interface TakeOutStep extends Step {
  readonly id: TakeOutStepId;
}

const NONE_LEFT = { state: 'done', why: 'No instance is left on the sled.' } as const satisfies Verdict;

function stopVerdict(sled: Sled): Verdict {
  if (!sled.policy) return { state: 'unknown', why: 'The server does not report the sled’s policy.' };
  if (!isInService(sled)) return { state: 'na', why: 'The sled is out of service.' };
  return verdictOf(
    provisionPolicyOf(sled) === 'non_provisionable',
    'The sled accepts no new instances.',
    'New instances can still be placed on the sled.',
  );
}

function whoVerdict(instances: readonly SledInstance[]): Verdict {
  if (instances.length === 0) return NONE_LEFT;
  const tenants = tenantsOf(instances);
  const projects = tenants.reduce((sum, tenant) => sum + tenant.projects.length, 0);
  return {
    state: 'done',
    why: `${pluralize(instances.length, 'instance')} in ${pluralize(projects, 'project')} of ${pluralize(tenants.length, 'silo')}`,
  };
}

/** Room that is not known can only add to the room that is, so a result that everything fits is valid without it. */
function fitsVerdict(sled: Sled, instances: readonly SledInstance[], sleds: readonly Sled[], use: UseBySled) {
  if (instances.length === 0) return NONE_LEFT;
  const able = sleds.filter((one) => one.id !== sled.id && takesInstances(one));
  const unread = able.filter(({ id }) => !use.get(id)).length;
  const loss = lossOf(sled, sleds, new Map([...use, [sled.id, instances]]));
  if (!loss)
    return {
      state: 'done',
      why: 'The other sleds have room for all of them, without regard to anti-affinity.',
    } as const;
  const lacking = `${pluralize(loss.instances, 'instance')} with ${memoryText(loss.memory)} of memory`;
  if (unread > 0)
    return {
      state: 'unknown',
      why: `No room was found for ${lacking}, but the instances of ${unread} of ${pluralize(able.length, 'other sled')} could not be loaded.`,
    } as const;
  return { state: 'warn', why: `No other sled has room for ${lacking}: they cannot start again.` } as const;
}

function emptyVerdict(sled: Sled, { length }: readonly SledInstance[]): Verdict {
  if (length > 0) return { state: 'todo', why: `${pluralize(length, 'instance')} left` };
  return takesInstances(sled)
    ? { state: 'todo', why: 'No instance is left, but new ones can still be placed here.' }
    : NONE_LEFT;
}

function endVerdict(sled: Sled, { length }: readonly SledInstance[]): Verdict {
  if (sled.state === 'decommissioned') return { state: 'done', why: 'The sled is decommissioned.' };
  if (sled.policy?.kind === 'expunged')
    return { state: 'warn', why: 'The sled is expunged. The system is still replacing what it held.' };
  return {
    state: 'todo',
    why:
      length === 0 && !takesInstances(sled)
        ? 'The sled is empty. Put it back in service, or have it expunged.'
        : 'Decide when no instance is left.',
  };
}

/**
 * The steps of taking a sled out of service, as far as the system reports them (docs/screens/operator.md section 9.12). Nothing is
 * stored, so another operator can continue.
 */
export function takeOutSteps({ sled, instances, sleds, others }: TakeOutFacts): readonly TakeOutStep[] {
  const step = (id: TakeOutStepId, title: string, verdict: Verdict): TakeOutStep => ({
    id,
    title,
    link: undefined,
    ...verdict,
  });
  const here = both(sled, instances);
  return [
    step('stop', 'Stop placing instances', judge(sled, stopVerdict)),
    step('who', 'Who is on it', judge(instances, whoVerdict)),
    step(
      'fits',
      'What fits elsewhere',
      judge(both(here, both(sleds, others)), ([[one, own], [all, use]]) => fitsVerdict(one, own, all, use)),
    ),
    step(
      'tell',
      'Tell the tenants',
      judge(instances, (own) =>
        own.length === 0
          ? NONE_LEFT
          : {
              state: 'todo',
              why: 'An operator cannot stop tenants’ instances: ask their owners. The system does not record who has been told.',
            },
      ),
    ),
    step(
      'empty',
      'Wait until it is empty',
      judge(here, ([one, own]) => emptyVerdict(one, own)),
    ),
    step(
      'end',
      'Put back or expunge',
      judge(here, ([one, own]) => endVerdict(one, own)),
    ),
  ];
}
