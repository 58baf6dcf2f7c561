import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { zip } from '../../mock/src/resources/support/zip.ts';
import { personas } from '../../mock/src/seeds/index.ts';
import { createMock } from '../../mock/src/server/mock.ts';
import { programPath } from '../machine/programs.ts';
import { temporary } from './fake-dist.ts';
import { withPrograms } from './with-programs.ts';

/** What unzip prints about an archive. */
function unzip(option: string, bytes: Uint8Array, ...names: string[]): string {
  using folder = temporary();
  const file = join(folder.path, 'some.zip');
  writeFileSync(file, bytes);
  return execFileSync(programPath('unzip'), [option, file, ...names], { encoding: 'utf8' });
}

// The archives of the mock are read by a program that has no part in writing them
withPrograms(['unzip'], () => {
  test('a packed archive is accepted by unzip', () => {
    const texts = { 'a.txt': 'one', 'deep/er/ß.txt': 'two\n', empty: '' };
    const entries = Object.entries(texts).map(([name, text]) => ({
      name,
      bytes: new TextEncoder().encode(text),
    }));
    const bytes = zip(entries, new Date('2026-05-14T14:02:47.000Z'));
    expect(unzip('-t', bytes)).toContain('No errors detected');
    expect(unzip('-p', bytes, 'a.txt')).toBe('one');
  });

  test('a support bundle is accepted by unzip', async () => {
    const mock = createMock({ personas: true });
    const id = mock.store.tables.supportBundles.find(({ state }) => state === 'active')?.id ?? '';
    const url = `http://mock.test/experimental/v1/system/support-bundles/${id}/download`;
    const cookie = `msw-user=${encodeURIComponent(personas.operator)}`;
    const response = await mock.handle(new Request(url, { headers: { cookie } }));
    expect(unzip('-t', new Uint8Array(await response.arrayBuffer()))).toContain('No errors');
  });
});
