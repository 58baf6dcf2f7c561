import type { Instance } from '@console/shared/api';
import { formatAge, formatMoment } from '@console/shared/format';
import { isDueForRestart } from '../../base/instances/states.ts';

/** Names of the policies; without a policy the default of the platform applies. */
export const POLICY_LABELS = { never: 'Never', best_effort: 'Best effort' } as const satisfies Record<
  NonNullable<Instance['autoRestartPolicy']>,
  string
>;

/** Restart of a failed instance: never, soon, or after its cooldown. */
type RestartOutlook = 'never' | 'soon' | 'waiting';

type RestartFacts = Pick<Instance, 'runState' | 'autoRestartEnabled' | 'autoRestartCooldownExpiration'>;

/** Determines the restart of a failed instance (docs/specification.md section 4). `now` in milliseconds since 1970. */
export function outlookOf(instance: RestartFacts, now: number): RestartOutlook {
  if (!instance.autoRestartEnabled) return 'never';
  return isDueForRestart(instance, now) ? 'soon' : 'waiting';
}

/** Whether and when the instance restarts, in a sentence. `now` in milliseconds since 1970. */
export function sentenceOf(instance: RestartFacts, now: number): string {
  const outlook = outlookOf(instance, now);
  if (outlook === 'never') return 'Does not restart automatically. Start it manually.';
  const cooldown = instance.autoRestartCooldownExpiration;
  if (outlook === 'soon' || !cooldown) return 'Restarts automatically within seconds.';
  return `Restarts automatically after the cooldown (${formatAge(new Date(now), cooldown)} left).`;
}

/** Sentence on the next restart of a failed instance, to follow the one that it failed. `now` in milliseconds since 1970. */
export function nextOf(instance: RestartFacts, now: number): string {
  const outlook = outlookOf(instance, now);
  const { autoRestartCooldownExpiration: cooldown } = instance;
  if (outlook === 'never') return 'It does not restart automatically.';
  return outlook === 'waiting' && cooldown
    ? `Restarts at ${formatMoment(cooldown, new Date(now))}.`
    : 'Restarts within seconds.';
}
