import { readFileSync, readlinkSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { scriptHash } from '../../deploy/site/headers.ts';
import { fileSender } from './static.ts';
import { rollback } from '../../deploy/site/rollback.ts';
import { createSite, publishShell } from '../../deploy/site/site.ts';
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
  const app = fastify();
  const send = await fileSender(app, site);
  app.get('*', (request, reply) => {
    // The switch of a publication, between the look at the headers and the one at the document
    vi.spyOn(reply, 'header').mockImplementationOnce((name, value) => {
      symlinkSync(next, `${link}.next`);
      renameSync(`${link}.next`, link);
      return reply.headers({ [name]: String(value) });
    });
    return send(request, reply);
  });
  try {
    const answer = await app.inject('/projects');
    expect(answer.body).toContain('<script>void 1</script>');
    expect(answer.headers['content-security-policy']).toContain(scriptHash('void 1'));
    expect(readFileSync(join(site, 'index.html'), 'utf8')).toContain('<script>void 2</script>');
  } finally {
    await app.close();
  }
});
