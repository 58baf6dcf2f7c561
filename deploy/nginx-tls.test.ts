import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer as createHttpsServer, request as httpsRequest, type RequestOptions } from 'node:https';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { certificateIn } from '../tools/testing/certificate.ts';
import { startFakeApi } from '../tools/testing/fake-api.ts';
import { temporary } from '../tools/testing/fake-dist.ts';
import { fakeSite } from '../tools/testing/fake-site.ts';
import { freePort } from '../tools/testing/free-port.ts';
import { withPrograms } from '../tools/testing/with-programs.ts';
import { startNginx } from './run-nginx.ts';
import { HTTPS_HEADERS } from './site/headers.ts';

withPrograms(['nginx', 'openssl'], () => {
  describe('nginx with a certificate', () => {
    test('uses TLS, sends HSTS, and compares the origin of writes and websockets with that of the connection', async () => {
      using folder = temporary();
      const site = await fakeSite(folder.path);
      const api = await startFakeApi();
      const port = await freePort();
      const pair = certificateIn(folder.path);
      const nginx = await startNginx({ root: site, api: api.url, port, serverName: 'localhost', ...pair });
      const ca = readFileSync(pair.certificate);
      const origin = `https://localhost:${port}`;
      const ask = async (path: string, options: RequestOptions = {}) => {
        const request = httpsRequest({ host: 'localhost', port, path, ca, ...options }).end(
          options.method === 'POST' ? '{}' : undefined,
        );
        const response = await new Promise<IncomingMessage>((resolve, reject) => {
          request.on('response', resolve).on('error', reject);
        });
        return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
      };
      try {
        for (const path of ['/projects', '/registry.json', '/v1/me']) {
          const { headers } = await ask(path);
          expect(headers, path).toMatchObject(HTTPS_HEADERS);
        }
        const write = (from: string) => ask('/v1/things', { method: 'POST', headers: { origin: from } });
        expect((await write(origin)).status).toBe(201);
        expect((await write(`http://localhost:${port}`)).status).toBe(403);
        expect((await write('https://evil.example.org')).status).toBe(403);
        const socket = new WebSocket(`wss://localhost:${port}/v1/stream`, { ca, origin });
        await once(socket, 'open');
        socket.send('hello');
        const [data] = await once(socket, 'message');
        expect(String(data)).toBe('hello');
        socket.terminate();
      } finally {
        await nginx.close();
        api.close();
      }
    }, 30_000);
  });

  test.each([
    ['of the given authority', true, 200],
    ['of another authority', false, 502],
  ])('nginx with --api-authority and an API whose certificate is %s', async (_, isOwn, status) => {
    using folder = temporary();
    const site = await fakeSite(folder.path);
    const { certificate, key } = certificateIn(folder.path);
    const api = createHttpsServer(
      { cert: readFileSync(certificate), key: readFileSync(key) },
      (_request, response) => {
        response.end('{}');
      },
    ).listen(0, 'localhost');
    await once(api, 'listening');
    const address = api.address();
    const place = `https://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`;
    const other = join(folder.path, 'other');
    mkdirSync(other);
    const apiAuthority = isOwn ? certificate : certificateIn(other).certificate;
    const nginx = await startNginx({ root: site, api: place, port: await freePort(), apiAuthority });
    try {
      expect((await fetch(`${nginx.url}/v1/me`)).status).toBe(status);
    } finally {
      await nginx.close();
      api.close();
    }
  });
});
