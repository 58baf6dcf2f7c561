import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporary } from '../tools/testing/fake-dist.ts';
import { manifestIn, requirePlaces } from './manifest.ts';

it('a manifest is read again after a change, without a new process', async () => {
  using folder = temporary();
  const file = join(folder.path, 'manifest.mjs');
  for (const [time, label] of ['Reports', 'Reports today'].entries()) {
    writeFileSync(file, `export const manifest = { label: '${label}' };`);
    utimesSync(file, time + 1, time + 1);
    expect(await manifestIn(file)).toEqual({ label });
  }
});

it('a file without a manifest is refused', async () => {
  using folder = temporary();
  const file = join(folder.path, 'manifest.mjs');
  writeFileSync(file, 'export const other = 1;');
  await expect(manifestIn(file)).rejects.toThrow('exports no manifest');
});

describe('what a manifest adds to pages of other areas', () => {
  const card = { place: 'instance.card', id: 'last', label: 'Last backups' };

  it('is accepted, also when there is nothing', () => {
    for (const manifest of [{}, { extends: [] }, { extends: [card, { ...card, id: 'next' }] }])
      expect(() => requirePlaces('backups', manifest)).not.toThrow();
  });

  it.each([
    [
      [{ ...card, place: 'instance.footer' }],
      /^backups: src\/manifest\.ts extends "instance\.footer", which is no place\./,
    ],
    [[card, { ...card, place: 'vpc.property' }], /has the id "last" twice/],
    [['instance.card'], /no list of \{ place, id, label \}/],
    [card, /no list of/],
  ])('%j is refused', (entries, message) => {
    expect(() => requirePlaces('backups', { extends: entries })).toThrow(message);
  });

  it('is refused with a link that its frame cannot fill', () => {
    const navigation = [
      { label: 'Plans', icon: 'disks', to: '/projects/:project/instances/:instance/plans' },
    ];
    const frames = [{ frame: 'project', adds: true, match: [], navigation }];
    expect(() => requirePlaces('backups', { frames })).toThrow(
      /src\/manifest\.ts has the link "Plans" with ":instance"/,
    );
  });
});
