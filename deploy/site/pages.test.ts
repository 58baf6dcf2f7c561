import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fakeRemote, temporary } from '../../tools/testing/fake-dist.ts';
import { readBuild } from './build.ts';
import { shortHash } from '../../tools/machine/files.ts';

const CHUNK = `list.${shortHash('one').slice(0, 8)}.js`;

/** A build whose row lists a file for its page. */
const built = (folder: string, name: string) =>
  fakeRemote(join(folder, 'remote'), 'system', 'one', {
    routes: { '/system': { files: [], names: [name], shares: ['table'] } },
  });

test('a build lists the files of its pages by their names', () => {
  using folder = temporary();
  expect(readBuild(built(folder.path, CHUNK)).what).toMatchObject({
    row: { routes: { '/system': { names: [CHUNK] } } },
  });
});

test.each([
  ['is not of the build', 'other.01234567.js', 'no file of the build'],
  ['is in another folder', '../two/list.01234567.js', 'no registry row'],
])('a file of a page that %s is refused', (_, name, message) => {
  using folder = temporary();
  expect(() => readBuild(built(folder.path, name))).toThrow(message);
});
