import type { Instance } from '@console/shared/api';
import { isDueForRestart } from './states.ts';

/** Names of the policies; without one the default of the platform holds. */
export const POLICY_LABELS = { never: 'Never', best_effort: 'Best effort' } as const satisfies Record<
  NonNullable<Instance['autoRestartPolicy']>,
  string
>;

/** What a failed instance will do: nothing, start again now, or start again when its cooldown is over. */
export type RestartOutlook = 'never' | 'soon' | 'waiting';

/** The outlook of a failed instance (docs/specification.md section 4). `now` in milliseconds since 1970. */
export function outlookOf(
  instance: Pick<Instance, 'runState' | 'autoRestartEnabled' | 'autoRestartCooldownExpiration'>,
  now: number,
): RestartOutlook {
  if (!instance.autoRestartEnabled) return 'never';
  return isDueForRestart(instance, now) ? 'soon' : 'waiting';
}
