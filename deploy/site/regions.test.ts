import { join } from 'node:path';
import { expect, test } from 'vitest';
import { visit } from '../../tools/faults/visitor.ts';
import { fakeRemote, fakeShell, temporary } from '../../tools/testing/fake-dist.ts';
import { readJson } from '../../tools/machine/files.ts';
import { hashOf } from './files.ts';
import { rollback } from './rollback.ts';
import { createSite, publish, stage, switchStaged } from './site.ts';

/** Files that the document of a site names, with their hashes. */
function pinned(site: string): [path: string, integrity: string][] {
  const text = JSON.stringify(readJson(join(site, 'registry.json')));
  return [
    ...text.matchAll(/"entry":"([^"]+)","integrity":"([^"]+)"/g),
    ...text.matchAll(/\["(\/[^"]+)","(sha384-[^"]+)"\]/g),
  ].map(([, path = '', integrity = '']) => [path, integrity]);
}

/** Files that a tab with the document of one region would not find in the other. */
const lostBetween = (from: string, to: string): string[] =>
  pinned(from).flatMap(([path, integrity]) => (hashOf(join(to, path)) === integrity ? [] : [path]));

test('two regions serve different builds, and a tab that changes its region finds all of its files', async () => {
  using folder = temporary();
  const remote = (build: string) =>
    fakeRemote(join(folder.path, `system-${build}`), 'system', `system ${build}`, { build });
  const shell = (build: string) => fakeShell(join(folder.path, build), { build });
  const [one, two] = [remote('one'), remote('two')];
  const [first, second] = [shell('shell-1'), shell('shell-2')];
  const known = new Map([
    ['shell shell-1', first],
    ['shell shell-2', second],
    ['system one', one],
    ['system two', two],
  ]);
  const [north, south] = [join(folder.path, 'north'), join(folder.path, 'south')];
  for (const [site, productName] of [
    [north, 'North'],
    [south, 'South'],
  ] as const)
    await createSite({ shell: first, remotes: [one], settings: { productName }, out: site });

  // Copied to all regions first, then served region by region
  for (const site of [north, south]) {
    await stage(site, { folder: two, app: 'system' });
    await stage(site, { folder: second, app: 'shell' });
  }
  await switchStaged(north, ['shell', 'system']);
  expect(visit(north, known)).toBe('shell shell-2, system two');
  expect(visit(south, known)).toBe('shell shell-1, system one');
  expect(lostBetween(north, south)).toEqual([]);
  expect(lostBetween(south, north)).toEqual([]);

  // Rolled back in one region, the other continues
  await rollback(north, 'system');
  expect(visit(north, known)).toBe('shell shell-2, system one');
  await switchStaged(south, ['shell', 'system']);
  expect(visit(south, known)).toBe('shell shell-2, system two');
  expect([...lostBetween(north, south), ...lostBetween(south, north)]).toEqual([]);

  // Without the copy to all regions files are missing: proves that this test can fail
  const third = remote('three');
  await publish(north, [{ folder: third }]);
  expect(lostBetween(north, south)).not.toEqual([]);
});
