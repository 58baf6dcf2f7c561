import type { ReportSettings } from '@console/shared/contract';

/** The path to which reports are sent; undefined when the setting is not a path of the console's own origin. */
export function endpointOf({ endpoint }: Partial<ReportSettings>): string | undefined {
  return endpoint !== undefined && /^(\/\w[\w.-]*)+$/.test(endpoint) ? endpoint : undefined;
}
