import type { ReportSettings } from '@console/shared/contract';

/** The path that reports are posted to; undefined when the setting is not a path of the console's own origin. */
export function endpointOf({ endpoint }: Partial<ReportSettings>): string | undefined {
  return endpoint !== undefined && /^(\/\w[\w.-]*)+$/.test(endpoint) ? endpoint : undefined;
}
