import type { PersonaSettings } from '../auth/identity.ts';
import type { OperationId } from '../wire/api.ts';
import type { Drift } from './drift-facts.ts';

/** Settings that can be changed while the mock runs. */
export interface Settings extends PersonaSettings {
  /** Bounds of the random delay before each `/v1` answer, in milliseconds; null for none. */
  latency: { min: number; max: number } | null;
  /** Percentage of `/v1` calls that fail at random. */
  chaos: number;
  /** The revision that the server simulates. */
  drift: Drift;
}

/** The demo's latency. docs/contract/server-behaviour.md section 1 "Timing". */
export const demoLatency = { min: 200, max: 400 } as const;

/** Additional delay of slow operations when latency is on. docs/contract/server-behaviour.md section 1 "Timing". */
export const extraLatency: { readonly [Id in OperationId]?: number } = {
  timeseriesQuery: 1000,
  systemTimeseriesQuery: 1000,
  diskBulkWriteImportStart: 2000,
  diskBulkWriteImportStop: 2000,
  diskBulkWriteImport: 1000,
  webhookReceiverProbe: 1200,
};
