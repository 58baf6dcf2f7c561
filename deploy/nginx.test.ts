import { readlinkSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { audit } from './site/audit.ts';
import { rollback } from './site/rollback.ts';
import { createSite, publishShell } from './site/site.ts';
import { fakeShell, temporary } from '../tools/testing/fake-dist.ts';
import { fakeSite } from '../tools/testing/fake-site.ts';
import { freePort } from '../tools/testing/free-port.ts';
import { withPrograms } from '../tools/testing/with-programs.ts';
import { describeServer } from '../tools/testing/server-behaviour.ts';
import { brotliModules } from './nginx-standalone.ts';
import { renderNginx } from './nginx.ts';
import { startNginx } from './run-nginx.ts';

withPrograms(['nginx'], () => {
  describeServer('nginx', {
    brotli: brotliModules().length > 0,
    start: async (setting) => startNginx({ ...setting, port: await freePort() }),
  });
});

describe('rendering', () => {
  const options = { root: '/srv/console', api: 'https://api.example.org', listen: '443' };

  test('no placeholder remains, and a site cannot break out of a header', async () => {
    using folder = temporary();
    const site = await fakeSite(folder.path);
    const text = renderNginx(site, options);
    expect(text).not.toMatch(/\{\{|\}\}/);
    expect(text).toContain('server api.example.org:443;');
    expect(text).toContain('proxy_set_header Host api.example.org;');
    expect(text).not.toContain('strict-transport-security');
  });

  test('with a certificate it uses TLS and sends HSTS', async () => {
    using folder = temporary();
    const site = await fakeSite(folder.path);
    const text = renderNginx(site, {
      ...options,
      certificate: '/etc/c.pem',
      key: '/etc/k.pem',
      keepHost: true,
      serverName: 'console.example.org',
    });
    expect(text).toContain('listen 443 ssl http2;');
    const count = (header: string) => text.split(`add_header ${header} `).length;
    expect(count('strict-transport-security')).toBe(count('x-content-type-options'));
    expect(text).toContain('proxy_set_header Host $http_host;');
    const unnamed = { ...options, certificate: '/etc/c.pem', key: '/etc/k.pem' };
    expect(() => renderNginx(site, unnamed)).toThrow('--server-name or --origin');
    for (const wrong of ['10.0.0.0/x', 'proxy', '1.2.3.4; root /'])
      expect(() => renderNginx(site, { ...options, trustedProxies: [wrong] })).toThrow('--trusted-proxy');
    expect(() => renderNginx(site, { ...options, serverName: 'a; root /' })).toThrow('--server-name');
  });
});

withPrograms(['nginx'], () => {
  test('one configuration works for each published shell, and for a rollback', async () => {
    using folder = temporary();
    const site = join(folder.path, 'site');
    const shell = (build: string) =>
      fakeShell(join(folder.path, build), { build, boot: `document.title = '${build}';` });
    await createSite({ shell: shell('one'), remotes: [], out: site });
    const nginx = await startNginx({ root: site, api: 'http://127.0.0.1:9', port: await freePort() });
    try {
      const opened = async () => {
        const { problems } = await audit(site, nginx.url);
        const html = await (await fetch(`${nginx.url}/projects/a/instances`)).text();
        return [...problems, /<p>(\w+)<\/p>/.exec(html)?.[1]];
      };
      expect(await opened()).toEqual(['one']);
      await publishShell(site, shell('two'));
      expect(await opened()).toEqual(['two']);
      await rollback(site, 'shell');
      expect(await opened()).toEqual(['one']);
    } finally {
      await nginx.close();
    }
  }, 30_000);

  test('one that was rendered for a site of an earlier release works until its next release, and after it', async () => {
    using folder = temporary();
    const site = await fakeSite(folder.path);
    const served = join(site, '.deploy/served');
    const old = readlinkSync(served).replace(/\.sha256.*/, '');
    renameSync(realpathSync(served), join(site, '.deploy', old));
    rmSync(served);
    symlinkSync(old, served);
    const nginx = await startNginx({ root: site, api: 'http://127.0.0.1:9', port: await freePort() });
    try {
      expect((await audit(site, nginx.url)).problems).toEqual([]);
      await publishShell(site, fakeShell(join(folder.path, 'b'), { build: 'b', boot: 'void 0' }));
      expect((await audit(site, nginx.url)).problems).toEqual([]);
    } finally {
      await nginx.close();
    }
  }, 30_000);
});
