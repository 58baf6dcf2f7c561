import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONTRACT_VERSION } from '../../shared/contract/version.ts';
import { visit } from '../../tools/faults/visitor.ts';
import { filesBelow, hashList } from '../../tools/machine/files.ts';
import { switchTo } from './publish-document.ts';
import { list } from './history.ts';
import { locked } from './lock.ts';
import { readState } from './state.ts';
import { rollback, rollbackSet } from './rollback.ts';
import { changeSettings, createSite, publish, publishRemote, stage, switchStaged } from './site.ts';
import { fakeRemote, fakeShell, temporary } from '../../tools/testing/fake-dist.ts';

/** A site with a shell, `system` and `auth`, and a way to make more builds. */
async function begin(folder: string) {
  const site = join(folder, 'site');
  const known = new Map<string, string>();
  const shell = (build: string, facts = {}) => {
    const path = fakeShell(join(folder, build), { build, ...facts });
    known.set(`shell ${build}`, path);
    return path;
  };
  const remote = (name: 'system' | 'auth', build: string, change = {}) => {
    const path = fakeRemote(join(folder, `${name}-${build}`), name, `${name} ${build}`, { build, ...change });
    known.set(`${name} ${build}`, path);
    return path;
  };
  const remotes = [remote('system', 'A'), remote('auth', 'A')];
  await createSite({ shell: shell('S1'), remotes, out: site, by: 'founder' });
  return { site, shell, remote, seen: () => visit(site, known) };
}

test('a rollback goes to what was served before, never to a build that was rolled back', async () => {
  using folder = temporary();
  const { site, remote } = await begin(folder.path);
  await publishRemote(site, remote('system', 'B'));
  expect(await rollback(site, 'system')).toBe('A');
  await publishRemote(site, remote('system', 'C'));
  expect(await rollback(site, 'system')).toBe('A');
  await expect(rollback(site, 'system')).rejects.toThrow('no build before A that was not rolled back');
  const marks = list(site).filter(({ app }) => app === 'system');
  expect(marks.map(({ build, current, withdrawn }) => [build, current, withdrawn])).toEqual([
    ['A', true, false],
    ['B', false, true],
    ['C', false, true],
  ]);
});

test('a build that is named is served again and counts again, as does a build that is published again', async () => {
  using folder = temporary();
  const { site, remote } = await begin(folder.path);
  const [b, c] = [remote('system', 'B'), remote('system', 'C')];
  await publishRemote(site, b);
  await rollback(site, 'system');
  expect(await rollback(site, 'system', 'B')).toBe('B');
  await publishRemote(site, c);
  await publishRemote(site, b);
  expect(await rollback(site, 'system')).toBe('C');
  expect(await rollback(site, 'system')).toBe('B');
  expect(await rollback(site, 'system')).toBe('A');
});

test('publishing the served build again adds no step for a rollback', async () => {
  using folder = temporary();
  const { site, remote } = await begin(folder.path);
  const b = remote('system', 'B');
  await publishRemote(site, b);
  await publishRemote(site, b);
  expect(await rollback(site, 'system')).toBe('A');
});

test('a set is verified together and switched once: neither of the two could be published alone', async () => {
  using folder = temporary();
  const { site, shell, remote, seen } = await begin(folder.path);
  const next = CONTRACT_VERSION + 2;
  const s2 = shell('S2', { contract: next });
  const [system, auth] = [remote('system', 'B', { contract: next }), remote('auth', 'B', { contract: next })];
  const before = seen();
  for (const alone of [s2, system])
    await expect(publish(site, [{ folder: alone }])).rejects.toThrow('contract');
  await expect(publish(site, [{ folder: s2 }, { folder: system }])).rejects.toThrow('contract');
  expect(seen()).toBe(before);
  const serial = () =>
    /"serial": (\d+)/.exec(readFileSync(join(site, '.deploy/served/state.json'), 'utf8'))?.[1];
  expect(serial()).toBe('1');
  await publish(site, [{ folder: system }, { folder: s2 }, { folder: auth }]);
  expect(seen()).toBe('shell S2, auth B, system B');
  expect(serial()).toBe('2');
  await expect(rollback(site, 'shell')).rejects.toThrow('contract');
  await rollbackSet(site, ['shell', 'system', 'auth']);
  expect(seen()).toBe(before);
});

test('a prefix moves from one area to another in one set', async () => {
  using folder = temporary();
  const { site, remote, seen } = await begin(folder.path);
  const taking = remote('auth', 'B', { prefixes: ['/auth', '/moved'] });
  await publishRemote(site, remote('system', 'B', { prefixes: ['/system', '/moved'] }));
  await expect(publishRemote(site, taking)).rejects.toThrow('both own');
  await publish(site, [{ folder: taking }, { folder: remote('system', 'C') }]);
  expect(seen()).toBe('shell S1, auth B, system C');
});

test('two builds of one app are not a set, and a build of another app than the named one is refused', async () => {
  using folder = temporary();
  const { site, remote } = await begin(folder.path);
  const two = [{ folder: remote('system', 'B') }, { folder: remote('system', 'C') }];
  await expect(publish(site, two)).rejects.toThrow('two of the builds are of system');
  const wrong = { folder: remote('system', 'D'), app: 'auth' };
  await expect(publish(site, [wrong])).rejects.toThrow('is a build of system, not of auth');
});

test('a failed publication leaves nothing that the next one of another team makes visible', async () => {
  using folder = temporary();
  const { site, remote, seen } = await begin(folder.path);
  // All its files are copied when the pair is refused at the switch.
  const late = remote('system', 'B');
  await stage(site, { folder: late });
  await expect(
    publish(site, [{ folder: late }, { folder: remote('auth', 'X', { shared: '9.0.0' }) }]),
  ).rejects.toThrow('Needs shared');
  await publishRemote(site, remote('auth', 'B'));
  await changeSettings(site, { cliName: 'maze' });
  expect(seen()).toBe('shell S1, auth B, system A');
});

test('a team stages with access to its own folders only, and the owner of the document switches', async () => {
  using folder = temporary();
  const { site, remote, seen } = await begin(folder.path);
  const before = hashList(site);
  const served = seen();
  expect(await stage(site, { folder: remote('system', 'B'), app: 'system' }, { by: 'team system' })).toBe(
    'system B',
  );
  const after = hashList(site);
  const changed = [...after.keys()].filter((path) => before.get(path) !== after.get(path));
  expect(changed.filter((path) => !/^(remotes|\.deploy\/apps)\/system\//.test(path))).toEqual([]);
  expect(seen()).toBe(served);
  expect(await switchStaged(site, ['system'], { by: 'release manager' })).toEqual(['system B']);
  expect(seen()).toContain('system B');
  await expect(switchStaged(site, ['auth'])).rejects.toThrow('auth has no staged build');
});

test('staged files are compared again at the switch', async () => {
  using folder = temporary();
  const { site, remote, seen } = await begin(folder.path);
  await stage(site, { folder: remote('system', 'B') });
  const own = filesBelow(join(site, 'remotes/system/B')).filter((path) => path.endsWith('.js'));
  writeFileSync(join(site, 'remotes/system/B', own[0] ?? ''), 'other');
  await expect(switchStaged(site, ['system'])).rejects.toThrow('integrity');
  expect(seen()).toContain('system A');
});

test('a staged record of another build than the one in its folder is refused', async () => {
  using folder = temporary();
  const { site, remote } = await begin(folder.path);
  await stage(site, { folder: remote('system', 'B') });
  const record = join(site, '.deploy/apps/system/staged.json');
  for (const build of ['../../auth/builds/A', '../../shell/builds/S1']) {
    writeFileSync(record, JSON.stringify({ build }));
    await expect(switchStaged(site, ['system']), build).rejects.toThrow('has no staged build');
  }
});

test('the list and the registry contain the publisher, build, commit and time of each release', async () => {
  using folder = temporary();
  const { site, shell } = await begin(folder.path);
  await publish(site, [{ folder: shell('S2') }], { by: 'ci job 7' });
  const line = list(site).find(({ build }) => build === 'S2');
  expect(line).toMatchObject({ app: 'shell', by: 'ci job 7', version: '1.0.0', commit: /./, current: true });
  const registry: unknown = JSON.parse(readFileSync(join(site, 'registry.json'), 'utf8'));
  const at = list(site).find(({ app }) => app === 'system')?.at;
  expect(registry).toMatchObject({
    remotes: [{ name: 'auth' }, { name: 'system', version: '1.1.0', commit: 'abc123', publishedAt: at }],
  });
});

test('a build folder that changes while its publisher waits does not change the publication', async () => {
  using folder = temporary();
  const { site, remote, seen } = await begin(folder.path);
  const build = remote('system', 'B');
  const whole = new Map(filesBelow(build).map((path) => [path, readFileSync(join(build, path))]));
  const said: string[] = [];
  let publishing: Promise<unknown> = Promise.resolve();
  const waiting = { wait: 1_000, by: 'other', say: () => undefined };
  await locked(join(site, '.deploy/lock'), waiting, async () => {
    publishing = publishRemote(site, build, 'system', { say: (line) => said.push(line) });
    await expect.poll(() => said).toEqual([expect.stringContaining('Waiting')]);
    for (const path of whole.keys()) writeFileSync(join(build, path), 'changed');
  });
  await publishing;
  for (const [path, bytes] of whole) writeFileSync(join(build, path), bytes);
  expect(seen()).toContain('system B');
});

test('a switch is refused after a concurrent switch, with or without the lock', async () => {
  using folder = temporary();
  const { site, remote, seen } = await begin(folder.path);
  const state = readState(site);
  await publishRemote(site, remote('system', 'B'));
  const stale = { ...state, serial: state.serial + 1 };
  const hold = { verify: () => undefined };
  expect(() => switchTo(site, stale, hold, () => undefined)).toThrow('was switched meanwhile');
  expect(seen()).toContain('system B');
});
