import { expect, test } from 'vitest';
import { readsAt, sentReads } from './first-reads.ts';

const PATTERN = '/projects/:project/disks/:disk';
const READS = ['/v1/disks/:disk?project=:project', '/v1/projects?limit=50'];

test('reads have the values of the path, encoded as the client does', () => {
  const path = '/projects/a%20b/disks/x&y';
  expect(readsAt({ path, search: '' }, PATTERN, READS)).toEqual([
    '/v1/disks/x%26y?project=a%20b',
    '/v1/projects?limit=50',
  ]);
});

test('a page with a query string, and a page without reads, have none', () => {
  expect(readsAt({ path: '/projects/a/disks/b', search: '?filter=x' }, PATTERN, READS)).toEqual([]);
  expect(readsAt({ path: '/projects', search: '' }, '/projects')).toEqual([]);
});

test('only paths of the API are sent, below the path of the site', () => {
  const paths = ['/v1/me', '/experimental/v1/probes', '/logout', '//example.org/v1/me', 'v1/me'];
  expect(sentReads({ basePath: '/console' }, paths)).toEqual([
    '/console/v1/me',
    '/console/experimental/v1/probes',
  ]);
});

test('the demo sends none: its API is fetched later', () => {
  expect(sentReads({ demo: true }, ['/v1/me'])).toEqual([]);
});
