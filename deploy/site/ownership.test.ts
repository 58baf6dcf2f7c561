import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RegistryEntry } from '../../shared/contract/registry.ts';
import { fakeRemote, fakeShell, temporary } from '../../tools/testing/fake-dist.ts';
import { createSite } from './site.ts';

test('a link that the frame of another area cannot fill is refused', async () => {
  using folder = temporary();
  const area = (name: string, frames: RegistryEntry['frames']) =>
    fakeRemote(join(folder.path, name), name, 'one', { frames });
  const navigation = [{ label: 'R', icon: 'x', to: '/reports/:silo' }];
  const remotes = [
    area('system', [{ frame: 'system', match: ['/system/*'], navigation: [] }]),
    area('reports', [{ frame: 'system', adds: true, match: [], navigation }]),
  ];
  const shell = fakeShell(join(folder.path, 'shell'), { build: 'S1' });
  await expect(createSite({ shell, remotes, out: join(folder.path, 'site') })).rejects.toThrow(
    'reports has the link "R" with ":silo", which not every page of the frame "system" has',
  );
});
