// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRouteError } from '@console/shared/router';
import { AreaPages, OutletSlots } from './outlet-slots.tsx';
import { UpdateLoopError } from './update-loops.ts';

vi.mock('../composition/console.ts', () => ({
  currentConsole: () => ({
    rows: ['system', 'project'].map((name) => ({ name, label: name, build: 'a', prefixes: [`/${name}`] })),
    loader: { rowOf: () => undefined, note: () => undefined },
  }),
}));

const report = vi.fn<(value: unknown) => void>();
beforeEach(() => {
  report.mockReset();
  vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    if (values[0] === 'console error') report(values[1]);
  });
});
afterEach(() => {
  cleanup();
  document.adoptedStyleSheets = [];
});

const fail = () => {
  throw new Error('clean-up');
};
function FailingEffect() {
  useEffect(() => fail, []);
  return <p>system</p>;
}
function Focused() {
  return (
    <div id="scroll-container">
      <button type="button">Refresh</button>
    </div>
  );
}
function FailingLayoutEffect() {
  useLayoutEffect(() => fail, []);
  return <p>system</p>;
}
/** Calls the hook that React calls after the effects of a commit; 32 is the lane of an update scheduled by an effect. */
function afterEffects(pendingLanes: number): void {
  const hook: unknown = Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__');
  if (typeof hook !== 'object' || hook === null) throw new Error('There is no hook');
  Reflect.apply(Reflect.get(hook, 'onPostCommitFiberRoot'), hook, [1, { pendingLanes }]);
}
function LoopInLayoutEffect() {
  const [count, next] = useReducer((now: number) => now + 1, 0);
  useLayoutEffect(() => next(), [count, next]);
  return <p>{count}</p>;
}
function Adopting() {
  useEffect(() => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, new CSSStyleSheet()];
  }, []);
  return <p>system</p>;
}
function PanelOf() {
  const error = useRouteError();
  return <p role="alert">{error instanceof Error ? error.message : ''}</p>;
}
function Project() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      project {count}
    </button>
  );
}

/** Renders the frame with a page of the system area, and a page of another area. */
function show(Component: () => React.ReactNode) {
  const pages = [
    { path: '/system', Component },
    { path: '/system/other', Component: () => <p>other</p> },
    { path: '/project', Component: Project },
  ];
  const router = createMemoryRouter(
    [
      {
        id: 'body',
        Component: () => (
          <main>
            <OutletSlots below="pages" />
          </main>
        ),
        children: [{ id: 'pages', Component: AreaPages, ErrorBoundary: PanelOf, children: pages }],
      },
    ],
    { initialEntries: ['/system'] },
  );
  render(<RouterProvider router={router} />);
  return (path: string) => act(() => router.navigate(path));
}
const shown = () => document.querySelector('main')?.textContent;

it.each([
  ['an effect', FailingEffect],
  ['a layout effect', FailingLayoutEffect],
])(
  'an error in the clean-up of %s is reported under its own area, and the next page works',
  async (_, page) => {
    const go = show(page);
    await go('/project');
    expect(shown()).toBe('project 0');
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ area: 'system', route: '/system', part: 'clean-up' }),
    );
    await act(async () => screen.getByRole('button').click());
    expect(shown()).toBe('project 1');
    await go('/system');
    expect(shown()).toBe('system');
    await go('/system/other');
    expect(shown()).toBe('other');
  },
);

it('an error of a page on screen goes to the boundary of its route, and another page works', async () => {
  const go = show(() => fail());
  expect(screen.getByRole('alert').textContent).toBe('clean-up');
  await go('/project');
  expect(shown()).toBe('project 0');
});

it('the focus leaves a page while its elements are still in the document, so that the browser has nothing to lay out again', async () => {
  const go = show(Focused);
  const button = screen.getByRole('button');
  const onBlur = vi.fn(() => expect(button.isConnected).toBe(true));
  button.addEventListener('blur', onBlur);
  button.focus();
  await go('/project');
  expect(onBlur).toHaveBeenCalledTimes(1);
});

// In this test React was imported before the hook was installed; that React calls the hook is tested in a browser (e2e/faults, `update loop`).
it('an effect that sets state endlessly is stopped by the boundary of its route, and another page works', async () => {
  const go = show(() => <p>system</p>);
  act(() => {
    for (let commit = 0; commit < 200; commit += 1) afterEffects(32);
  });
  expect(screen.getByRole('alert').textContent).toBe(new UpdateLoopError().message);
  await go('/project');
  expect(shown()).toBe('project 0');
});

it('effects that stop updating are not interrupted, however often they run', () => {
  show(() => <p>system</p>);
  act(() => {
    for (let commit = 0; commit < 500; commit += 1) afterEffects(commit % 90 === 0 ? 0 : 32);
  });
  expect(shown()).toBe('system');
});

it('a layout effect that sets state endlessly is stopped by React, at the same boundary', async () => {
  const go = show(LoopInLayoutEffect);
  expect(screen.getByRole('alert').textContent).toContain('Maximum update depth exceeded');
  await go('/project');
  expect(shown()).toBe('project 0');
});

it('the adopted style sheets of an area are removed with its page and restored with it', async () => {
  const go = show(Adopting);
  expect(document.adoptedStyleSheets).toHaveLength(1);
  const [sheet] = document.adoptedStyleSheets;
  await go('/project');
  expect(document.adoptedStyleSheets).toEqual([]);
  await go('/system/other');
  expect(document.adoptedStyleSheets[0]).toBe(sheet);
});
