import { describe, expect, it } from 'vitest';
import { chunkNamesByPath, isLanding, landingChunks, nested, routeSources } from './route-chunks.ts';
import { sourcesOf } from './source.ts';

describe('chunkNamesByPath', () => {
  it('pairs each screen with its chunk and those of the screens around it', () => {
    const source = `
  screen('/a', {
    component: () => import(/* webpackChunkName: "a" */ './a.tsx'),
    overlays: [
      screen('/a-new', {
        component: () => import(/* webpackChunkName: "a-new" */ './b.tsx'),
      }),
    ],
  }),
  redirect('/b', '/a'),
  screen('/c', {
    component: () => import(/* webpackChunkName: "c" */ './c.tsx'),
    tabs: [
      screen('/c/one', {
        component: () => import(/* webpackChunkName: "one" */ './one.tsx'),
        tabs: [screen('/c/one/x', { component: () => import(/* webpackChunkName: "x" */ './x.tsx') })],
      }),
      screen('/c/two', {
        component: () => import(/* webpackChunkName: "two" */ './two.tsx'),
      }),
    ],
  }),`;
    expect(chunkNamesByPath(source)).toEqual([
      ['/a', 'a', []],
      ['/a-new', 'a-new', ['a']],
      ['/c', 'c', []],
      ['/c/one', 'one', ['c']],
      ['/c/one/x', 'x', ['c', 'one']],
      ['/c/two', 'two', ['c']],
    ]);
  });

  it('knows what a screen in a file of its own is drawn in', () => {
    const source = `import { screen } from '@console/shared/routing';
export const form = screen('/a/edit', {
  component: () => import(/* webpackChunkName: "form" */ './form.tsx'),
});
export const one = screen('/a/one', {
  component: () => import(/* webpackChunkName: "one" */ './one.tsx'),
  overlays: [
    form,
    screen('/a/one/x', { component: () => import(/* webpackChunkName: "x" */ './x.tsx') }),
  ],
});
export const two = screen('/a/two', {
  component: () => import(/* webpackChunkName: "two" */ './two.tsx'),
});
export const alone = screen('/b', {
  component: () => import(/* webpackChunkName: "b" */ './b.tsx'),
});
export const table = [
  screen('/a', {
    component: () => import(/* webpackChunkName: "a" */ './a.tsx'),
    tabs: [one, two],
  }),
];`;
    expect(chunkNamesByPath(nested(source))).toEqual([
      ['/a', 'a', []],
      ['/a/one', 'one', ['a']],
      ['/a/edit', 'form', ['a', 'one']],
      ['/a/one/x', 'x', ['a', 'one']],
      ['/a/two', 'two', ['a']],
      ['/b', 'b', []],
    ]);
    expect(
      chunkNamesByPath(routeSources(sourcesOf('project'))).find(([path]) =>
        path.endsWith('/vpcs/:vpc/subnets'),
      ),
    ).toEqual(['/projects/:project/vpcs/:vpc/subnets', 'subnets', ['vpc']]);
  });

  // A screen without a chunk name would lose its preload without anybody noticing.
  it.each(['project', 'system', 'settings', 'auth'])('finds every screen of %s', (name) => {
    const source = routeSources(sourcesOf(name));
    const screens = [...source.matchAll(/screen\(/g)].length;
    expect(chunkNamesByPath(source)).toHaveLength(screens);
    expect(screens).toBeGreaterThan(0);
  });
});

describe('landingChunks', () => {
  const table: Parameters<typeof landingChunks>[0] = [
    ['/a', 'a', []],
    ['/a-new', 'a-new', ['a']],
    ['/projects/:project/instances/:instance', 'instance', []],
    ['/projects/:project/instances/:instance/storage', 'storage', ['instance']],
    ['/projects/:project/instances/:instance/metrics/cpu', 'cpu', ['instance', 'metrics']],
    ['/projects/:project/instances', 'list', []],
    ['/b', 'b', []],
  ];

  it('keeps what the sidebar leads to, and an instance', () => {
    expect([...landingChunks(table, new Set(['/a']))]).toEqual(['a', 'instance', 'storage']);
  });

  it('tells the pages that people open by their URL', () => {
    const targets = new Set(['/a']);
    expect(table.map(([path]) => path).filter((path) => isLanding(path, targets))).toEqual([
      '/a',
      '/projects/:project/instances/:instance',
      '/projects/:project/instances/:instance/storage',
    ]);
    expect(isLanding('/a-new', undefined)).toBe(true);
  });

  it('keeps everything of public pages', () => {
    expect(landingChunks(table, undefined).size).toBe(8);
  });
});
