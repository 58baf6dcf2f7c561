import type { RouteHandle } from '@console/shared/contract';
import type { RouteObject, ShouldRevalidateFunction } from '@console/shared/router';
import { fetchPart } from '@console/shared/runtime';
import type { RouteEntry } from './table.ts';
import { aroundTabs, isAroundTabs } from './tabs.ts';

/**
 * The parts of a route that matching a URL needs: its id without the area. `in` is a page that contains others and has no path of
 * its own (or the route around its tabs), `over` a form over its page. Derived from the route table by build/read-routes.ts.
 */
export type RouteShape = string | readonly [kind: 'in' | 'over', id: string, inside?: readonly RouteShape[]];

type Table = ReadonlyMap<string | undefined, RouteObject>;

const flat = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...flat(route.children ?? [])]);

/**
 * The screens of a subject whose route table is fetched when one of them is first opened or preloaded: the entry of the area
 * contains only the shapes. The routes have the ids, paths and nesting of the table; loaders, pages and handles come from the
 * table. The build generates the calls (build/subjects.ts); in development and in tests an area contains its tables directly.
 */
export function subject(
  fetchTable: () => Promise<readonly Pick<RouteEntry, 'build'>[]>,
  shapes: readonly RouteShape[],
): Pick<RouteEntry, 'build'> {
  return {
    build(area) {
      const handles = new Map<string, RouteHandle>();
      let table: Table | undefined;
      let pending: Promise<Table> | undefined;

      const read = async (): Promise<Table> => {
        const routes = (await fetchPart(fetchTable)).flatMap((entry) => entry.build(area));
        const found = new Map(flat(routes).map((route) => [route.id, route]));
        // The router and the frame have references to these objects, so from now on they have the breadcrumbs of every page of the subject
        for (const [id, handle] of handles) Object.assign(handle, found.get(id)?.handle);
        return (table = found);
      };
      const find = async (id: string): Promise<RouteObject> => {
        // A failure is not kept, so that the next try requests the file again
        const all = table ?? (await (pending ??= read().finally(() => (pending = undefined))));
        const route = all.get(id);
        if (!route) throw new Error(`The route table has no ${id}`);
        return route;
      };
      const routeOf = (shape: RouteShape, isInside = false): RouteObject => {
        const [kind, name, inside = []] = typeof shape === 'string' ? (['at', shape] as const) : shape;
        const id = `${area}:${name}`;
        if (isAroundTabs(name))
          return aroundTabs(
            id,
            inside.map((one) => routeOf(one, true)),
          );
        const handle: RouteHandle = { area, ...(kind === 'over' && { overlay: true }) };
        // At its own URL a page is inside its parent, which has the handle: a second screen would make it another page
        const isOwnUrl = isInside && name.endsWith('#index');
        if (!isOwnUrl) handles.set(id, handle);
        return {
          id,
          ...(!isOwnUrl && { handle }),
          ...(kind === 'in'
            ? { children: inside.map((one) => routeOf(one, true)) }
            : { path: name.replace('#index', '') }),
          loader: async (args) => {
            const { loader } = await find(id);
            return typeof loader === 'function' ? loader(args) : null;
          },
          // Before the table is fetched, none of its routes is on the screen
          shouldRevalidate: (args) => revalidates(table?.get(id), args),
          lazy: { Component: async () => componentOf(await find(id)) },
        };
      };
      return shapes.map((shape) => routeOf(shape));
    },
  };
}

/** A route without a loader loads nothing, as if it were in the router's own table. */
const revalidates = (
  route: RouteObject | undefined,
  args: Parameters<ShouldRevalidateFunction>[0],
): boolean => route?.loader !== undefined && (route.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate);

async function componentOf({ Component, lazy }: RouteObject): Promise<RouteObject['Component']> {
  return Component ?? (typeof lazy === 'object' ? lazy.Component?.() : undefined);
}
