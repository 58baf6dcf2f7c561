import type { Instance } from '@console/shared/api';
import { isDueForRestart } from './states.ts';

/** Names of the policies; without a policy the default of the platform applies. */
export const POLICY_LABELS = { never: 'Never', best_effort: 'Best effort' } as const satisfies Record<
  NonNullable<Instance['autoRestartPolicy']>,
  string
>;

/** Restart of a failed instance: never, soon, or after its cooldown. */
export type RestartOutlook = 'never' | 'soon' | 'waiting';

/** Determines the restart of a failed instance (docs/specification.md section 4). `now` in milliseconds since 1970. */
export function outlookOf(
  instance: Pick<Instance, 'runState' | 'autoRestartEnabled' | 'autoRestartCooldownExpiration'>,
  now: number,
): RestartOutlook {
  if (!instance.autoRestartEnabled) return 'never';
  return isDueForRestart(instance, now) ? 'soon' : 'waiting';
}
