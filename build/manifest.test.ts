import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporary } from '../tools/testing/fake-dist.ts';
import { manifestIn } from './manifest.ts';

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
