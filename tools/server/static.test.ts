import { once } from 'node:events';
import { createServer } from 'node:http';
import { readFileSync, readlinkSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scriptHash } from '../../deploy/site/headers.ts';
import { serveStatic } from './static.ts';
import { createSite, publishShell, rollback } from '../../deploy/site/site.ts';
import { fakeShell, temporary } from '../testing/fake-dist.ts';

test('a document that is requested while a shell is published has the headers that allow its own script', async () => {
  using folder = temporary();
  const site = join(folder.path, 'site');
  const shell = (build: string, boot: string) => fakeShell(join(folder.path, build), { build, boot });
  await createSite({ shell: shell('one', 'void 1'), remotes: [], out: site });
  await publishShell(site, shell('two', 'void 2'));
  const link = join(site, '.deploy/served');
  const next = readlinkSync(link);
  await rollback(site, 'shell');
  const server = createServer((request, response) => {
    const answered = serveStatic(site, request, response);
    // The switch of a publication, between the server's first look and its last.
    symlinkSync(next, `${link}.next`);
    renameSync(`${link}.next`, link);
    void answered;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const answer = await fetch(`http://127.0.0.1:${port}/projects`);
    expect(await answer.text()).toContain('<script>void 1</script>');
    expect(answer.headers.get('content-security-policy')).toContain(scriptHash('void 1'));
    expect(readFileSync(join(site, 'index.html'), 'utf8')).toContain('<script>void 2</script>');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
