import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeFileList } from '../../build/files.ts';
import type { RegistryEntry } from '../../shared/contract/registry.ts';
import { readJson } from '../../tools/machine/files.ts';
import { isRecord } from '../../shared/record/index.ts';
import { fakeRemote, fakeShell, temporary } from '../../tools/testing/fake-dist.ts';
import { list } from './history.ts';
import { removeArea } from './remove.ts';
import { rollback } from './rollback.ts';
import { changeSettings, createSite, publish, stage, switchStaged } from './site.ts';
import { preview, promote, rollout, withdraw } from './rollout.ts';
import { settingsOf } from '../cli-words.ts';
import { readRows } from '../../shell/src/composition/registry-rows.ts';

const FRAME = { frame: 'reports', match: ['/reports/*'], navigation: [] };

/** A site with a shell and `system`, and a function that creates builds of unknown areas. */
async function begin(folder: string) {
  const site = join(folder, 'site');
  const owned = { frames: [{ frame: 'system', match: ['/system/*'], navigation: [] }] };
  await createSite({
    shell: fakeShell(join(folder, 'shell'), { build: 'S1' }),
    remotes: [fakeRemote(join(folder, 'system'), 'system', 'one', { ...owned, build: 'system-one' })],
    out: site,
  });
  const area = (name: string, text: string, change: Partial<RegistryEntry> = {}, owner = '@acme/reports') => {
    const build = fakeRemote(join(folder, `${name}-${text}`), name, text, { frames: [FRAME], ...change });
    writeFileSync(join(build, 'origin.json'), JSON.stringify({ package: owner, version: '0.1.0' }));
    writeFileList(build);
    return { folder: build };
  };
  const rows = (): Record<string, unknown>[] => {
    const registry = readJson(join(site, 'registry.json'));
    const found: unknown = isRecord(registry) ? registry['remotes'] : [];
    return Array.isArray(found) ? found.filter(isRecord) : [];
  };
  return { site, area, rows, names: () => rows().map((row) => row['name']) };
}

test('an area that is new to the site gets its row, and is rolled back, removed and published again', async () => {
  using folder = temporary();
  const { site, area, rows, names } = await begin(folder.path);
  await publish(site, [area('reports', 'one')]);
  expect(names()).toEqual(['reports', 'system']);
  expect(rows()[0]).toMatchObject({ prefixes: ['/reports'], frames: [FRAME], version: '0.1.0' });
  await expect(rollback(site, 'reports')).rejects.toThrow('has no build before');
  await publish(site, [area('reports', 'two')]);
  const first = await rollback(site, 'reports');
  expect(rows()[0]).toMatchObject({ build: first });
  await removeArea(site, 'reports');
  expect(names()).toEqual(['system']);
  await expect(removeArea(site, 'reports')).rejects.toThrow('is not served here');
  await publish(site, [area('reports', 'two')]);
  expect(names()).toEqual(['reports', 'system']);
  expect(list(site).filter(({ app }) => app === 'reports')).toHaveLength(2);
});

test('an area can be staged by its team and switched by another account', async () => {
  using folder = temporary();
  const { site, area, names } = await begin(folder.path);
  await stage(site, area('reports', 'one'));
  expect(names()).toEqual(['system']);
  await switchStaged(site, ['reports']);
  expect(names()).toEqual(['reports', 'system']);
});

test.each<[string, string, Partial<RegistryEntry>, string]>([
  ['a prefix of another area', 'reports', { prefixes: ['/system'] }, 'both own "/system"'],
  ['its prefix in capitals', 'reports', { prefixes: ['/System'] }, 'both own "/System"'],
  ['the form of its list', 'reports', { prefixes: ['/system-new'] }, 'is the form of a list of system'],
  ['a page of the shell', 'reports', { prefixes: ['/search'] }, 'belongs to the shell or the server'],
  ['the health probe', 'reports', { prefixes: ['/healthz'] }, 'belongs to the shell or the server'],
  ['a path below a probe', 'reports', { prefixes: ['/Readyz/x'] }, 'belongs to the shell or the server'],
  ['paths of the API', 'reports', { prefixes: ['/v1/reports'] }, 'belongs to the shell or the server'],
  ['the frame of another area', 'reports', { frames: [{ ...FRAME, frame: 'system' }] }, 'both own the frame'],
  [
    'an id for two extensions',
    'reports',
    {
      extends: [
        { place: 'vpc.property', id: 'last', label: 'Last' },
        { place: 'instance.card', id: 'last', label: 'Last' },
      ],
    },
    'has the id "last" twice',
  ],
  ['the name of the shell', 'shell', {}, 'cannot be called "shell"'],
  ['a name that is no folder', '../reports', {}, 'is no registry row'],
  [
    'a prefix below one of another package',
    'reports',
    { prefixes: ['/System/silos'] },
    'is below "/system" of system, an area of another package',
  ],
  ['a prefix below its form', 'reports', { prefixes: ['/system-new/x'] }, 'is below "/system" of system'],
  ['a page of the sign-in', 'reports', { prefixes: ['/login/fernhill'] }, 'pages of the sign-in belong to'],
  ['the page that ends a session', 'reports', { prefixes: ['/logout'] }, 'pages of the sign-in belong to'],
  ['pages without the frame', 'reports', { mount: 'public' }, 'Only the area that owns /login may be'],
])('an area with %s is refused, and nothing is changed', async (_, name, change, message) => {
  using folder = temporary();
  const { site, area, names } = await begin(folder.path);
  await expect(publish(site, [area(name, 'one', change)])).rejects.toThrow(message);
  expect(names()).toEqual(['system']);
});

test('an area owns a prefix below one of its own package, or where the row of the other package permits it', async () => {
  using folder = temporary();
  const { site, area, names } = await begin(folder.path);
  await publish(site, [area('reports', 'one')]);
  await publish(site, [area('meters', 'one', { prefixes: ['/reports/meters'], frames: [] })]);
  const below = area('bills', 'one', { prefixes: ['/reports/bills'], frames: [] }, '@other/bills');
  await expect(publish(site, [below])).rejects.toThrow("permits: ['/reports/bills']");
  await publish(site, [area('reports', 'two', { permits: ['/reports/bills'] }), below]);
  expect(names()).toEqual(['bills', 'meters', 'reports', 'system']);
});

test('no row permits pages below those of the sign-in', async () => {
  using folder = temporary();
  const { site, area, names } = await begin(folder.path);
  const signIn = { mount: 'public' as const, prefixes: ['/login', '/device'], permits: ['/device/extra'] };
  await publish(site, [area('auth', 'one', { ...signIn, frames: [] })]);
  const below = area('reports', 'one', { prefixes: ['/device/extra'] }, '@other/reports');
  await expect(publish(site, [below])).rejects.toThrow('pages of the sign-in belong to');
  expect(names()).toEqual(['auth', 'system']);
});

test.each(['/healthz', '/readyz/console'])('a site is not served below the probe %s', async (basePath) => {
  using folder = temporary();
  const { site } = await begin(folder.path);
  await expect(changeSettings(site, { basePath })).rejects.toThrow(`basePath "${basePath}" belongs to`);
});

describe('the endpoint of reports', () => {
  test.each([
    '/v1/me',
    '/login',
    '/login/fernhill',
    '/healthz',
    '/readyz/x',
    '/rows/x',
    '/registry.json',
    '/favicon.svg',
    '/system',
  ])('cannot be %s, which is a page or a file', async (endpoint) => {
    using folder = temporary();
    const { site } = await begin(folder.path);
    await expect(changeSettings(site, { reports: { endpoint } })).rejects.toThrow(
      `reports.endpoint "${endpoint}" belongs to`,
    );
  });

  test('keeps an area from taking its path later', async () => {
    using folder = temporary();
    const { site, area } = await begin(folder.path);
    await changeSettings(site, { reports: { endpoint: '/reports' } });
    await expect(publish(site, [area('reports', 'one')])).rejects.toThrow('belongs to reports');
    await changeSettings(site, { reports: { endpoint: '/console-reports' } });
    await publish(site, [area('reports', 'one')]);
  });
});

test.each(['__proto__', 'constructor', 'toString'])('%s is no area of a site', async (name) => {
  using folder = temporary();
  const { site, names } = await begin(folder.path);
  await expect(removeArea(site, name)).rejects.toThrow('is not served here');
  await expect(rollback(site, name)).rejects.toThrow('was never published here');
  await expect(withdraw(site, name)).rejects.toThrow('was never published here');
  await expect(changeSettings(site, settingsOf([`${name}=x`]))).rejects.toThrow('settings');
  expect(names()).toEqual(['system']);
});

describe('an area whose first build is not published yet', () => {
  test('is previewed, rolled out, withdrawn and promoted; until then only its own browsers have its pages', async () => {
    using folder = temporary();
    const { site, area, rows, names } = await begin(folder.path);
    const id = await preview(site, area('reports', 'one'));
    expect(names()).toEqual(['system', 'reports']);
    expect(rows()[1]).toMatchObject({ build: 'none', prefixes: [], frames: [], previews: [{ build: id }] });
    expect(readRows(rows()).map(({ refusal }) => refusal)).toEqual([undefined, undefined]);
    const listed = list(site).find(({ app }) => app === 'reports');
    expect(listed).toMatchObject({ current: false, audience: 'preview' });
    await rollout(site, { app: 'reports', build: id }, { share: 10 });
    await withdraw(site, 'reports');
    expect(names()).toEqual(['system']);
    await rollout(site, { app: 'reports', build: id }, { share: 10 });
    expect(await promote(site, 'reports')).toBe(id);
    expect(rows().map(({ name, build }) => [name, build])).toEqual([
      ['reports', id],
      ['system', 'system-one'],
    ]);
  });

  test('is refused like one that is published', async () => {
    using folder = temporary();
    const { site, area, names } = await begin(folder.path);
    await expect(preview(site, area('reports', 'one', { prefixes: ['/system'] }))).rejects.toThrow(
      'both own',
    );
    await expect(preview(site, area('system', 'two', {}, '@other/system'))).resolves.toBeDefined();
    expect(names()).toEqual(['system']);
  });

  test('returns as a preview after it was removed', async () => {
    using folder = temporary();
    const { site, area, names, rows } = await begin(folder.path);
    await publish(site, [area('reports', 'one')]);
    await preview(site, area('reports', 'two'));
    await removeArea(site, 'reports');
    expect(names()).toEqual(['system']);
    const id = await preview(site, area('reports', 'two'));
    expect(rows()[1]).toMatchObject({ build: 'none', previews: [{ build: id }] });
    await rollback(site, 'reports').catch(() => undefined);
    expect(names()).toEqual(['system', 'reports']);
  });
});

test('an area may add to the frame of another one', async () => {
  using folder = temporary();
  const { site, area, names } = await begin(folder.path);
  const adds = { ...FRAME, frame: 'system', adds: true as const };
  await publish(site, [area('reports', 'one', { frames: [adds] })]);
  expect(names()).toEqual(['reports', 'system']);
});

test('two packages cannot have one name, whether published or staged', async () => {
  using folder = temporary();
  const { site, area, rows } = await begin(folder.path);
  await publish(site, [area('reports', 'one')]);
  const before = rows();
  const other = area('reports', 'two', {}, '@other/reports');
  const reason = 'reports is an area of the package @acme/reports, and this build is of @other/reports';
  await expect(publish(site, [other])).rejects.toThrow(reason);
  await stage(site, other);
  await expect(switchStaged(site, ['reports'])).rejects.toThrow(reason);
  expect(rows()).toEqual(before);
});

test('the shell cannot be removed', async () => {
  using folder = temporary();
  const { site } = await begin(folder.path);
  await expect(removeArea(site, 'shell')).rejects.toThrow('cannot do without a shell');
});
