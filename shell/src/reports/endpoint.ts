import type { ReportSettings } from '@console/shared/contract';
import { addressOf, pathOf } from '@console/shared/runtime';

/**
 * The address on this origin to which reports are sent; undefined when the setting is not a path of the console. Sites below a path may
 * have it with or without that path.
 */
export function endpointOf({ endpoint }: Partial<ReportSettings>): string | undefined {
  return endpoint !== undefined && /^(\/\w[\w.-]*)+$/.test(endpoint)
    ? addressOf(pathOf(endpoint))
    : undefined;
}
