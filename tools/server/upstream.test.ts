import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { startOurServer } from '../testing/our-server.ts';
import { dial, lastError, sendRaw, statuses } from '../testing/raw-client.ts';
import { servedSite } from '../testing/served-site.ts';
import { WRONG_ANSWERS } from '../testing/upstream-cases.ts';

const end = 'Host: 127.0.0.1\r\nConnection: close\r\n';
const handshake =
  'Host: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AQIDBAUGBwgJCgsMDQ4PEA==\r\n';

describe('an answer of the API that', () => {
  const site = servedSite(startOurServer, { limits: { answerTime: 300 } });

  test.each(WRONG_ANSWERS)('%s does not affect other clients', async (_, method, script, status) => {
    site.api.scripts.set('/v1/wrong', script);
    const answer = await sendRaw(site.url, `${method} /v1/wrong HTTP/1.1\r\n${end}\r\n`);
    expect(statuses(answer)).toEqual([status]);
    expect(answer).not.toContain('poisoned');
    if (status >= 500)
      expect(lastError(answer)).toMatchObject({
        error_code: status === 502 ? 'BadGateway' : 'GatewayTimeout',
      });
    const next = await sendRaw(site.url, `GET /v1/next HTTP/1.1\r\n${end}\r\n`);
    expect(next).toMatch(/GET \/v1\/next HTTP\/1\.1$/);
  });

  test('loses its headers for one connection, and what Connection names', async () => {
    site.api.scripts.set('/v1/x', (_arrived, socket) =>
      socket.write(
        'HTTP/1.1 200 Fine\r\nConnection: keep-alive, X-Hop\r\nX-Hop: 1\r\nKeep-Alive: timeout=9\r\nX-Kept: 1\r\nSet-Cookie: a=1\r\nSet-Cookie: b=2\r\nContent-Length: 2\r\n\r\n{}',
      ),
    );
    const answer = await sendRaw(site.url, `GET /v1/x HTTP/1.1\r\n${end}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).not.toMatch(/x-hop|timeout=9/i);
    expect(answer.match(/set-cookie: .*/gi)).toHaveLength(2);
    expect(answer).toMatch(/^x-kept: 1\r$/im);
  });

  test('is a refusal for the moment is not asked for again', async () => {
    site.api.scripts.set('/v1/busy', (_arrived, socket) =>
      socket.write('HTTP/1.1 503 Service Unavailable\r\nRetry-After: 0\r\nContent-Length: 0\r\n\r\n'),
    );
    expect(statuses(await sendRaw(site.url, `GET /v1/busy HTTP/1.1\r\n${end}\r\n`))).toEqual([503]);
    expect(site.lines).toEqual(['GET /v1/busy HTTP/1.1']);
  });

  test('is left by its client is given up', async () => {
    const gone = new Promise<void>((resolve) => {
      site.api.scripts.set('/v1/long', (_arrived, upstream) => {
        upstream.write('HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\nbegin');
        upstream.on('close', () => resolve());
      });
    });
    const socket = dial(site.url);
    socket.write(`GET /v1/long HTTP/1.1\r\n${end}\r\n`);
    await once(socket, 'data');
    socket.destroy();
    await gone;
  });
});

describe('a websocket', () => {
  const site = servedSite(startOurServer, { limits: { tunnelsPerClient: 4 } });
  const open = async () => {
    const socket = dial(site.url);
    socket.write(`GET /v1/stream HTTP/1.1\r\n${handshake}\r\n`);
    const [first] = await once(socket, 'data');
    return { socket, first: String(first) };
  };

  test('ends on both sides when one ends, also by half', async () => {
    for (const end of ['end', 'destroy', 'reset'] as const) {
      const upstreamClosed = new Promise<void>((resolve) => {
        site.api.scripts.set('/v1/stream', (_arrived, upstream) => {
          upstream.write(
            'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nX-A: b\r\n\r\nhello',
          );
          upstream.on('end', () => upstream.end('bye')).on('close', () => resolve());
        });
      });
      const { socket, first } = await open();
      expect(first).toMatch(/^HTTP\/1\.1 101 Switching Protocols\r\n[^]*x-a: b\r\n/i);
      const closed = once(socket, 'close');
      if (end === 'end') socket.end();
      else if (end === 'destroy') socket.destroy();
      else socket.resetAndDestroy();
      await Promise.all([closed, upstreamClosed]);
    }
  });

  test('that the API refuses gets its answer, and the connection ends', async () => {
    site.api.scripts.set('/v1/stream', (_arrived, upstream) =>
      upstream.write(
        'HTTP/1.1 401 Unauthorized\r\nContent-Type: application/json\r\nContent-Length: 24\r\n\r\n{"error_code":"Refused"}',
      ),
    );
    const answer = await sendRaw(site.url, `GET /v1/stream HTTP/1.1\r\n${handshake}\r\n`);
    expect(statuses(answer)).toEqual([401]);
    expect(answer).toMatch(/\{"error_code":"Refused"\}$/);
    expect(answer).toMatch(/connection: close/i);
  });

  test('that the API does not understand is answered in the error form', async () => {
    site.api.scripts.set('/v1/stream', (_arrived, upstream) => upstream.end('what?\r\n\r\n'));
    const answer = await sendRaw(site.url, `GET /v1/stream HTTP/1.1\r\n${handshake}\r\n`);
    expect([statuses(answer), lastError(answer)]).toMatchObject([[502], { error_code: 'BadGateway' }]);
  });

  test('beyond the share of a client is refused, until another one ends', async () => {
    const closed: Promise<unknown>[] = [];
    site.api.scripts.set('/v1/stream', (_arrived, upstream) => {
      closed.push(once(upstream, 'close'));
      upstream.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    });
    const opened = await Promise.all([open(), open(), open(), open()]);
    const answer = await sendRaw(site.url, `GET /v1/stream HTTP/1.1\r\n${handshake}\r\n`);
    expect([statuses(answer), lastError(answer)]).toMatchObject([
      [503],
      { error_code: 'ServiceNotAvailable' },
    ]);
    for (const { socket } of opened) socket.resetAndDestroy();
    await Promise.all(closed);
    const again = await open();
    expect(again.first).toMatch(/^HTTP\/1\.1 101 /);
    again.socket.destroy();
  });
});
