import { bringUpToDate } from './build.ts';
import { SITES } from './build/compose.ts';
import { seconds } from './machine/process.ts';
import { createServer } from './server/server.ts';

/**
 * `npm start`: the composed console in demo mode on http://127.0.0.1:4000 (PORT overrides). Builds for production the apps that
 * changed since the last build.
 */
const start = performance.now();
try {
  const built = await bringUpToDate(['demo'], true);
  if (built.length > 0) console.log(`Built ${built.join(', ')}`);
  const server = createServer({ root: SITES.demo.out });
  const url = await server.listen(Number(process.env['PORT'] ?? 4000));
  console.log(`Console on ${url} (demo; ready in ${seconds(performance.now() - start)})`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
