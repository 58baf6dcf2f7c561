import { createMock, type Fault, type Mock } from '@console/mock';
import { isApiError } from '@console/shared/api';
import { DEFAULT_SETTINGS } from '@console/shared/contract';
import { clearCache } from '@console/shared/query';
import { dismissToast, setConfig, store, toastsAtom } from '@console/shared/runtime';
import { UiProvider } from '@console/shared/ui';
import { cleanup } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { createBrowserRouter, Outlet, useLocation } from 'react-router';
import { vi } from 'vitest';
import { usual } from '../../mock/verify/usual.ts';
import { AREAS, setInstanceId } from './addresses.ts';
import { controlsOff, type Off } from './controls.ts';
import { openConsole } from '../../shell/src/composition/console.ts';
import { testRow } from '../../shell/src/composition/test-row.ts';
import { AreaError } from '../../shell/src/errors/boundaries.tsx';
import { NotFound } from '../../shell/src/errors/lazy.ts';
import { GoneNote } from '../../shell/src/frame/gone-note.tsx';
import { Messages } from '../../shell/src/frame/messages.tsx';
import { placeOf } from '../../shell/src/place/place.ts';
import { useSession } from '../../shell/src/place/session.ts';
import { renderRouter } from '../testing/render-router.tsx';

/** State of a page after it has settled. */
export interface Outcome {
  /** Text of the first heading, or of that of an open dialog; undefined when there is none. */
  heading: string | undefined;
  /** All headings of the first level. */
  titles: readonly string[];
  /** Enabled links and buttons. */
  ways: number;
  /** Parts that are still loading when the page counts as stuck; empty when it has settled. */
  loading: readonly string[];
  /** Disabled controls, each with its reason. */
  off: readonly Off[];
  /** An error screen is shown instead of the page. */
  isFailed: boolean;
  /** The error screen comes from the loader of the route, not from a component that threw. */
  isOfLoader: boolean;
  /** Operations that the page requested, in order, without duplicates. */
  calls: readonly string[];
  /** Unexpected errors: those that React reports, and unhandled rejections. */
  crashes: readonly string[];
  /** Warnings in the browser's console, such as refusals that the page did not expect. */
  warnings: readonly string[];
  /** All visible text. */
  text: string;
  address: string;
}

/** Turns of the event loop after which a page that is still loading counts as stuck: 6 s, and longer on a machine under load. */
const STUCK = 2_000;
/** Turns without a request after which a page counts as settled: what follows a response needs more than one. */
const QUIET = 4;
/** Milliseconds of a turn, at least. */
const TURN = 2;

/** The page in a frame. As in the shell's frame, the system pages are hidden from users who may not view the fleet. */
function Gate() {
  const session = useSession();
  const isSystem = placeOf(useLocation().pathname).frame === 'system';
  if (isSystem && session.isFleetViewer === false) return <NotFound />;
  return isSystem && !session.isSettled ? <p aria-busy="true">Access</p> : <Outlet />;
}

function Frame({ Tasks }: { Tasks: ComponentType | undefined }) {
  return (
    <UiProvider>
      <main id="content">
        <Suspense fallback={<p aria-busy="true">Page</p>}>
          <Gate />
        </Suspense>
      </main>
      {Tasks && <Tasks />}
      <GoneNote />
      <div id="action-bar" />
      <Messages />
    </UiProvider>
  );
}

/** The API of a walk; shared by many pages, which only read. */
export function openMock(persona: string, prepare?: (mock: Mock) => void): Mock {
  const mock = createMock({ personas: true, persona });
  prepare?.(mock);
  setInstanceId(mock.store.tables.instances.filter(({ name }) => name === usual['instance'])[0]?.id ?? '');
  return mock;
}

/** Requests of the frame, which every page sends. */
const OF_FRAME = new Set(['currentUserView', 'currentUserGroups', 'systemPolicyView']);

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

const busy = () =>
  [...document.querySelectorAll('[aria-busy="true"]')].map((one) => textOf(one).slice(0, 80) || one.tagName);

/** The problem that a line of the browser's console reports; undefined for the log of failed requests and error screens. */
function crashIn(values: readonly unknown[]): string | undefined {
  const [first, report] = values;
  if (first === 'console error') {
    return Reflect.get(Object(report), 'reason') === 'crash'
      ? wordsOf(Reflect.get(Object(report), 'error'))
      : undefined;
  }
  // React logs errors that a tab or a page shows in its place; the shell logs them only for bugs (shell/src/start.tsx)
  if (values.some(isApiError)) return undefined;
  return /^\w+ failed: |not wrapped in act/.test(String(first)) ? undefined : values.map(wordsOf).join(' ');
}

/** Converts a value of a console line to text. */
const wordsOf = (value: unknown): string =>
  (value instanceof Error ? (value.stack ?? value.message) : String(value)).slice(0, 600);

/** All areas of the console, composed as by a registry. */
export function openAreas(): void {
  setConfig({
    version: 1,
    build: 'none',
    shell: { frame: [], shares: {} },
    settings: DEFAULT_SETTINGS,
    remotes: AREAS.map(({ manifest }) => testRow(manifest.name, manifest)),
  });
  openConsole('');
}

/**
 * Opens an address with the API, waits until the page has settled, returns its state, and unmounts it.
 * @param act user actions on the page before its state is read
 * @param Tasks what an area runs beside its pages; by default nothing, so that the requests are those of the page
 */
export async function walk(
  mock: Pick<Mock, 'handle' | 'faults' | 'calls'>,
  address: string,
  faults: readonly Fault[] = [],
  act?: () => Promise<void>,
  Tasks?: ComponentType,
): Promise<Outcome> {
  mock.faults.clear();
  mock.calls.clear();
  for (const fault of faults) mock.faults.add(fault);
  const crashes: string[] = [];
  const errors = vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    const crash = crashIn(values);
    if (crash !== undefined) crashes.push(crash);
  });
  const warnings: string[] = [];
  const others = [
    vi.spyOn(console, 'warn').mockImplementation((...values: unknown[]) => {
      warnings.push(values.map(wordsOf).join(' '));
    }),
    vi.spyOn(console, 'info').mockReturnValue(),
    vi.spyOn(console, 'log').mockReturnValue(),
  ];
  // happy-dom has none; React has already written the error to the console
  vi.stubGlobal('reportError', () => undefined);
  let open = 0;
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    open += 1;
    try {
      return await mock.handle(new Request(new URL(input, location.origin), init));
    } finally {
      open -= 1;
    }
  });
  // happy-dom has no fonts, for which the terminal waits; it cannot be rendered here anyway
  if (!('fonts' in document))
    Object.defineProperty(document, 'fonts', {
      value: { load: () => new Promise(() => undefined) },
      configurable: true,
    });
  history.replaceState(null, '', address);
  openAreas();
  const router = createBrowserRouter([
    {
      id: 'frame',
      element: <Frame Tasks={Tasks} />,
      HydrateFallback: () => <p aria-busy="true">Start</p>,
      children: [
        {
          id: 'console-pages',
          ErrorBoundary: AreaError,
          children: [
            ...AREAS.flatMap(({ name, routes }) => routes.flatMap((entry) => entry.build(name))),
            { path: '*', Component: NotFound },
          ],
        },
      ],
    },
  ]);
  renderRouter(router);
  const waiting = () => [
    ...(open > 0 ? [`${open} requests`] : []),
    ...(router.state.initialized && router.state.navigation.state === 'idle' ? [] : ['the page']),
    ...(document.querySelector('h1, h2, h3') ? [] : ['a heading']),
    ...busy(),
  ];
  const turn = async () => {
    await new Promise((resolve) => setTimeout(resolve, TURN));
    // Lazy code has no visible loading state, and the time it takes says nothing about the page
    await vi.dynamicImportSettled();
  };
  let quiet = 0;
  for (let turns = 0; quiet < QUIET && turns < STUCK; turns += 1) {
    await turn();
    quiet = waiting().length === 0 ? quiet + 1 : 0;
  }
  await act?.();
  const content = document.body;
  const dialogs = [...content.querySelectorAll('[role="dialog"]')];
  const titles = [...content.querySelectorAll('h1')].map(textOf);
  const ways = [...content.querySelectorAll('a[href], button')].filter(
    (one) => one.getAttribute('aria-disabled') !== 'true' && !one.hasAttribute('disabled'),
  );
  const outcome: Outcome = {
    heading: textOf((dialogs.at(-1) ?? content).querySelector('h1, h2, h3')) || titles[0],
    titles,
    ways: ways.length,
    off: controlsOff(),
    loading: quiet < QUIET ? waiting() : [],
    isFailed: titles.some((title) => title === 'Something went wrong' || title === 'Page not found'),
    isOfLoader: router.state.errors !== null,
    calls: [...mock.calls.keys()].filter((id) => !OF_FRAME.has(id)),
    crashes,
    warnings,
    text: textOf(content),
    address: location.pathname + location.search,
  };
  cleanup();
  router.dispose();
  clearCache();
  // A refusal that arrives later would be a warning of the next page
  while (open > 0) await turn();
  for (const { id } of store.get(toastsAtom)) dismissToast(id);
  errors.mockRestore();
  for (const other of others) other.mockRestore();
  return outcome;
}
