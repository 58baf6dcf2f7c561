import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chunkNamesByPath } from './route-chunks.ts';

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

  // A screen without a chunk name would lose its preload without anybody noticing.
  it.each(['project', 'system', 'settings', 'auth'])('finds every screen of %s', (name) => {
    const source = readFileSync(new URL(`../remotes/${name}/src/routes.ts`, import.meta.url), 'utf8');
    const screens = [...source.matchAll(/screen\(/g)].length;
    expect(chunkNamesByPath(source)).toHaveLength(screens);
    expect(screens).toBeGreaterThan(0);
  });
});
