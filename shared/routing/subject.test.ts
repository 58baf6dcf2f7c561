// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { RouteHandle } from '@console/shared/contract';
import type { RouteObject } from '@console/shared/router';
import { crumb } from './crumb.ts';
import { subject, type RouteShape } from './subject.ts';
import { redirect, screen } from './table.ts';

const Page = () => null;
const component = () => Promise.resolve({ Component: Page });
const things = crumb('/things', 'Things');

const table = [
  screen('/things', {
    crumb: 'Things',
    component,
    overlays: [screen('/things-new', { title: 'New thing', component })],
  }),
  screen('/things/:thing', {
    under: things,
    component,
    tabs: [screen('/things/:thing/one', { crumb: 'One', under: things, component })],
  }),
  redirect('/old', '/things'),
];
const shapes: RouteShape[] = [
  ['in', '/things', ['/things#index', ['over', '/things-new']]],
  '/things/:thing#index',
  ['in', '/things/:thing', [['in', '/things/:thing#tabs', ['/things/:thing/one']]]],
  '/old',
];

const flat = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...flat(route.children ?? [])]);
const tree = (routes: readonly RouteObject[]): unknown =>
  routes.map(({ id, path, children }) => [id, path, children && tree(children)]);
const byId = (routes: readonly RouteObject[], id: string): RouteObject => {
  const found = flat(routes).find((route) => route.id === `project:${id}`);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const isHandle = (value: unknown): value is RouteHandle => typeof value === 'object' && value !== null;
const handleOf = ({ handle }: { handle?: unknown }): RouteHandle => {
  if (!isHandle(handle)) throw new Error('no handle');
  return handle;
};
const opened = (route: RouteObject): Promise<unknown> => {
  const { loader } = route;
  if (typeof loader !== 'function') throw new Error('no loader');
  const request = new Request('http://console.test/old');
  return (async (): Promise<unknown> => Reflect.apply(loader, undefined, [{ params: {}, request }]))();
};

describe('the screens of a lazy route table', () => {
  it('have the ids, paths and nesting of the table', () => {
    const routes = subject(() => Promise.resolve(table), shapes).build('project');
    expect(tree(routes)).toEqual(tree(table.flatMap((entry) => entry.build('project'))));
  });

  it('are parts of a page exactly where those of the table are: a form over a page does not make it another page', () => {
    const routes = subject(() => Promise.resolve(table), shapes).build('project');
    const screensIn = (all: readonly RouteObject[]) =>
      flat(all).flatMap(({ id, handle }) => (handle === undefined ? [] : [id]));
    expect(screensIn(routes)).toEqual(screensIn(table.flatMap((entry) => entry.build('project'))));
  });

  it('fetch the table once, with the first of them', async () => {
    const fetchTable = vi.fn(() => Promise.resolve(table));
    const routes = subject(fetchTable, shapes).build('project');
    expect(fetchTable).not.toHaveBeenCalled();
    const { lazy } = byId(routes, '/things');
    if (typeof lazy !== 'object') throw new Error('the page is not lazy');
    expect(await Promise.all([lazy.Component?.(), opened(byId(routes, '/things-new'))])).toEqual([
      Page,
      null,
    ]);
    expect(fetchTable).toHaveBeenCalledOnce();
  });

  it('recognize forms over a page from the start, and have all breadcrumbs and titles after the fetch', async () => {
    const routes = subject(() => Promise.resolve(table), shapes).build('project');
    expect(handleOf(byId(routes, '/things-new'))).toEqual({ area: 'project', overlay: true });
    await opened(byId(routes, '/things'));
    expect(handleOf(byId(routes, '/things-new')).title).toBe('New thing');
    expect(handleOf(byId(routes, '/things/:thing/one')).crumbs?.({ thing: 'a' })).toEqual([
      { label: 'Things', to: '/things' },
      { label: 'One', to: '/things/a/one' },
    ]);
  });

  it('redirect where the table does', async () => {
    const routes = subject(() => Promise.resolve(table), shapes).build('project');
    await expect(opened(byId(routes, '/old'))).rejects.toMatchObject({ status: 302 });
  });

  it('fetch the table again after a failure', async () => {
    const fetchTable = vi.fn(() => Promise.resolve(table)).mockRejectedValueOnce(new Error('lost'));
    const routes = subject(fetchTable, shapes).build('project');
    await expect(opened(byId(routes, '/things'))).rejects.toThrow('lost');
    await expect(opened(byId(routes, '/things'))).resolves.toBeNull();
  });

  it('load nothing where the table has no loader', async () => {
    const routes = subject(() => Promise.resolve(table), shapes).build('project');
    const page = byId(routes, '/things');
    await opened(page);
    const url = new URL('http://console.test/things');
    const args = {
      currentUrl: url,
      nextUrl: url,
      currentParams: {},
      nextParams: {},
      defaultShouldRevalidate: true,
    };
    expect(page.shouldRevalidate?.(args)).toBe(false);
  });
});
