import { expect, test } from 'vitest';
import { firstTargetsOf, targetsOf } from './manifest.ts';

const MANIFEST = {
  mount: 'console',
  frames: [
    { navigation: [{ to: '/a' }, { to: '/b' }] },
    {
      navigation: [
        { to: '/a/one', group: 'Compute' },
        { to: '/a/two', group: 'Storage' },
        { to: '/a/three', group: 'Compute' },
      ],
    },
  ],
};

test('the targets of an area are the links of all its sidebars', () => {
  expect([...(targetsOf(MANIFEST) ?? [])]).toEqual(['/a', '/b', '/a/one', '/a/two', '/a/three']);
});

test('its first targets are those of the first group of each sidebar, or all without groups', () => {
  expect([...(firstTargetsOf(MANIFEST) ?? [])]).toEqual(['/a', '/b', '/a/one', '/a/three']);
});

test('public pages have no sidebar', () => {
  expect(targetsOf({ mount: 'public' })).toBeUndefined();
  expect(firstTargetsOf({ mount: 'public' })).toBeUndefined();
});
