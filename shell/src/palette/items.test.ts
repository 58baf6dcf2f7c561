// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { FrameManifest, FrameName, NavEntry } from '@console/shared/contract';
import { inGroups, paletteItems, type PaletteSource } from './items.ts';
import { withPlace } from '../place/recent.ts';
import { testRow } from '../composition/test-row.ts';

const frame = (name: FrameName, navigation: NavEntry[]): FrameManifest => ({
  frame: name,
  match: [],
  navigation,
});
const silo: NavEntry[] = [
  { label: 'Projects', icon: 'projects', to: '/projects' },
  { label: 'Utilization', icon: 'utilization', to: '/utilization' },
];
const system: NavEntry[] = [
  { label: 'Silos', icon: 'silos', to: '/system/silos' },
  { label: 'Utilization', icon: 'utilization', to: '/system/utilization' },
];
const row = (name: string, frames: FrameManifest[]) => testRow(name, { frames });
const rows = [
  row('project', [frame('silo', silo)]),
  row('system', [frame('system', system)]),
  row('settings', [frame('settings', [{ label: 'Profile', icon: 'profile', to: '/settings/profile' }])]),
];

const source = (change: Partial<PaletteSource> = {}): PaletteSource => ({
  rows,
  place: { frame: 'silo', navigation: silo, params: {}, path: '/projects' },
  siloName: 'maze-war',
  isFleetViewer: true,
  crumbs: [],
  commands: [],
  recent: [],
  own: [],
  ...change,
});
const list = (change?: Partial<PaletteSource>) =>
  inGroups(paletteItems(source(change))).map(([group, items]) => [group, ...items.map(({ label }) => label)]);

describe('paletteItems', () => {
  it('offers the other pages of the frame and the links to other frames', () => {
    expect(list()).toEqual([
      ["Silo 'maze-war'", 'Utilization'],
      ['User', 'Settings'],
      ['System', 'Manage system'],
    ]);
  });

  it('shows the system to fleet viewers only, and only areas that exist', () => {
    expect(list({ isFleetViewer: false }).flat()).not.toContain('Manage system');
    expect(list({ rows: rows.slice(0, 1) }).flat()).not.toContain('Settings');
  });

  it('offers the way back from the system pages', () => {
    const place = { frame: 'system', navigation: system, params: {}, path: '/system/utilization' } as const;
    expect(list({ place })).toEqual([
      ['System', 'Silos'],
      ["Back to silo 'maze-war'", 'Projects'],
      ['User', 'Settings'],
    ]);
  });

  it("offers the frame of another team's area under its label, and its pages under the same heading", () => {
    const reports: NavEntry[] = [
      { label: 'All reports', icon: 'pie', to: '/reports' },
      { label: 'Schedules', icon: 'clock', to: '/reports/schedules' },
    ];
    const more = [...rows, { ...row('reports', [frame('reports', reports)]), label: 'Reports' }];
    expect(list({ rows: more, isFleetViewer: false })).toEqual([
      ["Silo 'maze-war'", 'Utilization'],
      ['User', 'Settings'],
      ['Reports', 'All reports'],
    ]);
    const place = { frame: 'reports', navigation: reports, params: {}, path: '/reports' };
    expect(list({ rows: more, place, isFleetViewer: false })).toEqual([
      ['Reports', 'Schedules'],
      ['User', 'Settings'],
    ]);
  });

  it('offers no frame whose first page needs a parameter, and none that the sidebar links to', () => {
    const [own, other] = [
      frame('reports', [{ label: 'R', icon: 'x', to: '/r/:id' }]),
      frame('more', [{ label: 'M', icon: 'x', to: '/projects' }]),
    ];
    expect(list({ rows: [...rows, row('r', [own, other])] })).toEqual(list());
  });

  it('puts pages of the frame without a link in the sidebar after those with one', () => {
    const place = { frame: 'system', navigation: system, params: {}, path: '/system/oxql' } as const;
    const commands = [
      { group: 'System', label: 'Racks', to: '/system/inventory/racks' },
      { group: 'Go to sled', label: 'FH22408817', to: '/system/inventory/sleds/1' },
    ];
    expect(list({ place, commands }).slice(0, 2)).toEqual([
      ['Go to sled', 'FH22408817'],
      ['System', 'Silos', 'Utilization', 'Racks'],
    ]);
  });

  it('puts actions first, in any order of registration, and distinguishes entries with the same name', () => {
    const commands = [
      { group: 'Go to project', label: 'Utilization', to: '/projects/Utilization' },
      { group: 'Actions', label: 'New project', to: '/projects-new' },
    ];
    expect(list({ commands }).slice(0, 3)).toEqual([
      ['Actions', 'New project'],
      ['Go to project', 'Utilization'],
      ["Silo 'maze-war'", 'Utilization'],
    ]);
  });

  it('offers ancestors but not the page on screen', () => {
    const crumbs = [
      { label: 'Projects', to: '/projects' },
      { label: 'p', to: '/projects/p/instances' },
      { label: 'Disks', to: '/projects/p/disks' },
    ];
    const place = {
      frame: 'project',
      navigation: [],
      params: { project: 'p' },
      path: '/projects/p/disks',
    } as const;
    expect(list({ crumbs, place })[0]).toEqual(['Go up', 'Projects', 'p']);
  });

  it('offers recent places first, without the page on screen', () => {
    const recent = [
      { label: 'Projects', context: '', to: '/projects' },
      { label: 'Utilization', context: '', to: '/utilization' },
      { label: 'Disks', context: 'p', to: '/projects/p/disks' },
    ];
    const commands = [{ group: 'Actions', label: 'New project', run: () => {} }];
    expect(list({ recent, commands })[0]).toEqual(['Recent', 'Utilization', 'Disks']);
  });
});

describe('withPlace', () => {
  it('keeps only the latest visit of each place, up to the limit', () => {
    const place = (to: string) => ({ label: to, context: '', to });
    const places = ['a', 'b', 'c', 'a', 'd', 'e', 'f', 'g'].reduce(
      (all, to) => withPlace(all, place(to)),
      withPlace([], place('z')),
    );
    expect(places.map(({ to }) => to)).toEqual(['g', 'f', 'e', 'd', 'a', 'c']);
  });
});
