import { parseConfig, type ConsoleConfig } from '@console/shared/contract';

/** Milliseconds to wait for the registry; the one in the document serves as well. */
const TIME_LIMIT = 2_000;

/** The registry as it is on the server now, or undefined when it cannot be had: the next look tries again. */
export async function readRegistry(): Promise<ConsoleConfig | undefined> {
  try {
    const answer = await fetch('/registry.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    const parsed = answer.ok ? parseConfig(await answer.text()) : [];
    return Array.isArray(parsed) ? undefined : parsed;
  } catch {
    return undefined;
  }
}
