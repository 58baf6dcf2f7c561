import { createServer, type RequestListener } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { createMock, fakeClock, personas, type Drift } from '@console/mock';
import { serve } from '../../mock/src/adapters/http/serve.ts';
import { operations } from '../../mock/src/wire/operations.ts';
import { goneOperations } from '../../mock/src/server/drift.ts';
import { API_VERSION } from '../../shared/api/generated/version.ts';
import { isRecord } from '../../shared/record/index.ts';
import { tokenOf } from '../testing/device-token.ts';
import { readerOf } from './reader.ts';
import { READS, survey, type Surveyed } from './survey.ts';
import { isOther, tableOf } from './table.ts';

interface Request {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
}

/** A survey of the mock over HTTP, with what was sent, and the rows of the store before and after. */
async function surveyMock(drift: Drift, person: string) {
  const clock = fakeClock();
  const mock = createMock({ clock, personas: true });
  const served = await serve(mock, { port: 0 });
  const rows = async () => {
    const state: unknown = await (await fetch(`${served.url}/__mock/state`)).json();
    return isRecord(state) ? state['rows'] : undefined;
  };
  try {
    const token = await tokenOf(served.url, person);
    await fetch(`${served.url}/__mock/drift`, { method: 'POST', body: JSON.stringify({ to: drift }) });
    const before = await rows();
    const sent: Request[] = [];
    const real = fetch;
    const watched = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const { url, method, headers } = new Request(input, init);
      sent.push({ url: new URL(url), method, headers });
      return real(input, init);
    });
    const all = await survey(readerOf(new URL(served.url), token), clock.now());
    watched.mockRestore();
    return { all, sent, token, before, after: await rows() };
  } finally {
    vi.restoreAllMocks();
    await served.close();
  }
}

type Survey = ReturnType<typeof surveyMock>;
const made = new Map<string, Survey>();

/** Each survey is made once. */
function surveyed(drift: Drift, person: string = personas.operator): Survey {
  const survey = made.get(drift + person) ?? surveyMock(drift, person);
  made.set(drift + person, survey);
  return survey;
}

const pathsWith = (all: readonly Surveyed[], result: Surveyed['result']): string[] =>
  all.filter((one) => one.result === result).map(({ operation }) => operation.id);

const detailsOf = (all: readonly Surveyed[], id: string): readonly string[] =>
  all.find(({ operation }) => operation.id === id)?.details ?? [];

// A survey is more than a hundred calls, one after the other
const LONG = { timeout: 60_000 };

describe('the server that the console was built for', LONG, () => {
  test('works in all that is read', async () => {
    const { all, token } = await surveyed('same');
    expect(pathsWith(all, 'differs')).toEqual([]);
    expect(pathsWith(all, 'not available')).toEqual([]);
    expect(pathsWith(all, 'refused')).toEqual([]);
    expect(all.filter(({ result }) => result === 'not tried').map(({ operation }) => operation.id)).toEqual([
      'supportBundleDownloadFile',
      'instanceSerialConsoleStream',
    ]);
    expect(isOther(all)).toBe(false);
    const table = tableOf(all);
    expect(table.split('\n').at(-1)).toBe(
      `${READS.length - 2} work, 0 differ, 0 not available, 0 refused, 2 not tried`,
    );
    expect(table).toMatch(/^GET \/v1\/disks\/\{disk\} +works$/m);
    expect(table).toMatch(/serial-console\/stream +not tried: no websocket is opened$/m);
    expect(table).not.toContain(token);
  });

  test('is sent only GET operations of the contract, and is not changed', async () => {
    const { sent, before, after } = await surveyed('same');
    const reads = operations
      .filter(({ row }) => row.method === 'GET')
      .map(({ row }) => new RegExp(`^${row.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
    expect(sent.length).toBeGreaterThan(100);
    expect([...new Set(sent.map(({ method }) => method))]).toEqual(['GET']);
    const others = sent.filter(({ url }) => !reads.some((read) => read.test(url.pathname)));
    expect(others.map(({ url }) => url.pathname)).toEqual([]);
    expect(sent.filter(({ headers }) => headers.get('api-version') !== API_VERSION)).toEqual([]);
    expect(before).toBeDefined();
    expect(after).toEqual(before);
  });

  test('lists the reads that a user may not make, and those that cannot be tried then', async () => {
    const { all } = await surveyed('same', personas.projectOnly);
    expect(isOther(all)).toBe(false);
    expect(pathsWith(all, 'refused')).toEqual(expect.arrayContaining(['sledList', 'siloList', 'ipPoolList']));
    // Without a role on the silo no list names a project
    expect(pathsWith(all, 'works')).toEqual(
      expect.arrayContaining(['currentUserView', 'groupView', 'userList']),
    );
    expect(pathsWith(all, 'not tried')).toEqual(
      expect.arrayContaining(['instanceView', 'diskList', 'vpcView']),
    );
    expect(detailsOf(all, 'sledView')).toEqual(['no sled_id']);
    expect(tableOf(all)).toMatch(/^GET \/v1\/system\/hardware\/sleds +refused for this person$/m);
  });
});

describe('servers of other revisions', LONG, () => {
  test.each(['older', 'newer'] as const)(
    '%s: what is gone is not available, or cannot be tried',
    async (to) => {
      const { all } = await surveyed(to);
      const gone = goneOperations(to).filter(({ row }) => row.method === 'GET');
      const results = new Map(all.map(({ operation, result }) => [operation.id, result]));
      expect(gone.map(({ id }) => results.get(id))).not.toContain('works');
      expect(gone.map(({ id }) => results.get(id))).not.toContain('differs');
      const ids = gone.map(({ id }) => String(id));
      expect(pathsWith(all, 'not available').filter((id) => !ids.includes(id))).toEqual([]);
      expect(pathsWith(all, 'not available').length).toBeGreaterThan(3);
      expect(isOther(all)).toBe(true);
    },
  );

  test('older: names the members that are missing', async () => {
    const { all } = await surveyed('older');
    expect(detailsOf(all, 'diskView')).toEqual(['missing member block_size']);
    expect(detailsOf(all, 'probeView')).toEqual(['no probe']);
    expect(detailsOf(all, 'instanceList')).toContain('missing member items[].hostname');
    expect(pathsWith(all, 'works')).toContain('projectList');
  });

  test('newer: names members that are missing or more, and values that are unknown', async () => {
    const { all } = await surveyed('newer');
    expect(detailsOf(all, 'instanceList')).toEqual(
      expect.arrayContaining([
        'extra member items[].cpu_platform',
        'unknown value "hibernating" of items[].run_state',
      ]),
    );
    expect(detailsOf(all, 'diskList')).toContain('unknown value "archiving" of items[].state.state');
    expect(detailsOf(all, 'ipPoolUtilizationView')).toEqual([
      'extra member capacity',
      'extra member remaining',
      'missing member ipv4',
      'missing member ipv6',
    ]);
  });
});

describe('a server that is no such server', LONG, () => {
  /** A survey of a server that answers everything in one way. */
  async function against(listener: RequestListener, limit?: number): Promise<readonly Surveyed[]> {
    const server = createServer(listener);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    try {
      return await survey(readerOf(new URL(`http://127.0.0.1:${port}`), 'a-token', limit), 0);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  test('redirects are not followed', async () => {
    const paths: (string | undefined)[] = [];
    const all = await against((request, response) => {
      paths.push(request.url);
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect(detailsOf(all, 'ping')).toEqual(['It redirects (status 302) instead of answering.']);
    expect(paths).not.toContain('/elsewhere');
  });

  test.each([
    ['text/html', '<h1>hello</h1>', 'Status 200 is not answered with JSON, but text/html.'],
    ['application/json', '{"status":', 'Status 200 is not answered with JSON, but application/json.'],
  ])('an answer of type %s that is no JSON', async (type, body, said) => {
    const all = await against((_, response) => response.writeHead(200, { 'content-type': type }).end(body));
    expect(detailsOf(all, 'ping')).toEqual([said]);
  });

  test('other statuses are quoted without control characters', async () => {
    const all = await against((_, response) =>
      response
        .writeHead(500, { 'content-type': 'application/json' })
        .end(JSON.stringify({ message: 'broken\u001B[2J\u009B', error_code: 'Internal' })),
    );
    expect(detailsOf(all, 'ping')).toEqual([String.raw`status 500 instead of 200: "broken\u001b[2J?"`]);
  });

  test('a slow answer is given up', async () => {
    const all = await against((request, response) => {
      if (request.url !== '/v1/ping')
        response.writeHead(403, { 'content-type': 'application/json' }).end('{}');
    }, 300);
    expect(detailsOf(all, 'ping')).toEqual(['There is no answer within 0.3 seconds.']);
  });

  test('a token that is not accepted ends it', async () => {
    const refusing: RequestListener = (_, response) =>
      response.writeHead(401, { 'content-type': 'application/json' }).end('{}');
    await expect(against(refusing)).rejects.toThrow('The server does not accept the token.');
  });

  test('one that cannot be reached ends it', async () => {
    const read = readerOf(new URL('http://127.0.0.1:1'), 'a-token');
    await expect(survey(read, 0)).rejects.toThrow(
      /^The server at http:\/\/127\.0\.0\.1:1 cannot be reached \([\w ]+\)\.$/,
    );
  });
});
