import { parseConfig } from '@console/shared/contract';
import { readRows, type AreaRow } from './registry-rows.ts';

/** Milliseconds to wait for the registry; the one in the document serves as well. */
const TIME_LIMIT = 2_000;

/** What the server says now. */
export interface Registry {
  /** Build id of the shell. */
  build: string;
  rows: readonly AreaRow[];
}

/** The registry as it is on the server now, or undefined when it cannot be had: the next look tries again. */
export async function readRegistry(): Promise<Registry | undefined> {
  try {
    const answer = await fetch('/registry.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    const parsed = answer.ok ? parseConfig(await answer.text()) : [];
    return Array.isArray(parsed) ? undefined : { build: parsed.build, rows: readRows(parsed.remotes) };
  } catch {
    return undefined;
  }
}
