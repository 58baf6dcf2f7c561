import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createNetServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REMOTES } from '../../build/apps.ts';
import { startNginx } from '../../deploy/run-nginx.ts';
import { createSite } from '../../deploy/site/site.ts';
import { outputOf } from '../../tools/build/inputs.ts';
import { createServer } from '../../tools/server/server.ts';

/** A site of the present builds below a path, behind the server that the run has chosen (`CONSOLE_SERVER`). */
export interface SubPathSite {
  /** Where it is, such as `http://127.0.0.1:4321/console`. */
  url: string;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createNetServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Serves the builds in `dist/`, made once for every place, below a path. */
export async function serveBelow(basePath: string, api: string): Promise<SubPathSite> {
  const folder = mkdtempSync(join(tmpdir(), 'console-below-'));
  const root = join(folder, 'site');
  await createSite({
    shell: outputOf('shell'),
    remotes: REMOTES.map(outputOf),
    settings: { basePath },
    out: root,
  });
  const ours = createServer({ root, api });
  const server =
    process.env['CONSOLE_SERVER'] === 'nginx'
      ? await startNginx({ root, api, port: await freePort() })
      : { url: await ours.listen(0), close: () => ours.close() };
  return {
    url: server.url + basePath,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
