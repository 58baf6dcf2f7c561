import { useState } from 'react';
import type * as ReactRouter from 'react-router';

export type Library = typeof ReactRouter;
type Router = ReturnType<Library['createMemoryRouter']>;
type RouteObject = ReactRouter.RouteObject;

/** Paths of the sample's routes, and some that it has none for. */
export const PATHS = [
  '/',
  '/list',
  '/list?filter=a',
  '/list#end',
  '/list/new',
  '/items/1',
  '/items/2%20b',
  '/items/1/tab',
  '/fails',
  '/gone',
  '/moved',
  '/lost',
  '/looked-up',
  '/files/a/b',
  '/crashes',
  '/area/one',
  '/area/things/1',
  '/broken/area',
  '/nowhere',
] as const;

/** A router with routes of every kind that the console has. What waits goes on when the gate is opened, at the same step in each router. */
export interface SampleConsole {
  readonly router: Router;
  /** The states since the list was last emptied, as text. */
  readonly states: string[];
  /** Presses the link or button with a name, if it is there. */
  readonly click: (name: string) => void;
  readonly openGate: () => void;
  readonly addRoutes: () => void;
}

const matchesIn = (matches: Router['state']['matches'] | undefined) =>
  matches?.map(({ route, params, pathname, pathnameBase }) => [route.id, params, pathname, pathnameBase]);

/** A state without the random keys of its locations. */
const textOf = (state: Router['state']): string =>
  JSON.stringify(
    {
      ...state,
      matches: matchesIn(state.matches),
      navigation: { ...state.navigation, matches: matchesIn(state.navigation.matches) },
    },
    (key, value: unknown) => {
      if (key === 'key') return undefined;
      if (value instanceof Map) return Array.from<unknown>(value.values());
      return value instanceof Error ? String(value) : value;
    },
  );

/** The routes and components of the sample, with the names of a library. */
function routesWith(
  { Link, Outlet, redirect, replace, ...hooks }: Library,
  gate: () => Promise<void>,
): RouteObject[] {
  const Place = () => {
    const { pathname, search, hash } = hooks.useLocation();
    const { state, location } = hooks.useNavigation();
    const matches = hooks.useMatches();
    const { state: revalidation } = hooks.useRevalidator();
    const facts = [
      pathname,
      search,
      hash,
      state,
      location?.pathname,
      revalidation,
      hooks.useNavigationType(),
    ];
    return (
      <p>
        {JSON.stringify([
          ...facts,
          matches.map(({ id, params, loaderData }): unknown[] => [id, params, loaderData]),
        ])}
      </p>
    );
  };
  const Controls = () => {
    const [isBlocking, setBlocking] = useState(false);
    const blocker = hooks.useBlocker(({ nextLocation }) => isBlocking && nextLocation.pathname !== '/list');
    const [search, setSearch] = hooks.useSearchParams();
    const navigate = hooks.useNavigate();
    return (
      <nav>
        {PATHS.map((to) => (
          <Link key={to} to={to} data-name={to} preventScrollReset>
            {to}
          </Link>
        ))}
        <button
          type="button"
          data-name="block"
          aria-pressed={isBlocking}
          onClick={() => setBlocking(!isBlocking)}
        />
        <button
          type="button"
          data-name="search"
          onClick={() => setSearch({ page: `${search.size}` }, { replace: true })}
        />
        <button
          type="button"
          data-name="up"
          onClick={() => void navigate('..', { relative: 'path', flushSync: true })}
        />
        <b>{blocker.state}</b>
        <button type="button" data-name="proceed" onClick={() => blocker.proceed?.()} />
        <button type="button" data-name="stay" onClick={() => blocker.reset?.()} />
      </nav>
    );
  };
  const Page = () => (
    <section>
      {JSON.stringify(hooks.useParams())}
      <Outlet />
    </section>
  );
  const Failure = () => {
    const error = hooks.useRouteError();
    return <em>{error instanceof Error ? error.message : JSON.stringify(error)}</em>;
  };
  const Crash = (): never => {
    throw new Error('crash');
  };
  const Root = () => (
    <>
      <Place />
      <Controls />
      <Outlet />
    </>
  );
  const slow = async <T,>(value: T): Promise<T> => {
    await gate();
    return value;
  };
  return [
    {
      id: 'root',
      path: '/',
      Component: Root,
      HydrateFallback: Root,
      ErrorBoundary: Failure,
      children: [
        { index: true, loader: () => redirect('/list') },
        {
          id: 'list',
          loader: ({ request }) => new URL(request.url).search,
          shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
            currentUrl.pathname === nextUrl.pathname ? defaultShouldRevalidate : false,
          Component: Page,
          children: [
            { id: 'list#index', path: '/list' },
            { id: 'form', path: '/list/new', lazy: { Component: () => slow(Page) } },
          ],
        },
        {
          id: 'item',
          path: '/items/:item',
          loader: ({ params }) => slow(params),
          Component: Page,
          ErrorBoundary: Failure,
          children: [
            { id: 'tab', path: 'tab', loader: () => slow('tab'), lazy: { Component: async () => Page } },
          ],
        },
        {
          id: 'fails',
          path: '/fails',
          ErrorBoundary: Failure,
          loader: async () => slow(undefined).then(() => Promise.reject(new Error('fails'))),
        },
        {
          id: 'gone',
          path: '/gone',
          loader: () => {
            throw new Response('gone', { status: 410, statusText: 'Gone' });
          },
        },
        {
          id: 'moved',
          path: '/moved',
          loader: () => {
            throw replace('/items/1?moved');
          },
        },
        { id: 'lost', path: '/lost', lazy: { Component: () => Promise.reject(new Error('lost')) } },
        { id: 'looked-up', path: '/looked-up', lazy: { loader: () => slow(() => redirect('/items/3')) } },
        { id: 'files', path: '/files/*', Component: Page, loader: ({ params }) => params['*'] },
        { id: 'crashes', path: '/crashes', Component: Crash, ErrorBoundary: Failure },
        { id: 'area', Component: Page, ErrorBoundary: Failure, children: [] },
      ],
    },
  ];
}

const areaRoutes = (library: Library): RouteObject[] => [
  { id: 'one', path: '/area/one', loader: () => 'one', Component: () => <i>one</i> },
  { id: 'thing', path: '/area/things/:thing', Component: () => <i>{library.useParams()['thing']}</i> },
];

export function sampleConsole(library: Library, start: string, element: Element): SampleConsole {
  let gate = Promise.withResolvers<void>();
  const routes = routesWith(library, () => gate.promise);
  const router = library.createMemoryRouter(routes, {
    initialEntries: ['/items/0', start],
    async patchRoutesOnNavigation({ path, patch }) {
      await gate.promise;
      if (path.startsWith('/broken')) throw new Error('The area did not load');
      if (path.startsWith('/area')) patch('area', areaRoutes(library));
    },
  });
  const states: string[] = [];
  router.subscribe((state, { flushSync, newErrors }) => {
    states.push(`${flushSync} ${JSON.stringify(newErrors)} ${textOf(state)}`);
  });
  return {
    router,
    states,
    click: (name) => element.querySelector<HTMLElement>(`[data-name="${name}"]`)?.click(),
    openGate: () => {
      gate.resolve();
      gate = Promise.withResolvers();
    },
    addRoutes: () =>
      router.patchRoutes('root', [{ id: `added-${router.routes[0]?.children?.length}`, path: '/added' }]),
  };
}
