import type { Instance } from '@console/shared/api';
import { isDueForRestart } from './states.ts';

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
  return `Restarts automatically after the cooldown (${leftText(cooldown.getTime() - now)}).`;
}

/** A remaining time in one unit, rounded down like the age beside it: `39 min left`. */
function leftText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s left`;
  return seconds < 3600 ? `${Math.floor(seconds / 60)} min left` : `${Math.floor(seconds / 3600)} h left`;
}
