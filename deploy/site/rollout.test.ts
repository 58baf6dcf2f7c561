import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONTRACT_VERSION } from '../../shared/contract/version.ts';
import { integrityOf } from '../../tools/machine/files.ts';
import { isRecord } from '../../shared/record/index.ts';
import { readRows } from '../../shell/src/composition/registry-rows.ts';
import { siloMark } from '../../shared/rollout/index.ts';
import { isConfigBlock } from './config-schema.ts';
import { list } from './history.ts';
import { preview, promote, rollout, withdraw } from './rollout.ts';
import { rollback } from './rollback.ts';
import { createSite, publishRemote, publishShell } from './site.ts';
import { fakeRemote, fakeShell, temporary } from '../../tools/testing/fake-dist.ts';

async function begin(folder: string) {
  const site = join(folder, 'site');
  const remote = (build: string, change = {}) =>
    fakeRemote(join(folder, `system-${build}`), 'system', `system ${build}`, { build, ...change });
  const auth = fakeRemote(join(folder, 'auth'), 'auth', 'auth A', { build: 'A' });
  await createSite({
    shell: fakeShell(join(folder, 'S1'), { build: 'S1' }),
    remotes: [remote('A'), auth],
    out: site,
  });
  const read = (path: string) => readFileSync(join(site, path), 'utf8');
  /** The row of the system area as the registry has it; the whole registry is valid for the schema and for the shell. */
  const row = () => {
    const registry: unknown = JSON.parse(read('registry.json'));
    if (!isConfigBlock(registry)) throw new Error('The registry is not valid');
    const rows = readRows(registry.remotes);
    expect(rows.filter(({ refusal }) => refusal !== undefined)).toEqual([]);
    const found = registry.remotes.find(({ name }) => name === 'system');
    if (!found) throw new Error('The registry has no system area');
    return found;
  };
  return { site, remote, row, read };
}

const folderOf = (folder: string) => ({ folder, app: 'system' });

describe('a preview', () => {
  test('is listed with its row under its hash; all other browsers run the same build as before', async () => {
    using folder = temporary();
    const { site, remote, row, read } = await begin(folder.path);
    expect(await preview(site, folderOf(remote('B')))).toBe('B');
    const [listed] = row().previews ?? [];
    expect(row().build).toBe('A');
    expect(listed?.build).toBe('B');
    const [path = '', integrity] = listed?.row ?? [];
    expect(integrity).toBe(integrityOf(Buffer.from(read(path))));
    const own: unknown = JSON.parse(read(path));
    const [parsed] = readRows([own]);
    expect([parsed?.build, parsed?.refusal]).toEqual(['B', undefined]);
    expect(isRecord(own) && String(own['entry'])).toMatch(/^\/remotes\/system\/B\/remoteEntry/);
    expect(read(isRecord(own) ? String(own['entry']) : '')).toContain('system B');
  });

  test('ends by a command, or when it is published; a second one stays', async () => {
    using folder = temporary();
    const { site, remote, row } = await begin(folder.path);
    const b = remote('B');
    await preview(site, folderOf(b));
    await preview(site, folderOf(remote('C')));
    await publishRemote(site, b);
    expect([row().build, row().previews?.map(({ build }) => build)]).toEqual(['B', ['C']]);
    expect(await withdraw(site, 'system', 'C')).toEqual(['C']);
    expect(row().previews).toBeUndefined();
    await expect(withdraw(site, 'system', 'C')).rejects.toThrow('neither rolled out nor a preview');
  });

  test('that a browser would refuse is not listed', async () => {
    using folder = temporary();
    const { site, remote, row } = await begin(folder.path);
    const later = remote('B', { contract: CONTRACT_VERSION + 1 });
    await expect(preview(site, folderOf(later))).rejects.toThrow('publish the shell first');
    const taking = remote('C', { prefixes: ['/system', '/auth'] });
    await expect(preview(site, folderOf(taking))).rejects.toThrow('both own "/auth"');
    await expect(preview(site, { app: 'system', build: 'Z' })).rejects.toThrow('never brought here');
    await expect(preview(site, { app: 'system', build: 'A' })).rejects.toThrow('all browsers run already');
    await expect(
      preview(site, { folder: fakeShell(join(folder.path, 'S2'), { build: 'S2' }) }),
    ).rejects.toThrow('one build for all');
    expect(row().previews).toBeUndefined();
  });
});

describe('a rollout', () => {
  test('reaches a share or silos, grows, and is promoted by one command', async () => {
    using folder = temporary();
    const { site, remote, row, read } = await begin(folder.path);
    await rollout(site, folderOf(remote('B')), { share: 10 });
    expect(row().rollout).toMatchObject({ build: 'B', share: 10 });
    await rollout(site, { app: 'system', build: 'B' }, { silos: ['fernhill'] });
    expect(row().rollout).toMatchObject({ build: 'B', silos: [siloMark('fernhill', 'system', 'B')] });
    expect(read('registry.json')).not.toContain('fernhill');
    expect(list(site).map(({ audience }) => audience)).toContain('silos fernhill');
    expect(row().rollout?.share).toBeUndefined();
    expect(await promote(site, 'system')).toBe('B');
    expect([row().build, row().rollout]).toEqual(['B', undefined]);
    expect(await rollback(site, 'system')).toBe('A');
    await expect(promote(site, 'system')).rejects.toThrow('has no rollout');
  });

  test('is withdrawn by one command, and ends with each release of its app', async () => {
    using folder = temporary();
    const { site, remote, row } = await begin(folder.path);
    const b = remote('B');
    await rollout(site, folderOf(b), { share: 10 });
    expect(await withdraw(site, 'system')).toEqual(['B']);
    expect([row().build, row().rollout]).toEqual(['A', undefined]);
    await rollout(site, { app: 'system', build: 'B' }, { share: 10 });
    await publishRemote(site, remote('C'));
    expect([row().build, row().rollout]).toEqual(['C', undefined]);
  });

  test.each([
    [{ share: -1 }],
    [{ share: 101 }],
    [{ share: Number.NaN }],
    [{ silos: [] }],
    [{ silos: ['a b'] }],
  ])('to %j is refused', async (audience) => {
    using folder = temporary();
    const { site, remote } = await begin(folder.path);
    await expect(rollout(site, folderOf(remote('B')), audience)).rejects.toThrow(/^--(share|silos)/);
  });

  test('that a new shell cannot run ends with the release of the shell, which reports it', async () => {
    using folder = temporary();
    const { site, remote, row } = await begin(folder.path);
    await publishShell(site, fakeShell(join(folder.path, 'S2'), { build: 'S2', shared: '1.3.0' }));
    await rollout(site, folderOf(remote('B', { shared: '1.3.0' })), { share: 50 });
    const said: string[] = [];
    await rollback(site, 'shell', undefined, { say: (line) => said.push(line) });
    expect(row().rollout).toBeUndefined();
    expect(said.join()).toContain('system B is neither a preview nor rolled out any more');
  });
});

test('a rollback from a build that is no longer served changes nothing', async () => {
  using folder = temporary();
  const { site, remote, row } = await begin(folder.path);
  await publishRemote(site, remote('B'));
  await publishRemote(site, remote('C'));
  await expect(rollback(site, 'system', undefined, {}, 'B')).rejects.toThrow('was released meanwhile');
  expect(row().build).toBe('C');
  expect(await rollback(site, 'system', undefined, {}, 'C')).toBe('B');
});

test('the list marks builds that are rolled out or previews', async () => {
  using folder = temporary();
  const { site, remote } = await begin(folder.path);
  await rollout(site, folderOf(remote('B')), { share: 10 });
  await preview(site, folderOf(remote('C')));
  const marks = list(site).filter(({ app }) => app === 'system');
  expect(marks.map(({ build, current, audience }) => [build, current, audience])).toEqual([
    ['A', true, undefined],
    ['B', false, '10 % of the browsers'],
    ['C', false, 'preview'],
  ]);
});
