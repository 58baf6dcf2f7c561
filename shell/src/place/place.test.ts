// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { NavEntry } from '@console/shared/contract';
import { placeOf } from './place.ts';

const PROJECTS: NavEntry = { label: 'Projects', icon: 'projects', to: '/projects' };
const DISKS: NavEntry = { label: 'Disks', icon: 'disks', to: '/projects/:project/disks' };

vi.mock('../composition/console.ts', () => ({
  currentConsole: () => ({
    rows: [
      {
        name: 'project',
        prefixes: ['/projects'],
        frames: [
          { frame: 'silo', match: ['/projects'], navigation: [PROJECTS] },
          { frame: 'project', match: ['/projects/:project/*'], navigation: [DISKS] },
        ],
      },
    ],
  }),
}));

it('the place of a path has the frame, its links and the parameters of the path', () => {
  const path = '/projects/edge-cache/disks';
  expect(placeOf(path)).toMatchObject({ frame: 'project', navigation: [DISKS], path });
  expect(placeOf(path).params['project']).toBe('edge-cache');
});

it('a path outside of all frames is in that of the silo', () => {
  expect(placeOf('/nowhere')).toEqual({
    frame: 'silo',
    navigation: [PROJECTS],
    params: {},
    path: '/nowhere',
  });
});
