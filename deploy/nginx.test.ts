import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createSite } from './site/site.ts';
import { fakeShell, temporary } from '../tools/testing/fake-dist.ts';
import { freePort } from '../tools/testing/free-port.ts';
import { withPrograms } from '../tools/testing/with-programs.ts';
import { describeServer } from '../tools/testing/server-behaviour.ts';
import { scriptHash } from './site/headers.ts';
import { brotliModules } from './nginx-standalone.ts';
import { renderNginx } from './nginx.ts';
import { startNginx } from './run-nginx.ts';

withPrograms(['nginx'], () => {
  describeServer('nginx', {
    brotli: brotliModules().length > 0,
    start: async (root, api) => startNginx({ root, api, port: await freePort() }),
  });
});

describe('rendering', () => {
  const options = { root: '/srv/console', api: 'https://api.example.org', listen: '443' };

  test('no placeholder remains, and a site cannot break out of a header', async () => {
    using folder = temporary();
    const site = join(folder.path, 'site');
    await createSite({
      shell: fakeShell(join(folder.path, 'shell'), { build: 'a' }),
      remotes: [],
      out: site,
    });
    const text = renderNginx(site, options);
    expect(text).not.toMatch(/\{\{|\}\}/);
    expect(text).toContain('server api.example.org:443;');
    expect(text).toContain('proxy_set_header Host api.example.org;');
    expect(text).not.toContain('strict-transport-security');
  });

  test('with a certificate it uses TLS and sends HSTS', async () => {
    using folder = temporary();
    const site = join(folder.path, 'site');
    await createSite({
      shell: fakeShell(join(folder.path, 'shell'), { build: 'a' }),
      remotes: [],
      out: site,
    });
    const text = renderNginx(site, {
      ...options,
      certificate: '/etc/c.pem',
      key: '/etc/k.pem',
      keepHost: true,
    });
    expect(text).toContain('listen 443 ssl http2;');
    const count = (header: string) => text.split(`add_header ${header} `).length;
    expect(count('strict-transport-security')).toBe(count('x-content-type-options'));
    expect(text).toContain('proxy_set_header Host $http_host;');
  });

  test('before a shell with another boot script is published, both are admitted', async () => {
    using folder = temporary();
    const site = join(folder.path, 'site');
    await createSite({
      shell: fakeShell(join(folder.path, 'shell'), { build: 'a', boot: '1' }),
      remotes: [],
      out: site,
    });
    const next = fakeShell(join(folder.path, 'next'), { build: 'b', boot: '2' });
    expect(renderNginx(site, { ...options, next })).toContain(`'${scriptHash('1')}' '${scriptHash('2')}'`);
  });
});
