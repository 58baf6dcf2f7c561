// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { RouteObject } from '@console/shared/router';
import { screen } from './table.ts';

const component = () => Promise.resolve({ Component: () => null });
const flat = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...flat(route.children ?? [])]);

describe('a screen with tabs', () => {
  const page = screen('/a/:a', {
    component,
    tabs: [screen('/a/:a/one', { component }), screen('/a/:a/two', { component })],
  });
  const routes = page.build('project');

  it('has every path and every id once', () => {
    expect(page.paths).toEqual(['/a/:a', '/a/:a/one', '/a/:a/two']);
    const ids = flat(routes).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('redirects its own path to the first tab, with the query string, outside the page', async () => {
    const [index, shared] = routes;
    expect(index?.path).toBe('/a/:a');
    expect(shared?.children?.[0]?.children?.map(({ path }) => path)).toEqual(['/a/:a/one', '/a/:a/two']);
    const { loader } = index ?? {};
    if (typeof loader !== 'function') throw new Error('no loader');
    const request = new Request('http://console.test/a/x%20y?range=hour');
    const sent = async (): Promise<unknown> =>
      Reflect.apply(loader, undefined, [{ params: { a: 'x y' }, request }]);
    await expect(sent()).rejects.toMatchObject({ status: 302 });
    const response: unknown = await sent().catch((thrown: unknown) => thrown);
    expect(response instanceof Response && response.headers.get('Location')).toBe('/a/x%20y/one?range=hour');
  });
});

describe('a screen with forms over it', () => {
  it('is rendered at its own path', () => {
    const [page] = screen('/a', { component, overlays: [screen('/a-new', { component })] }).build('project');
    expect(page?.children?.map(({ path }) => path)).toEqual(['/a', '/a-new']);
  });
});

describe('a change of only the query string', () => {
  const revalidates = (route: RouteObject | undefined, from: string, to: string) => {
    const [currentUrl, nextUrl] = [new URL(from, 'http://console.test'), new URL(to, 'http://console.test')];
    const args = { currentUrl, nextUrl, currentParams: {}, nextParams: {}, defaultShouldRevalidate: true };
    return route?.shouldRevalidate?.(args) ?? true;
  };

  it('loads nothing for a screen that does not use it', () => {
    const [route] = screen('/a/:a', { component, load: () => [] }).build('project');
    expect(revalidates(route, '/a/x', '/a/x?tab=two')).toBe(false);
    expect(revalidates(route, '/a/x', '/a/y?tab=two')).toBe(true);
    // a manual revalidation changes nothing
    expect(revalidates(route, '/a/x?tab=two', '/a/x?tab=two')).toBe(true);
  });

  it('loads for one that uses it', () => {
    const [route] = screen('/a', { component, load: (_, search) => (search.has('b') ? [] : []) }).build(
      'project',
    );
    expect(revalidates(route, '/a', '/a?b=1')).toBe(true);
  });
});
