import { describe, expect, it } from 'vitest';
import { crumb, hasParams, requireParams } from './crumb.ts';

const PATH = '/projects/:project/vpcs/:vpc';

describe('the parameters of a matched route', () => {
  it('are returned when the URL has all of them', () => {
    expect(requireParams(PATH, { project: 'a', vpc: 'b' })).toEqual({ project: 'a', vpc: 'b' });
    expect(requireParams('/projects', {})).toEqual({});
  });

  it.each([{}, { project: 'a' }, { vpc: 'b' }])('are missing in %j', (params) => {
    expect(hasParams(PATH, params)).toBe(false);
    expect(() => requireParams(PATH, params)).toThrow(PATH);
  });
});

it('the breadcrumbs of a page start with those of its parent', () => {
  const project = crumb('/projects/:project', ({ project: name }) => name, crumb('/projects', 'Projects'));
  expect(project.trail({ project: 'a b' })).toEqual([
    { label: 'Projects', to: '/projects' },
    { label: 'a b', to: '/projects/a%20b' },
  ]);
});
