import { buildApps } from './build.ts';
import { SITES, compose } from './build/compose.ts';
import { staleApps } from './build/inputs.ts';
import { endOnSignal } from './machine/end.ts';
import { seconds } from './machine/process.ts';
import { createServer } from './server/server.ts';

/**
 * `npm start`: the composed console in demo mode on http://127.0.0.1:4000 (PORT overrides). Builds for production the apps that
 * changed since the last build, and composes them without what only tests and deployments need: compressed copies, and
 * the comparison with the budgets.
 */
const start = performance.now();
const since = (from: number) => seconds(performance.now() - from);
try {
  const stale = staleApps([SITES.demo.shell, ...SITES.demo.areas]);
  if (stale.length > 0) console.log(`Building ${stale.join(', ')}…`);
  await buildApps(stale, true, (app, time) => console.log(`Built ${app} in ${time}`));
  const composing = performance.now();
  if (await compose('demo', false)) console.log(`Composed the demo in ${since(composing)}`);
  const server = createServer({ root: SITES.demo.out });
  const url = await server.listen(Number(process.env['PORT'] ?? 4000));
  endOnSignal(() => server.end());
  console.log(`Console on ${url} (demo; ready in ${since(start)})`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
