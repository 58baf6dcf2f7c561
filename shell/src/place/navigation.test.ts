import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRows } from '../composition/registry-rows.ts';
import { frameLabel, homeOf, linkState, manifestOf, navGroups, navigationOf } from './navigation.ts';
import { testRow } from '../composition/test-row.ts';

const params = { project: 'p' };
const vpcs = { to: '/projects/:project/vpcs' };

describe('linkState', () => {
  it.each([
    ['/projects/p/vpcs', 'current'],
    ['/projects/p/vpcs/v/subnets', 'current'],
    ['/projects/p/vpcs-new', 'near'],
    ['/projects/p/vpcs-news', 'none'],
    ['/projects/q/vpcs', 'none'],
    ['/projects', 'none'],
  ])('of the VPC link on %s is %s', (path, state) => {
    expect(linkState(vpcs, params, path)).toBe(state);
  });

  it('matches every path below the prefix of an entry', () => {
    const inventory = { to: '/system/inventory/sleds', active: '/system/inventory' };
    expect(linkState(inventory, {}, '/system/inventory/disks')).toBe('current');
    expect(linkState(inventory, {}, '/system/inventories')).toBe('none');
  });

  it('matches the other tabs of a page, and their forms', () => {
    const affinity = {
      to: '/projects/:project/affinity',
      alsoActive: ['/projects/:project/affinity-groups'],
    };
    expect(linkState(affinity, params, '/projects/p/affinity-groups/g')).toBe('current');
    expect(linkState(affinity, params, '/projects/p/affinity-groups-new')).toBe('near');
    expect(linkState(affinity, params, '/projects/q/affinity-groups')).toBe('none');
  });

  it('marks the list while a form with a parameter is open', () => {
    expect(linkState({ to: '/v/firewall-rules' }, {}, '/v/firewall-rules-new/allow-ssh')).toBe('near');
  });
});

describe('navGroups', () => {
  it('groups adjacent entries under one heading and fills in path parameters', () => {
    const groups = navGroups(
      [
        { label: 'Disks', icon: 'disks', to: '/projects/:project/disks', group: 'Storage' },
        { label: 'Images', icon: 'images', to: '/projects/:project/images', group: 'Storage' },
        { label: 'Access', icon: 'access', to: '/projects/:project/access' },
      ],
      params,
      '/projects/p/images',
    );
    expect(
      groups.map(({ heading, links }) => [heading, links.map(({ to, state }) => `${to} ${state}`)]),
    ).toEqual([
      ['Storage', ['/projects/p/disks none', '/projects/p/images current']],
      [undefined, ['/projects/p/access none']],
    ]);
  });
});

/** A row of the registry for another team's area. */
const rowOf = (name: string, frames: readonly object[]) => ({
  ...testRow(name, { label: `The ${name}` }),
  frames,
});
const link = (label: string, group?: string) => ({
  label,
  icon: 'projects',
  to: `/${label}`,
  ...(group !== undefined && { group }),
});
const labels = (rows: ReturnType<typeof readRows>, frame: string) =>
  navigationOf(rows, frame).map(({ label }) => label);

describe('frames of other teams', () => {
  const system = { frame: 'system', match: ['/system/*'], navigation: [link('a', 'One'), link('b', 'Two')] };

  it('show the links of their owner first, and links of other areas at the end of their groups', () => {
    const adds = {
      frame: 'system',
      adds: true,
      match: [],
      navigation: [link('x', 'One'), link('y', 'Three')],
    };
    const rows = readRows([rowOf('reports', [adds]), rowOf('system', [system])]);
    expect(labels(rows, 'system')).toEqual(['a', 'x', 'b', 'y']);
    expect(homeOf(rows, 'system')).toBe('/a');
    expect(homeOf(readRows([rowOf('system', [{ ...system, home: '/b' }])]), 'system')).toBe('/b');
    expect(manifestOf(rows, 'system')?.navigation).toHaveLength(2);
  });

  it('use the label of their owner as heading, whatever their name', () => {
    const own = { frame: 'reports', match: ['/reports/*'], navigation: [link('r')] };
    const rows = readRows([rowOf('reports', [own]), rowOf('system', [system])]);
    expect(frameLabel(rows, 'reports')).toBe('The reports');
    expect(frameLabel(rows, 'gone')).toBe('gone');
  });

  it('never cause a row to be refused, and do not affect known frames', () => {
    const names = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(names, names, names, fc.boolean(), (name, icon, label, adds) => {
        const entry = { label, icon, to: '/other' };
        const other = { frame: name, ...(adds && { adds: true }), match: ['/other/*'], navigation: [entry] };
        const rows = readRows([rowOf('other', [other]), rowOf('system', [system])]);
        expect(rows.map(({ refusal }) => refusal)).toEqual([undefined, undefined]);
        expect(labels(rows, name)).toContain(label);
        if (name !== 'system' || adds) expect(homeOf(rows, 'system')).toBe('/a');
      }),
    );
  });
});
