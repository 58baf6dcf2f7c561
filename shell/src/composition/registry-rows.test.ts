import fc from 'fast-check';
import type { AreaManifest } from '@console/shared/contract';
import { describe, expect, it } from 'vitest';
import { navIcon } from '../place/nav-icons.ts';
import { homeOf, navGroups } from '../place/navigation.ts';
import { frameOf, offers, ownerOf } from './registry.ts';
import { readRows } from './registry-rows.ts';
import { manifest as auth } from '../../../remotes/auth/src/manifest.ts';
import { manifest as project } from '../../../remotes/project/src/manifest.ts';
import { manifest as settings } from '../../../remotes/settings/src/manifest.ts';
import { manifest as system } from '../../../remotes/system/src/manifest.ts';
import { HASH, testRow } from './test-row.ts';

const rowOf = (manifest: AreaManifest) => ({
  ...testRow(manifest.name, { ...manifest, build: 'b' }),
  assets: [[`/remotes/${manifest.name}/b/a.01234567.css`, HASH]],
  routes: { '/x': { files: [[`/remotes/${manifest.name}/b/x.01234567.js`, HASH]], shares: ['table'] } },
});
const registry = [project, system, settings, auth].map(rowOf);
const refusals = (values: readonly unknown[]) =>
  Object.fromEntries(readRows(values).map(({ name, refusal }) => [name, refusal]));
const navigation = (entry: object) => ({
  frames: [
    {
      frame: 'system',
      match: ['/system/*'],
      navigation: [{ label: 'a', icon: 'silos', to: '/a', ...entry }],
    },
  ],
});

describe('readRows', () => {
  it('returns valid rows unchanged', () => {
    expect(readRows(registry)).toEqual(registry);
  });

  it.each([
    ['without a member', { shared: undefined }, 'shared must be a version'],
    ['with a member of another type', { contract: '1' }, 'contract must be a whole number'],
    ['without a label', { label: '' }, 'label must be a label'],
    ['with another place', { mount: 'window' }, 'mount must be "console" or "public"'],
    [
      'with an entry on another site',
      { entry: 'https://evil.example/a/b/c.js' },
      'entry must be a path on this site',
    ],
    [
      'with an entry on another host',
      { entry: '//evil.example/a/b/c.js' },
      'entry must be a path on this site',
    ],
    [
      'with an entry of no folder',
      { entry: '/remoteEntry.01234567.js' },
      'entry must be a path on this site',
    ],
    [
      'with a file of another site',
      { assets: [['https://evil.example/a.js', HASH]] },
      'assets must be a list of files on this site',
    ],
    [
      'with a file of a page in another folder',
      { routes: { '/x': { files: [], names: ['../y/x.01234567.js'], shares: [] } } },
      'routes must be files on this site by page',
    ],
    ['with routes of another type', { routes: { '/x': null } }, 'routes must be files on this site by page'],
    [
      'with a frame without a name',
      { frames: [{ frame: '', match: [], navigation: [] }] },
      'frames must be a list of frames',
    ],
    [
      'with a frame that adds nobody knows what',
      { frames: [{ frame: 'silo', adds: 'top', match: [], navigation: [] }] },
      'frames must be a list of frames',
    ],
    [
      'with a link that runs a script',
      navigation({ to: 'javascript:alert(1)' }),
      'frames must be a list of frames',
    ],
    ['with a link to another site', navigation({ to: '//evil.example' }), 'frames must be a list of frames'],
    ['with a link whose text is no text', navigation({ label: {} }), 'frames must be a list of frames'],
    [
      'with a link that is active on no path',
      navigation({ alsoActive: '/system' }),
      'frames must be a list of frames',
    ],
    [
      'with a prefix that owns everything',
      { prefixes: ['/'] },
      'prefixes must be a list of paths such as /system',
    ],
  ])('refuses a row %s, and no other', (_, change, refusal) => {
    const rows = registry.map((row) => (row.name === 'system' ? { ...row, ...change } : row));
    expect(refusals(rows)).toEqual({
      project: undefined,
      settings: undefined,
      auth: undefined,
      system: refusal,
    });
  });

  it.each([null, 1, 'system', [], true])('refuses a row that is %j, and no other', (value) => {
    expect(refusals([value, ...registry])).toMatchObject({
      project: undefined,
      'row-1': expect.stringContaining('the row must be an object'),
    });
  });

  it('knows what an area adds to pages and finds', () => {
    const place = { place: 'instance.card', id: 'a', label: 'A' };
    const added = { extends: [place], finds: 'Backup', searches: 'fleet' };
    expect(readRows([{ ...rowOf(system), ...added }])[0]).toMatchObject(added);
    expect(refusals([{ ...rowOf(system), finds: 5, searches: 1 }]).system).toMatch(/^finds must .* searches/);
  });

  it('refuses no row because of its other builds, even invalid ones', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (rollout, previews) => {
        const rows = readRows(registry.map((row) => ({ ...row, rollout, previews })));
        for (const row of rows) {
          expect(row.refusal).toBeUndefined();
          expect(offers(row, 'b')).toBe(true);
          expect(offers(row, 'none')).toBe(false);
        }
      }),
    );
  });

  it('keeps the readable pages and navigation of a refused row', () => {
    const rows = readRows([
      ...registry.filter(({ name }) => name !== 'system'),
      { ...rowOf(system), contract: null, prefixes: ['/system', 5] },
    ]);
    expect(ownerOf(rows, '/system/issues')).toMatchObject({ label: 'System', prefixes: ['/system'] });
    expect(homeOf(rows, 'system')).toBe('/system/silos');
  });

  it('refuses an area that has two rows', () => {
    expect(refusals([...registry, { ...rowOf(system), prefixes: ['/other'] }])).toEqual({
      project: undefined,
      settings: undefined,
      auth: undefined,
      system: 'the registry has 2 rows with this name',
    });
    const rows = readRows([...registry, { ...rowOf(system), prefixes: ['/other'] }]);
    expect(ownerOf(rows, '/other')?.name).toBe('system');
  });

  it('refuses the row that claims the prefix of another row, and keeps the working row', () => {
    const thief = { ...rowOf(system), name: 'thief', label: 'Thief', prefixes: ['/system', '/thief'] };
    const late = readRows([...registry, thief]);
    expect(ownerOf(late, '/system')?.name).toBe('system');
    expect(ownerOf(late, '/thief')).toMatchObject({
      refusal: 'the prefix /system belongs to system',
      prefixes: ['/thief'],
    });
    const broken = readRows([{ ...thief, contract: 'x' }, ...registry]);
    expect(ownerOf(broken, '/system')).toEqual(rowOf(system));
    expect(homeOf(broken, 'system')).toBe('/system/silos');
  });

  it('drops build information that is not a string', () => {
    const [row] = readRows([{ ...rowOf(system), commit: 'abc', publishedBy: 7 }]);
    expect(row).toEqual({ ...rowOf(system), commit: 'abc' });
  });
});

/** Random JSON instead of a member of a valid row, or instead of the whole row. */
const anyRow = fc.oneof(
  fc.jsonValue(),
  fc
    .tuple(fc.constantFrom(...registry), fc.constantFrom(...Object.keys(rowOf(system))), fc.jsonValue())
    .map(([row, key, value]) => ({ ...row, [key]: value })),
  fc.jsonValue().map((value) => ({ ...rowOf(system), frames: [value] })),
  fc.jsonValue().map((value) => ({ ...rowOf(system), ...navigation({ icon: 'x', active: value }) })),
);

describe('rows of arbitrary JSON', () => {
  it('they can be read, and every lookup of the frame returns a result', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 6 }), fc.webPath(), (values, path) => {
        const rows = readRows(values);
        expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
        for (const asked of [path, '/system/issues', '/projects-new']) {
          ownerOf(rows, asked);
          const match = frameOf(rows, asked);
          for (const { links } of navGroups(match?.manifest.navigation ?? [], match?.params ?? {}, asked))
            for (const { entry, to } of links) expect([typeof entry.label, to[0]]).toEqual(['string', '/']);
        }
        for (const { frames } of rows)
          for (const entry of frames.flatMap((frame) => frame.navigation))
            expect(navIcon(entry.icon)).toBeDefined();
      }),
      { numRuns: 500 },
    );
  });

  it('an invalid row does not change the valid rows', () => {
    fc.assert(
      fc.property(anyRow, fc.nat(4), (value, at) => {
        const rows = readRows([...registry.slice(0, at), value, ...registry.slice(at)]);
        const bad = rows.filter(({ refusal }) => refusal !== undefined).map(({ name }) => name);
        for (const row of registry)
          if (!bad.includes(row.name)) expect(rows.find(({ name }) => name === row.name)).toEqual(row);
        // One invalid value breaks at most one area: the one it names or the one whose name it repeats
        expect(bad.length).toBeLessThan(2);
      }),
      { numRuns: 500 },
    );
  });
});

describe('nested prefixes', () => {
  const segment = fc.stringMatching(/^[a-z]{1,4}$/);
  const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
  const areaOf = (name: string, prefix: string) => ({ ...rowOf(system), name, prefixes: [prefix] });

  it('the longer prefix owns the paths below it, the shorter prefix owns all others', () => {
    fc.assert(
      fc.property(path, segment, segment, fc.boolean(), (outer, inner, rest, isFirst) => {
        const rows = [areaOf('outer', outer), areaOf('inner', `${outer}/${inner}`)];
        const read = readRows(isFirst ? rows : rows.toReversed());
        const nameOf = (asked: string) => ownerOf(read, asked)?.name;
        for (const end of ['', `/${rest}`, '-new', `-new/${rest}`])
          expect(nameOf(`${outer}/${inner}${end}`)).toBe('inner');
        expect(nameOf(outer)).toBe('outer');
        expect(nameOf(`${outer}/${inner}${rest}`)).toBe('outer');
      }),
    );
  });

  it('a prefix matches whole segments: /system does not own /systemic', () => {
    fc.assert(
      fc.property(path, segment, (prefix, more) => {
        const rows = readRows([areaOf('area', prefix)]);
        expect(ownerOf(rows, prefix + more)).toBeUndefined();
        expect(ownerOf(rows, `${prefix}-x${more}`)).toBeUndefined();
        expect(ownerOf(rows, `${prefix}/${more}`)?.name).toBe('area');
      }),
    );
  });
});
