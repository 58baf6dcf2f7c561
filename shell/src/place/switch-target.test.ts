import { expect, test } from 'vitest';
import { pathOf, switchableOf } from './switch-target.ts';

// @sheet common-ui/34.57 common-ui/34.58
test('the breadcrumbs of a project and of an instance can be switched, those of lists cannot', () => {
  expect(switchableOf({ label: 'p', to: '/projects/p/instances' })).toEqual({
    kind: 'project',
    project: 'p',
  });
  expect(switchableOf({ label: 'i', to: '/projects/p/instances/i/storage' })).toEqual({
    kind: 'instance',
    project: 'p',
    instance: 'i',
  });
  expect(switchableOf({ label: 'Instances', to: '/projects/p/instances' })).toBeUndefined();
  expect(switchableOf({ label: 'Storage', to: '/projects/p/instances/i/storage' })).toBeUndefined();
  expect(switchableOf({ label: 'Projects', to: '/projects' })).toBeUndefined();
});

// @sheet common-ui/34.57
test.each([
  ['/projects/p/disks', '/projects/q/disks'],
  ['/projects/p/disks/d', '/projects/q/disks'],
  ['/projects/p/instances/i/networking', '/projects/q/instances'],
  ['/projects/p/instances-new', '/projects/q/instances'],
])('another project from %s: %s', (current, path) => {
  expect(pathOf({ kind: 'project', project: 'p' }, 'q', current)).toBe(path);
});

test.each([
  ['/projects/p/instances/i/networking', '/projects/p/instances/j/networking'],
  ['/projects/p/instances/i/metrics/cpu', '/projects/p/instances/j/metrics'],
  ['/projects/p/instances/i', '/projects/p/instances/j/storage'],
])('another instance from %s: %s', (current, path) => {
  expect(pathOf({ kind: 'instance', project: 'p', instance: 'i' }, 'j', current)).toBe(path);
});
