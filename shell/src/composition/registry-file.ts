import { addressOf, config } from '@console/shared/runtime';
import { parseConfig } from '@console/shared/contract';
import { readRows, type AreaRow } from './registry-rows.ts';

/** Timeout of the registry request, in milliseconds; on a timeout the registry of the document is used. */
const TIME_LIMIT = 2_000;

const PUBLISHED = '/registry.json';

/** The registry as currently published. */
export interface Registry {
  /** Build id of the shell. */
  build: string;
  rows: readonly AreaRow[];
}

/**
 * Fetches the registry from the server; undefined when it cannot be fetched: the next check retries. Once no area needs the previous
 * document, its registry is gone, and the published one names the newer shell.
 */
export const readRegistry = async (): Promise<Registry | undefined> => {
  const own = config().registry ?? PUBLISHED;
  return (await read(own)) ?? (own === PUBLISHED ? undefined : await read(PUBLISHED));
};

async function read(path: string): Promise<Registry | undefined> {
  try {
    const answer = await fetch(addressOf(path), {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    const parsed = answer.ok ? parseConfig(await answer.text()) : [];
    return Array.isArray(parsed) ? undefined : { build: parsed.build, rows: readRows(parsed.remotes) };
  } catch {
    return undefined;
  }
}
