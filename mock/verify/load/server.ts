import { createMock } from '../../src/index.ts';
import { serve } from '../../src/adapters/http/serve.ts';

/*
 * The mock in a separate process, as `mock-api` runs it, which also reports its memory on request, after a garbage
 * collection. Started by run.ts with `--expose-gc`.
 */

const problems: string[] = [];
const mock = createMock({ personas: true, warn: (text) => problems.push(text) });
const served = await serve(mock, { port: 0 });

process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const rows = Object.values(mock.store.tables).reduce((sum, table) => sum + table.size, 0);
  process.send?.({
    heapUsed,
    rss,
    rows,
    sessions: mock.store.tables.sessions.size,
    problems: problems.splice(0),
  });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ url: served.url });
