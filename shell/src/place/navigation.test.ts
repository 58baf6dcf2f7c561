import { describe, expect, it } from 'vitest';
import { linkState, navGroups } from './navigation.ts';

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
