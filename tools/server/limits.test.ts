import { EventEmitter } from 'node:events';
import { describe, expect, test } from 'vitest';
import { Shares } from './limits.ts';
import { startOurServer } from '../testing/our-server.ts';
import { ATTACKER, dial, lastError, occupy, sendRaw, statuses } from '../testing/raw-client.ts';
import { servedSite } from '../testing/served-site.ts';

const end = 'Host: 127.0.0.1\r\nConnection: close\r\n';
const get = (path: string) => `GET ${path} HTTP/1.1\r\n${end}\r\n`;
/** The beginning of a post whose rest never comes. */
const begun = `POST /v1/x HTTP/1.1\r\n${end}Content-Length: 100\r\n\r\n{"a":`;
const busy = [[503], { error_code: 'ServiceNotAvailable' }];
const outcome = (answer: string) => [statuses(answer), lastError(answer)];

test('shares are counted for each client and for all, and given back once', () => {
  const shares = new Shares(2, 3);
  const owner = new EventEmitter();
  const takes = (client: string, by = new EventEmitter()) => shares.take(client, by) !== undefined;
  expect([takes('a', owner), takes('a'), takes('a')]).toEqual([true, true, false]);
  const give = shares.take('b', owner);
  expect([give !== undefined, takes('b')]).toEqual([true, false]);
  give?.();
  // Frees the one of a, and the one of b not again
  owner.emit('close');
  expect([takes('b'), takes('b'), takes('a')]).toEqual([true, true, false]);
});

describe('with the limits of production', () => {
  const site = servedSite(startOurServer);

  test('65 unfinished posts of one client do not delay any client, themselves included, and never reach the API', async () => {
    const release = await occupy(site.url, 65, begun);
    for (const from of ['127.0.0.1', ATTACKER])
      expect(statuses(await sendRaw(site.url, get('/v1/me'), from))).toEqual([200]);
    const post = `POST /v1/y HTTP/1.1\r\n${end}Content-Length: 2\r\n\r\n{}`;
    expect(statuses(await sendRaw(site.url, post))).toEqual([200]);
    expect(outcome(await sendRaw(site.url, post, ATTACKER))).toMatchObject(busy);
    expect(site.lines).toEqual([...Array<string>(2).fill('GET /v1/me HTTP/1.1'), 'POST /v1/y HTTP/1.1']);
    release();
  });

  test('a body beyond the limit is refused immediately, and while it is received', async () => {
    const large = 17 * 1024 * 1024;
    const told = `POST /v1/x HTTP/1.1\r\n${end}Content-Length: ${large}\r\n\r\n`;
    const streamed = `POST /v1/x HTTP/1.1\r\n${end}Transfer-Encoding: chunked\r\n\r\n${large.toString(16)}\r\n${'x'.repeat(large)}`;
    for (const bytes of [told, streamed])
      expect(outcome(await sendRaw(site.url, bytes))).toMatchObject([
        [413],
        { error_code: 'InvalidRequest' },
      ]);
    expect(site.lines).toEqual([]);
  });
});

describe('with short limits', () => {
  const site = servedSite(startOurServer, {
    limits: {
      callsPerClient: 2,
      headersTime: 200,
      requestTime: 400,
      connectionsPerClient: 8,
      pipelined: 3,
      stalledTime: 1_500,
    },
  });

  test('a body that stops coming is answered 408', async () => {
    expect(outcome(await sendRaw(site.url, begun))).toMatchObject([[408], { error_code: 'RequestTimeout' }]);
    expect(site.lines).toEqual([]);
  });

  test('headers that stop coming are answered 408', async () => {
    expect(outcome(await sendRaw(site.url, 'GET /v1/x HTTP/1.1\r\nHost: a'))).toMatchObject([
      [408],
      { error_code: 'RequestTimeout' },
    ]);
  });

  test('calls that the API works on have a share for each client', async () => {
    const answers = new Set<() => void>();
    const both = new Promise<void>((resolve) => {
      site.api.scripts.set('/v1/slow', (_arrived, socket) => {
        answers.add(() => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'));
        if (answers.size === 2) resolve();
      });
    });
    const slow = [sendRaw(site.url, get('/v1/slow'), ATTACKER), sendRaw(site.url, get('/v1/slow'), ATTACKER)];
    await both;
    expect(outcome(await sendRaw(site.url, get('/v1/x'), ATTACKER))).toMatchObject(busy);
    expect(statuses(await sendRaw(site.url, get('/v1/x')))).toEqual([200]);
    for (const answer of answers) answer();
    await Promise.all(slow);
    expect(statuses(await sendRaw(site.url, get('/v1/x'), ATTACKER))).toEqual([200]);
  });

  test('connections have a share for each client', async () => {
    const release = await occupy(site.url, 8, 'G');
    expect(await sendRaw(site.url, get('/v1/x'), ATTACKER)).toBe('');
    expect(statuses(await sendRaw(site.url, get('/v1/x')))).toEqual([200]);
    release();
  });

  test('who sends too far ahead is cut off', async () => {
    site.api.scripts.set('/v1/x', () => {});
    expect(await sendRaw(site.url, 'GET /v1/x HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(4))).toBe('');
  });

  test('requests of one connection are done one after the other', async () => {
    let before: readonly string[] = [];
    site.api.scripts.set('/v1/first', (_arrived, socket) => {
      setTimeout(() => {
        before = [...site.lines];
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
      }, 50);
    });
    const answer = await sendRaw(
      site.url,
      `POST /v1/first HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\n\r\n{}${get('/v1/second')}`,
    );
    expect(before).toEqual(['POST /v1/first HTTP/1.1']);
    expect(site.lines).toEqual(['POST /v1/first HTTP/1.1', 'GET /v1/second HTTP/1.1']);
    expect(statuses(answer)).toEqual([200, 200]);
  });

  test('who does not read its answer loses it, and the API its call', async () => {
    const gone = new Promise<void>((resolve) => {
      site.api.scripts.set('/v1/large', (_arrived, upstream) => {
        upstream.on('close', () => resolve());
        upstream.write(`HTTP/1.1 200 OK\r\nContent-Length: 99999999\r\n\r\n${'x'.repeat(50_000_000)}`);
      });
    });
    const socket = dial(site.url);
    socket.pause();
    socket.write(get('/v1/large'));
    await gone;
    socket.destroy();
  });
});
