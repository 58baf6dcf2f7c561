import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../../wire/exchange.ts';
import { type Mock } from '../../../server/mock.ts';
import { personas } from '../../../seeds/index.ts';
import { at, world } from '../../../testing.ts';
import { INPUT_MAX } from './consoles.ts';
import { fromBytes, toBytes } from './output.ts';

const IN = '?project=edge-cache';
const PROMPT = 'root@cache-ams-01:~# ';

function exchange(path: string, persona: string): Exchange {
  return {
    method: 'GET',
    url: new URL(`http://mock.test${path}`),
    body: new Uint8Array(),
    authorization: undefined,
    cookies: new Map([['msw-user', persona]]),
  };
}

/** Opens a console and records its output. */
async function open(mock: Mock, path: string, persona: string = personas.operator) {
  const opened = await mock.connect(exchange(path, persona));
  if ('refused' in opened) return { refused: opened.refused.status };
  const seen = { text: '', closed: '' };
  const connection = opened.join({
    send: (bytes) => {
      seen.text += fromBytes(bytes);
    },
    close: (_, reason) => {
      seen.closed = reason;
    },
  });
  return { seen, type: (text: string) => connection.receive(toBytes(text)), leave: () => connection.close() };
}

const STREAM = '/v1/instances/cache-ams-01/serial-console/stream';

async function watch(mock: Mock, query = '') {
  const opened = await open(mock, `${STREAM}${IN}${query}`);
  if ('refused' in opened) throw new Error(`refused with ${opened.refused}`);
  return opened;
}

/** Lets tasks that wait for the clock continue. */
const ticks = async (count = 200) => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};

describe('the stream (docs/contract/server-behaviour.md section 10)', () => {
  // @sheet compute-storage/9.91 specification/7.16
  it('echoes, with Enter as a line break, and runs a few commands', async () => {
    const { mock } = world();
    const { seen, type } = await watch(mock);
    type('hostx');
    type('\u007fname\u001b[A\r');
    expect(seen.text).toBe(`hostx\b \bname\r\ncache-ams-01\r\n${PROMPT}`);
    seen.text = '';
    type('\r');
    expect(seen.text).toBe(`\r\n${PROMPT}`);
    seen.text = '';
    type('constructor\r');
    expect(seen.text).toContain('command not found');
    type('rm\u0003nproc\r');
    expect(seen.text).toContain(`rm^C\r\n${PROMPT}nproc\r\n8\r\n`);
  });

  // @sheet common-ui/34.28
  it('drops what exceeds a line or the buffer of a message', async () => {
    const { mock } = world();
    const { seen, type } = await watch(mock);
    type('x'.repeat(5000));
    expect(seen.text).toBe('x'.repeat(4096));
    seen.text = '';
    type('\u0003');
    type(`${'y'.repeat(INPUT_MAX)}\r`);
    expect(seen.text).not.toContain('command not found');
    type('\r');
    expect(seen.text).toContain('command not found');
  });

  // @sheet specification/7.16 specification/9.15
  it('sends a greeting after a second, a character every 50 ms', async () => {
    const { mock, clock } = world();
    const { seen } = await watch(mock);
    clock.advance(999);
    await ticks();
    expect(seen.text).toBe('');
    clock.advance(1);
    await ticks();
    expect(seen.text).toBe('\r');
    clock.advance(50);
    await ticks();
    expect(seen.text).toBe('\r\n');
    clock.advance(10_000);
    await ticks(2000);
    expect(seen.text).toMatch(/^\r\nSerial console of cache-ams-01\. .*\r\nroot@cache-ams-01:~# $/);
  });

  // @sheet compute-storage/9.91
  it('does not mix the greeting with typed input', async () => {
    const { mock, clock } = world();
    const early = await watch(mock);
    early.type('hostname\r');
    clock.advance(10_000);
    await ticks(2000);
    expect(early.seen.text).toBe(`hostname\r\ncache-ams-01\r\n${PROMPT}`);
    const { seen, type } = await watch(mock);
    clock.advance(1500);
    await ticks();
    expect(seen.text).toBe('\r\nSerial co');
    type('l');
    expect(seen.text).toMatch(/^\r\nSerial console of cache-ams-01\. .*\r\nroot@cache-ams-01:~# l$/);
    clock.advance(10_000);
    await ticks(2000);
    type('s\r');
    expect(seen.text).toMatch(/# ls\r\n.*notes\.txt.*\r\nroot@cache-ams-01:~# $/);
    seen.text = '';
    type('exit\r');
    expect(seen.text).toContain('logout\r\n');
  });

  it('replays history, and shows every viewer the same', async () => {
    const { mock } = world();
    const first = await watch(mock, '&most_recent=262144');
    expect(first.seen.text).toMatch(/^UEFI firmware[\s\S]*automatic login: root\r\nroot@cache-ams-01:~# $/);
    first.type('echo one\r');
    const second = await watch(mock, '&most_recent=30');
    expect(second.seen.text).toBe(first.seen.text.slice(-30));
    second.seen.text = '';
    first.seen.text = '';
    second.type('ec');
    first.type('ho two\r');
    expect(first.seen.text).toBe(`echo two\r\ntwo\r\n${PROMPT}`);
    expect(second.seen.text).toBe(first.seen.text);
    first.leave();
    second.type('x');
    expect(first.seen.text).not.toContain('x');
  });

  it('continues across a reboot and ends when the instance stops', async () => {
    const { mock, clock, call } = world();
    const { seen, type } = await watch(mock);
    await call('POST', `/v1/instances/cache-ams-01/reboot${IN}`);
    clock.advance(3000);
    await ticks();
    expect(seen.text).toContain('Restarting.');
    expect(seen.closed).toBe('');
    type('poweroff\r');
    expect(seen.closed).not.toBe('');
    expect((await call('GET', `/v1/instances/cache-ams-01${IN}`)).body).toMatchObject({
      run_state: 'stopping',
    });
  });

  it('ends when the data is replaced', async () => {
    const { mock } = world();
    const { seen } = await watch(mock);
    mock.reset();
    expect(seen.closed).not.toBe('');
  });

  it.each([
    ['a state without a console', `/v1/instances/schema-migrator/serial-console/stream${IN}`, 400],
    ['one that only starts', `/v1/instances/edge-probe/serial-console/stream${IN}`, 400],
    ['an unknown instance', `/v1/instances/nope/serial-console/stream${IN}`, 404],
    ['a bad query', `${STREAM}${IN}&most_recent=-1`, 400],
    ['another path', '/v1/me', 200],
  ])('is refused for %s', async (_, path, status) => {
    expect(await open(world().mock, path)).toEqual({ refused: status });
  });

  it('is only for users who may change the project, and can be made to fail', async () => {
    const { mock, call } = world();
    expect(await open(mock, `${STREAM}${IN}`, 'Dele Adeyemi')).toEqual({ refused: 403 });
    expect(await open(mock, `${STREAM}${IN}`, personas.nobody)).toEqual({ refused: 404 });
    mock.faults.add({ operation: 'instanceSerialConsoleStream', status: 503, count: 1 });
    expect(await open(mock, `${STREAM}${IN}`)).toEqual({ refused: 503 });
    expect((await call('GET', `${STREAM}${IN}`)).status).toBe(400);
  });
});

describe('the history', () => {
  const read = async (query: string) => {
    const { call } = world();
    const { status, body } = await call('GET', `/v1/instances/cache-ams-01/serial-console${IN}${query}`);
    const data = at(body, 'data');
    const text = Array.isArray(data) ? fromBytes(Uint8Array.from(data)) : undefined;
    return { status, text, end: at(body, 'last_byte_offset') };
  };

  it('is read from the start or from the end, up to a number of bytes', async () => {
    expect(await read('&from_start=0&max_bytes=4')).toEqual({ status: 200, text: 'UEFI', end: 4 });
    expect((await read('&from_start=5&max_bytes=8')).text).toBe('firmware');
    const end = await read(`&most_recent=${PROMPT.length}`);
    expect(end.text).toBe(PROMPT);
    expect(await read('&from_start=999999')).toEqual({ status: 200, text: '', end: end.end });
    expect((await read('')).status).toBe(400);
    expect((await read('&from_start=0&most_recent=1')).status).toBe(400);
  });

  it('starts again with the instance', async () => {
    const { mock, clock, call } = world();
    const viewer = await watch(mock);
    viewer.type('echo gone\r');
    const history = async () =>
      at(
        (await call('GET', `/v1/instances/cache-ams-01/serial-console${IN}&from_start=0`)).body,
        'last_byte_offset',
      );
    const before = Number(await history());
    await call('POST', `/v1/instances/cache-ams-01/stop${IN}`);
    clock.advance(3000);
    expect((await call('GET', `/v1/instances/cache-ams-01/serial-console${IN}&from_start=0`)).status).toBe(
      400,
    );
    await call('POST', `/v1/instances/cache-ams-01/start${IN}`);
    clock.advance(3000);
    expect(Number(await history())).toBeLessThan(before);
  });
});
