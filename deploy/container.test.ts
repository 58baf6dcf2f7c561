import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../tools/machine/files.ts';
import { run } from '../tools/machine/process.ts';
import { temporary } from '../tools/testing/fake-dist.ts';
import { fakeBuilds } from '../tools/testing/fake-site.ts';
import { freePort } from '../tools/testing/free-port.ts';
import { withPrograms } from '../tools/testing/with-programs.ts';
import { scriptHash } from './site/headers.ts';
import { list } from './site/history.ts';
import { rollback } from './site/rollback.ts';
import { publish } from './site/site.ts';

const PROGRAM = join(ROOT, 'deploy/container.ts');

const servedBuilds = (site: string) => list(site).flatMap(({ build, current }) => (current ? [build] : []));

test.each([
  ['without an API', {}, 'API must be an http or https URL, such as https://api.internal'],
  [
    'with an address without a scheme',
    { ORIGIN: 'console.example.org' },
    'ORIGIN must be an http or https URL',
  ],
  ['with settings that are no JSON', { SETTINGS: '{productName}' }, 'SETTINGS must be a JSON object'],
  [
    'with a setting that does not exist',
    { SETTINGS: '{"productNam":"x"}' },
    'SETTINGS has no key "productNam"',
  ],
  ['with a setting of another type', { SETTINGS: '{"basePath":1}' }, 'SETTINGS/basePath must be string'],
])('the container ends %s, and names the variable', async (_, given, message) => {
  const complete = { API: 'https://api.internal', ORIGIN: 'https://console.example.org' };
  const env = Object.keys(given).length === 0 ? { ORIGIN: complete.ORIGIN } : { ...complete, ...given };
  const { code, output } = await run(process.execPath, [PROGRAM], { env });
  expect(output).toContain(message);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});

withPrograms(['nginx'], () => {
  test(
    'the container creates the site, follows releases, and publishes a new image but never an old one',
    { timeout: 120_000 },
    async () => {
      using folder = temporary();
      const site = join(folder.path, 'site');
      const [one, two] = [join(folder.path, 'one'), join(folder.path, 'two')];
      fakeBuilds(one, '1');
      fakeBuilds(two, '2');
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const env = {
        ...process.env,
        API: 'http://127.0.0.1:9',
        ORIGIN: origin,
        LISTEN: `127.0.0.1:${port}`,
        SITE: site,
      };
      /** Starts a container of an image; resolves with what ends it, when the console is served. */
      const start = async (builds: string, more: Readonly<Record<string, string>> = {}) => {
        // nginx opens its standard output by name, which works for files and pipes of a shell, not for those of Node
        const log = join(folder.path, 'log');
        const output = openSync(log, 'w');
        const child = spawn(process.execPath, [PROGRAM], {
          env: { ...env, BUILDS: builds, TMPDIR: folder.path, ...more },
          stdio: ['ignore', output, 'inherit'],
        });
        onTestFinished(() => void child.kill());
        const closed = once(child, 'close');
        await policyWith('script-src');
        return async () => {
          child.kill('SIGTERM');
          expect(await closed).toEqual([0, null]);
          closeSync(output);
          return readFileSync(log, 'utf8');
        };
      };
      /** Waits until the document comes with a policy that has a text. */
      const policyWith = async (text: string): Promise<void> => {
        const answer = await fetch(`${origin}/projects`).catch(() => undefined);
        if (answer?.headers.get('content-security-policy')?.includes(text) === true) return;
        await setTimeout(50);
        await policyWith(text);
      };

      const stop = await start(one, {
        SETTINGS: '{"productName":"Ours"}',
        REPORTS: join(folder.path, 'reports'),
      });
      expect(await (await fetch(origin)).text()).toContain('"productName":"Ours"');
      await policyWith(scriptHash('boot(1);'));
      const health = await run(process.execPath, [PROGRAM, '--health'], {
        env: { ...env, API: env.API, ORIGIN: origin, LISTEN: env.LISTEN },
      });
      expect(health.code).toBe(0);
      await publish(site, [{ folder: join(two, 'shell') }]);
      await policyWith(scriptHash('boot(2);'));
      await rollback(site, 'shell');
      const said = await stop();
      expect(said).toContain(`Created ${site}`);
      expect(said).toMatch(/"method":"GET"/);

      const names = ['auth-2', 'project-2', 'settings-2', 'shell-1', 'system-2'];
      const again = await start(two);
      expect(servedBuilds(site).toSorted()).toEqual(names);
      expect(await again()).toContain('with 4 new builds of the image');
      await rollback(site, 'system');
      const restarted = await start(two, { SETTINGS: '{"productName":"Theirs"}' });
      expect(servedBuilds(site)).toContain('system-1');
      expect(await (await fetch(origin)).text()).toContain('"productName":"Theirs"');
      await restarted();
    },
  );
});
