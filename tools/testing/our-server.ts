import { appendFileSync } from 'node:fs';
import { createServer } from '../server/server.ts';
import type { Running, Setting } from './served-site.ts';

/** Starts the server of `npm run serve` on a free port. */
export async function startOurServer({ log, ...setting }: Setting): Promise<Running> {
  const server = createServer({
    ...setting,
    ...(log !== undefined && { log: (line: string) => appendFileSync(log, `${line}\n`) }),
  });
  return { url: await server.listen(0), close: () => server.close() };
}
