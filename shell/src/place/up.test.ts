import { expect, test } from 'vitest';
import { indexOfUp } from './up.ts';

const crumb = (label: string, to: string) => ({ label, to });
const PROJECT = [crumb('Projects', '/projects'), crumb('p', '/projects/p/instances')];
const INSTANCES = [...PROJECT, crumb('Instances', '/projects/p/instances')];
const INSTANCE = [...INSTANCES, crumb('i', '/projects/p/instances/i/storage')];

// @sheet common-ui/34.60
test.each([
  ['a tab of an instance', [...INSTANCE, crumb('Networking', '/x')], 'project:/projects/p/instances/i', 2],
  [
    'the first tab',
    [...INSTANCE, crumb('Storage', '/projects/p/instances/i/storage')],
    'project:/projects/p/instances/i',
    2,
  ],
  ['a list whose project leads to it', INSTANCES, 'project:/projects/p/instances', 0],
  [
    'another list of a project',
    [...PROJECT, crumb('Disks', '/projects/p/disks')],
    'project:/projects/p/disks',
    1,
  ],
  [
    'the form of a page',
    [...PROJECT, crumb('New instance', '/projects/p/instances-new')],
    'project:/projects/p/instances-new',
    1,
  ],
  ['a page without parents', [crumb('Projects', '/projects')], 'project:/projects', -1],
  ['a page that is not there', [], '', -1],
])('one level above %s', (_, crumbs, part, index) => {
  expect(indexOfUp(crumbs, [part])).toBe(index);
});
