import { describe, expect, it } from 'vitest';
import { frameOf, ownerOf, withoutSwitchedOff } from './registry.ts';
import { manifest as auth } from '../../../remotes/auth/src/manifest.ts';
import { manifest as project } from '../../../remotes/project/src/manifest.ts';
import { manifest as settings } from '../../../remotes/settings/src/manifest.ts';
import { manifest as system } from '../../../remotes/system/src/manifest.ts';
import { testRow } from './test-row.ts';

const rows = [project, system, settings, auth].map((manifest) => testRow(manifest.name, manifest));

describe('ownerOf', () => {
  it.each([
    ['/projects', 'project'],
    ['/projects-new', 'project'],
    ['/projects/a/instances', 'project'],
    ['/system/silos-new', 'system'],
    ['/settings', 'settings'],
    ['/device/verify', 'auth'],
    ['/login/a/local', 'auth'],
    ['/', undefined],
    ['/projectsx', undefined],
    ['/systematic', undefined],
  ])('%s belongs to %s', (path, name) => {
    expect(ownerOf(rows, path)?.name).toBe(name);
  });
});

describe('frameOf', () => {
  it.each([
    ['/projects', 'silo'],
    ['/projects-new', 'silo'],
    ['/projects/a/edit', 'silo'],
    ['/projects/a/instances', 'project'],
    ['/system/silos', 'system'],
    ['/settings/profile', 'settings'],
    ['/device/verify', undefined],
  ])('%s is in the %s frame', (path, frame) => {
    expect(frameOf(rows, path)?.frame).toBe(frame);
  });

  it('returns the parameters of the path', () => {
    expect(frameOf(rows, '/projects/a/instances')?.params['project']).toBe('a');
  });
});

describe('withoutSwitchedOff', () => {
  it('removes the areas that the query string switches off', () => {
    const names = (search: string) => withoutSwitchedOff(rows, search).map((one) => one.name);
    expect(names('?remotes=system:off')).toEqual(['project', 'settings', 'auth']);
    expect(names('?remotes=system:off,auth:off')).toEqual(['project', 'settings']);
    expect(names('?remotes=system')).toHaveLength(4);
    expect(names('')).toHaveLength(4);
  });
});
