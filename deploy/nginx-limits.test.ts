import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { freePort } from '../tools/testing/free-port.ts';
import { ATTACKER, dial, lastError, occupy, sendRaw, statuses } from '../tools/testing/raw-client.ts';
import { servedSite, type Setting } from '../tools/testing/served-site.ts';
import { withPrograms } from '../tools/testing/with-programs.ts';
import { startNginx } from './run-nginx.ts';

const start = async (setting: Setting) => startNginx({ ...setting, port: await freePort() });

const end = 'Host: 127.0.0.1\r\nConnection: close\r\n';
const get = `GET /v1/me HTTP/1.1\r\n${end}\r\n`;
const post = `POST /v1/y HTTP/1.1\r\n${end}Content-Length: 2\r\n\r\n{}`;
const begun = `POST /v1/x HTTP/1.1\r\n${end}Content-Length: 100\r\n\r\n{"a":`;
const outcome = (answer: string) => [statuses(answer), lastError(answer)];

withPrograms(['nginx'], () => {
  describe('nginx', () => {
    const site = servedSite(start);

    test('65 unfinished posts of one client do not delay others and never reach the API', async () => {
      const release = await occupy(site.url, 65, begun);
      for (const from of ['127.0.0.1', ATTACKER])
        expect(statuses(await sendRaw(site.url, get, from))).toEqual([200]);
      expect(statuses(await sendRaw(site.url, post))).toEqual([200]);
      expect(outcome(await sendRaw(site.url, post, ATTACKER))).toMatchObject([
        [503],
        { error_code: 'ServiceNotAvailable' },
      ]);
      expect(site.lines).toEqual([...Array<string>(2).fill('GET /v1/me HTTP/1.1'), 'POST /v1/y HTTP/1.1']);
      release();
    });

    test('a body beyond the limit is refused', async () => {
      const large = `POST /v1/x HTTP/1.1\r\n${end}Content-Length: ${17 * 1024 * 1024}\r\n\r\n`;
      // nginx waits for the rest of the body before it closes the connection: the answer is enough.
      const socket = dial(site.url);
      socket.write(large);
      const [answer] = await once(socket, 'data');
      socket.destroy();
      expect(outcome(String(answer))).toMatchObject([[413], { error_code: 'InvalidRequest' }]);
      expect(site.lines).toEqual([]);
    });
  });

  describe('nginx with short limits', () => {
    const site = servedSite(start, { limits: { headersTime: 200, bodyPause: 200, answerTime: 300 } });

    test.each([
      ['headers', 'GET /v1/x HTTP/1.1\r\nHost: a'],
      ['a body', begun],
    ])('ends a connection whose %s stop coming', async (_, bytes) => {
      await sendRaw(site.url, bytes);
      expect(site.lines).toEqual([]);
    });

    test('responds in place of an API that does not respond', async () => {
      site.api.scripts.set('/v1/me', () => {});
      expect(outcome(await sendRaw(site.url, get))).toMatchObject([[504], { error_code: 'GatewayTimeout' }]);
    });
  });
});
