import { describe, expect, it } from 'vitest';
import { changeOf, isSamePage, outlineOf, pageOf, titleOf } from './page.ts';

const projects = { label: 'Projects', to: '/projects' };
const match = (id: string, handle?: unknown, params = {}) => ({ id, params, handle });
const list = (params = {}) =>
  match(
    'project:/projects/:project/disks',
    { area: 'project', crumbs: () => [projects, { label: 'Disks', to: '' }] },
    params,
  );
const form = match(
  'project:/projects/:project/disks-new',
  { area: 'project', overlay: true, title: 'New disk' },
  { project: 'a' },
);
const frame = match('console');

describe('pageOf', () => {
  it('returns an empty page for routes of the shell', () => {
    expect(pageOf([frame, match('x', 'a handle of somebody else')])).toEqual({
      parts: [],
      crumbs: [],
      titles: [],
      fills: false,
    });
  });

  it('uses the breadcrumbs of the deepest screen and the titles of all screens', () => {
    const page = pageOf([frame, list({ project: 'a' }), form]);
    expect(page.crumbs.map(({ label }) => label)).toEqual(['Projects', 'Disks']);
    expect(page.titles).toEqual(['New disk']);
  });

  it('is the same page under an open form', () => {
    expect(isSamePage(pageOf([list({ project: 'a' })]), pageOf([list({ project: 'a' }), form]))).toBe(true);
  });

  it('is another page for another project', () => {
    expect(isSamePage(pageOf([list({ project: 'a' })]), pageOf([list({ project: 'b' })]))).toBe(false);
  });

  it('recognizes pages that scroll themselves', () => {
    expect(pageOf([match('project:/console', { area: 'project', layout: 'fill' })]).fills).toBe(true);
  });
});

describe('outlineOf', () => {
  const disk = { area: 'project', crumbs: () => [projects, { label: 'boot', to: '' }] };
  const tab = {
    area: 'project',
    crumbs: () => [projects, { label: 'boot', to: '' }, { label: 'Snapshots', to: '' }],
  };

  it('has the title of a list, which no form over it changes', () =>
    expect(outlineOf([frame, list({ project: 'a' }), form])).toEqual({ title: 'Disks', isDetail: false }));

  it('has the name of a resource, without the tab', () => {
    const page = match('project:/projects/:project/disks/:disk', disk, { project: 'a', disk: 'boot' });
    const inside = match('project:/projects/:project/disks/:disk/snapshots', tab);
    expect(outlineOf([frame, page, inside])).toEqual({ title: 'boot', isDetail: true });
  });

  it('knows nothing of a page whose routes are not loaded yet', () =>
    expect(outlineOf([frame])).toEqual({ title: undefined, isDetail: false }));
});

describe('changeOf', () => {
  const detail = match('system:/system/silos/:silo', { area: 'system' }, { silo: 's' });
  const tab = (name: string) =>
    match(`system:/system/silos/:silo/${name}`, { area: 'system' }, { silo: 's' });
  const page = pageOf([detail, tab('pools')]);

  it('is none on the first page and under a form', () => {
    expect(changeOf(undefined, page)).toBe('none');
    expect(changeOf(pageOf([list({ project: 'a' })]), pageOf([list({ project: 'a' }), form]))).toBe('none');
  });

  it('distinguishes another tab from another page', () => {
    expect(changeOf(page, pageOf([detail, tab('quotas')]))).toBe('tab');
    expect(changeOf(page, pageOf([list({ project: 'a' })]))).toBe('page');
  });

  it('is a page change to and from an unknown address', () => {
    expect(changeOf(page, pageOf([frame]))).toBe('page');
    expect(changeOf(pageOf([frame]), page)).toBe('page');
  });
});

const crumb = (label: string) => ({ label, to: `/${label}` });

describe('titleOf', () => {
  it('is the product name alone without breadcrumbs', () => {
    expect(titleOf({ crumbs: [], titles: [] }, 'Some Console')).toBe('Some Console');
  });

  it('lists the breadcrumbs from the deepest to the first', () => {
    const crumbs = ['Projects', 'mock-project', 'Instances'].map(crumb);
    expect(titleOf({ crumbs, titles: [] }, 'Some Console')).toBe(
      'Instances / mock-project / Projects / Some Console',
    );
  });

  it('puts an open form first', () => {
    expect(titleOf({ crumbs: [crumb('IP Pools')], titles: ['New IP pool'] }, 'Some Console')).toBe(
      'New IP pool / IP Pools / Some Console',
    );
  });
});
