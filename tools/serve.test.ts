import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './machine/files.ts';
import { temporary } from './testing/fake-dist.ts';
import { fakeSite } from './testing/fake-site.ts';
import { freePort } from './testing/free-port.ts';
import { startRecorder } from './testing/recorder.ts';

/** What the commands print; npm prints the flags before, which have addresses too. */
const ADDRESS = / on (http:\/\/127\.0\.0\.1:\d+)/;
/** The machine may be busy. */
const BUSY = { timeout: 20_000 };

/** Runs an npm script until it prints its address. npm gets the signals, as it does in a container or from systemd. */
async function start(script: string, ...flags: string[]) {
  const child = spawn('npm', ['run', script, '--', ...flags], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    // Its own group, which the test can end whole
    detached: true,
  });
  const ended = once(child, 'exit');
  let text = '';
  for await (const part of child.stdout.iterator({ destroyOnReturn: false })) {
    text += String(part);
    if (ADDRESS.test(text)) break;
  }
  child.stdout.resume();
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
  };
  return { child, ended, url: ADDRESS.exec(text)?.[1] ?? '', [Symbol.dispose]: end };
}

test(
  '`npm run serve` ends on SIGTERM when the calls that are in progress have their answers',
  { timeout: 60_000 },
  async () => {
    using folder = temporary();
    const api = await startRecorder();
    const answer = new Promise<() => void>((resolve) => {
      api.scripts.set('/v1/slow', (_, socket) =>
        resolve(() => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}')),
      );
    });
    const port = String(await freePort());
    using served = await start(
      'serve',
      '--root',
      await fakeSite(folder.path),
      '--api',
      api.url,
      '--port',
      port,
    );
    const { child, ended, url } = served;
    const slow = fetch(`${url}/v1/slow`);
    const give = await answer;
    child.kill('SIGTERM');
    await expect
      .poll(
        () =>
          fetch(`${url}/healthz`).then(
            () => 'open',
            () => 'closed',
          ),
        BUSY,
      )
      .toBe('closed');
    give();
    expect((await slow).status).toBe(200);
    expect(await ended).toEqual([0, null]);
    await api.close();
  },
);

test('the collector counts for Prometheus, and ends on SIGTERM', { timeout: 60_000 }, async () => {
  using folder = temporary();
  const site = await fakeSite(folder.path, { settings: { reports: { endpoint: '/reports' } } });
  const flags = ['--site', site, '--reports', join(folder.path, 'reports'), '--port', '0'];
  using served = await start('deploy', 'collect', ...flags);
  const { child, ended, url } = served;
  const from = { 'x-forwarded-for': '198.51.100.1' };
  const nonce = await (await fetch(`${url}/reports`, { headers: from })).text();
  const crash = { kind: 'error', area: 'shell', build: 'a', reason: 'crash' };
  const message = { id: 'x', shell: 'a', area: 'shell', build: 'a', route: 'other', entries: [crash] };
  for (const area of ['shell', 'unknown'])
    await fetch(`${url}/reports`, {
      method: 'POST',
      body: JSON.stringify({ ...message, area, build: area === 'shell' ? 'a' : 'x' }),
      headers: { ...from, 'content-type': 'application/json', 'report-nonce': nonce },
    });
  expect(await (await fetch(`${url}/-/metrics`)).text()).toBe(
    [
      '# TYPE console_faults_total counter',
      'console_faults_total{area="shell",build="a",reason="crash"} 1',
      '# TYPE console_report_requests_total counter',
      'console_report_requests_total{status="200"} 1',
      'console_report_requests_total{status="204"} 1',
      'console_report_requests_total{status="400"} 1',
      '# TYPE console_reports_total counter',
      'console_reports_total{area="shell",build="a"} 1',
      '',
    ].join('\n'),
  );
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
