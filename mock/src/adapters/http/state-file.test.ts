import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeClock } from '../../store/clock.ts';
import { dump, problems } from '../../../verify/invariants/index.ts';
import { createMock, type Mock } from '../../server/mock.ts';
import { callerOf, itemsOf } from '../../testing.ts';
import { StateFile } from './state-file.ts';
import { decodeRow, encodeRow } from './state-rows.ts';

const SERVER = fileURLToPath(new URL('../../server.ts', import.meta.url));
let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mock-state-'));
  path = join(folder, 'state.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const demo = () => createMock({ clock: fakeClock(), personas: true });
const empty = () => createMock({ clock: fakeClock(), personas: true, seed: 'empty' });
const addProject = (mock: Mock, name: string) =>
  callerOf(mock)('POST', '/v1/projects', { name, description: '2026-05-14T14:02:47.000Z' });

/** A mock that continues with the file; the file is closed afterwards. */
function reopened(say?: (message: string) => void): Mock {
  const mock = empty();
  new StateFile(mock, path, say).close();
  return mock;
}

describe('a state file', () => {
  it('restores every row, in order, and continues the sequences of ids and random numbers', async () => {
    const mock = demo();
    const file = new StateFile(mock, path);
    await addProject(mock, 'kept');
    await callerOf(mock)('DELETE', '/v1/disks/spare-1?project=edge-cache');
    mock.clock.advance(60_000);
    await callerOf(mock)('GET', '/v1/ping');
    file.close();
    const back = reopened();
    for (const [name, table] of Object.entries(mock.store.tables)) {
      const rows = [...table].map((row): unknown => decodeRow(encodeRow(row)));
      const kept = Object.entries(back.store.tables).find(([other]) => other === name)?.[1] ?? [];
      expect([...kept], name).toEqual(rows);
    }
    expect([back.seed, back.clock.now()]).toEqual(['demo', mock.clock.now()]);
    expect([back.store.newId(), back.store.random()]).toEqual([mock.store.newId(), mock.store.random()]);
    expect(back.store.tables.projects.find((row) => row.name === 'kept')).toMatchObject({
      description: '2026-05-14T14:02:47.000Z',
      timeCreated: expect.any(Date),
    });
  });

  it('writes only the rows that changed, in one transaction, and nothing for a failed call', async () => {
    const mock = demo();
    const file = new StateFile(mock, path);
    file.close();
    const before = new DatabaseSync(path);
    // A row that is not written again keeps a change made from outside.
    before.exec('UPDATE disks SET row = \'{"id":"left alone"}\' WHERE place = 1');
    before.close();
    const again = demo();
    const second = new StateFile(again, path);
    const call = callerOf(again);
    await call('PUT', '/v1/projects/edge-cache', { description: 'a tide' });
    await call('POST', '/v1/projects', { name: 'edge-cache', description: 'a tide' });
    second.close();
    const after = new DatabaseSync(path, { readOnly: true });
    const found = after.prepare("SELECT place FROM projects WHERE row LIKE '%a tide%'").all();
    expect(found).toHaveLength(1);
    expect(after.prepare('SELECT row FROM disks WHERE place = 1').get()?.['row']).toContain('left alone');
    after.close();
  });

  it('keeps the data of a reset', async () => {
    const mock = demo();
    const file = new StateFile(mock, path);
    mock.reset('empty');
    await addProject(mock, 'after-reset');
    file.close();
    const back = reopened();
    expect([...back.store.tables.projects].map((row) => row.name)).toEqual(['after-reset']);
    expect(back.seed).toBe('empty');
    expect(dump(back.store)).toBe(dump(mock.store));
  });
});

describe('a file that cannot be used', () => {
  const made = () => new StateFile(empty(), path).close();
  const change = (sql: string) => {
    made();
    const db = new DatabaseSync(path);
    db.exec(sql);
    db.close();
  };
  const cases: readonly (readonly [string, () => void, RegExp])[] = [
    ['of the JSON format', () => writeFileSync(path, '{"version":2,"tables":{}}'), /older format \(JSON\)/],
    ['of another kind', () => writeFileSync(path, 'Dear diary, today …'), /not a state of the mock API/],
    ['of another program', () => change('PRAGMA application_id = 7'), /database of something else/],
    ['of an older format', () => change('PRAGMA user_version = 2'), /has the format 2, .* reads 3/],
    [
      'of an older mock',
      () => change('DROP TABLE webhookReceivers'),
      /older mock API, without webhookReceivers/,
    ],
    [
      'of a seed that is gone',
      () => change(`UPDATE state SET about = replace(about, '"empty"', '"old"')`),
      /"old"/,
    ],
    ['that lost what it is', () => change('DELETE FROM state'), /damaged/],
  ];

  it.each(cases)('%s is refused with the reason and the solution', (_, prepare, why) => {
    prepare();
    expect(() => reopened()).toThrow(why);
    expect(() => reopened()).toThrow(/Move it away/);
  });

  it('is refused while another mock uses it, and available again afterwards', () => {
    const file = new StateFile(empty(), path);
    expect(() => reopened()).toThrow(/another mock API uses it/);
    file.close();
    expect(reopened().seed).toBe('empty');
  });

  it('is used, with a message, when it was created with other seed data', () => {
    const said: string[] = [];
    new StateFile(demo(), path).close();
    reopened((message) => said.push(message));
    expect(said).toEqual([expect.stringMatching(/began as "demo"; --seed empty/)]);
    const db = new DatabaseSync(path);
    db.exec(`UPDATE state SET about = json_set(about, '$.print', 'older')`);
    db.close();
    reopened((message) => said.push(message));
    expect(said.at(-1)).toMatch(/older data of the seed "demo"/);
  });
});

describe('the server with --state', () => {
  const running: ChildProcess[] = [];
  afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')));

  async function start(): Promise<{ child: ChildProcess; url: string; errors: () => string }> {
    const flags = ['--port', '0', '--latency', 'off', '--personas', '--seed', 'empty', '--state', path];
    const child = spawn(process.execPath, [SERVER, ...flags], { stdio: ['ignore', 'pipe', 'pipe'] });
    running.push(child);
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        const [, found] = /on (http\S+)/.exec(chunk.toString()) ?? [];
        if (found !== undefined) resolve(found);
      });
      child.once('exit', () => reject(new Error(errors)));
    });
    return { child, url, errors: () => errors };
  }

  const headers = { cookie: 'msw-user=Maren%20Okafor', 'content-type': 'application/json' };

  it('has everything that it has confirmed, even when it is killed while it works', async () => {
    const acknowledged: string[] = [];
    for (const round of [1, 2, 3]) {
      const { child, url } = await start();
      const exit = once(child, 'exit');
      const enough = acknowledged.length + 5 * round;
      const worker = async (who: number) => {
        for (let count = 0; !child.killed; count += 1) {
          const name = `p-${round}-${who}-${count}`;
          const body = JSON.stringify({ name, description: '' });
          const response = await fetch(`${url}/v1/projects`, { method: 'POST', body, headers }).catch(
            () => undefined,
          );
          if (response?.status === 201) acknowledged.push(name);
          // The calls of the other workers are in progress
          if (acknowledged.length >= enough) child.kill('SIGKILL');
        }
      };
      await Promise.all([0, 1, 2, 3].map(worker));
      await exit;
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(30);
    const { child, url, errors } = await start();
    const list = await fetch(`${url}/v1/projects?limit=100000`, { headers });
    const body: unknown = await list.json();
    const names = new Set(itemsOf(body).map((item) => String(Reflect.get(Object(item), 'name'))));
    expect(acknowledged.filter((name) => !names.has(name))).toEqual([]);
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect([child.exitCode, errors()]).toEqual([0, '']);
    expect(problems(reopened().store)).toEqual([]);
  }, 120_000);

  it('reports why it cannot use a file, and exits', async () => {
    writeFileSync(path, '{"version":2}');
    await expect(start()).rejects.toThrow(/state\.sqlite: it is a state of an older format/);
  });
});
