import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { integrityOf, readJson, shortHash } from '../../tools/machine/files.ts';
import { writeFileList } from '../../build/files.ts';
import { fakeRemote, temporary } from '../../tools/testing/fake-dist.ts';
import { readBuild } from './build.ts';

const CHUNK = `list.${shortHash('one').slice(0, 8)}.js`;
const HASH = integrityOf(Buffer.from('one'));
const FILE = 'pages.01234567.json';

/** A build whose pages are in a file with these contents. */
function built(folder: string, pages: string): string {
  const remote = fakeRemote(join(folder, 'remote'), 'system', 'one', {
    routes: {},
    pages: [FILE, integrityOf(Buffer.from(pages))],
  });
  writeFileSync(join(remote, FILE), pages);
  writeFileList(remote);
  return remote;
}
const pagesOf = (file: string, hash: string) =>
  JSON.stringify({ '/system': { files: [[file, hash]], shares: ['table'] } });

test('a build with its pages in a file has them in the row by hash', () => {
  using folder = temporary();
  const remote = built(folder.path, pagesOf(CHUNK, HASH));
  expect(readBuild(remote).what).toMatchObject({ row: { pages: [FILE, expect.stringMatching(/^sha384-/)] } });
  expect(readJson(join(remote, 'files.json'))).toHaveProperty([FILE]);
});

test.each([
  ['a file that is not of the build', pagesOf('other.01234567.js', HASH), 'no file of the build'],
  ['another hash of a file', pagesOf(CHUNK, HASH.replace(/.$/, '-')), 'lists no pages'],
  ['the hash of another file', pagesOf(CHUNK, integrityOf(Buffer.from('two'))), 'another integrity value'],
  ['no pages', '{"/system": 1}', 'lists no pages'],
])('a file of pages with %s is refused', (_, pages, message) => {
  using folder = temporary();
  expect(() => readBuild(built(folder.path, pages))).toThrow(message);
});
