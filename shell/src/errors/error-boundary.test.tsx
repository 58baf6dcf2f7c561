// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router';
import { confirm, confirmAtom, dismissToast, store, toast, toastsAtom } from '@console/shared/runtime';
import { StateProvider } from '@console/shared/state';
import { Messages } from '../frame/messages.tsx';
import { ErrorBoundary, FloatingPart } from './error-boundary.tsx';

const note = vi.hoisted(() => vi.fn());
vi.mock('../composition/console.ts', () => ({
  currentConsole: () => ({
    rows: [{ name: 'system', label: 'System', build: 'registered', prefixes: ['/system'] }],
    loader: { rowOf: () => ({ build: 'running' }), note },
  }),
}));

const report = vi.fn<(...values: unknown[]) => void>();
beforeEach(() => {
  history.replaceState({}, '', '/system/silos');
  vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    if (values[0] === 'console error') report(values[1]);
  });
});
afterEach(() => {
  cleanup();
  report.mockReset();
  store.set(confirmAtom, null);
  for (const { id } of store.get(toastsAtom)) dismissToast(id);
});

const PROJECT = 'at Broken (http://127.0.0.1:4000/remotes/project/4f2a91c0de/x.12345678.js:1:1)';

/** A component that cannot be rendered. */
function Broken({ stack = PROJECT }: { stack?: string }): never {
  throw Object.assign(new Error('broken'), { stack });
}

describe('ErrorBoundary', () => {
  it('keeps its siblings, and reports area and build of the code that threw', () => {
    render(
      <>
        <p>beside</p>
        <ErrorBoundary part="part" fallback="instead">
          <Broken />
        </ErrorBoundary>
      </>,
    );
    expect(document.body.textContent).toBe('besideinstead');
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ area: 'project', build: '4f2a91c0de', part: 'part', reason: 'crash' }),
    );
  });

  it('reports the area of the page when the stack contains no file of an area', () => {
    render(
      <ErrorBoundary part="part">
        <Broken stack="at throwOnInvalidObjectType (http://127.0.0.1:4000/assets/index.12345678.js:1:1)" />
      </ErrorBoundary>,
    );
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ area: 'system', build: 'running' }));
  });

  it('renders the part again when its key changes, and only then', () => {
    const part = (key: number, isBroken: boolean) => (
      <ErrorBoundary part="part" resetKey={key}>
        {isBroken ? <Broken /> : 'works'}
      </ErrorBoundary>
    );
    const { rerender } = render(part(1, true));
    rerender(part(1, false));
    expect(document.body.textContent).toBe('');
    rerender(part(2, false));
    expect(document.body.textContent).toBe('works');
  });
});

describe('FloatingPart', () => {
  it('closes when it fails and shows a toast with area and build', () => {
    const onClose = vi.fn<() => void>();
    render(
      <FloatingPart name="command palette" onClose={onClose}>
        <Broken />
      </FloatingPart>,
    );
    expect(onClose).toHaveBeenCalledOnce();
    expect(store.get(toastsAtom)).toMatchObject([
      {
        title: 'The command palette failed',
        content: 'It was closed. Open it again to retry. (project, build 4f2a91c0de)',
      },
    ]);
  });
});

it('a part above the page closes with Back', () => {
  const onClose = vi.fn();
  render(
    <FloatingPart name="command palette" onClose={onClose}>
      Palette
    </FloatingPart>,
  );
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.popState(window);
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();
  fireEvent.popState(window);
  expect(onClose).toHaveBeenCalledOnce();
});

describe('content that areas pass to the frame', () => {
  const show = () =>
    render(
      <MemoryRouter>
        <StateProvider store={store}>
          <Messages />
        </StateProvider>
      </MemoryRouter>,
    );

  it('a toast whose content throws is shown without the content, and the other toasts stay', () => {
    show();
    act(() => {
      toast({ title: 'First', content: <Broken /> });
      toast({ content: 'Second' });
    });
    const region = screen.getByRole('region', { name: 'Notifications' });
    expect(region.textContent).toBe('FirstThe details cannot be shown.Second');
  });

  it('a toast that cannot be rendered is removed, and the next toast is shown', () => {
    show();
    const title = Reflect.get({ title: { not: 'text' } }, 'title');
    act(() => {
      Reflect.apply(toast, undefined, [{ title, content: 'x' }]);
    });
    expect(store.get(toastsAtom)).toEqual([]);
    act(() => {
      toast({ content: 'Second' });
    });
    expect(screen.getByRole('region', { name: 'Notifications' }).textContent).toBe('Second');
  });

  it('a confirmation whose text throws can still be answered', async () => {
    show();
    const action = vi.fn<() => Promise<void>>(async () => undefined);
    act(() => confirm({ title: 'Delete disk', body: <Broken />, errorTitle: 'x', action }));
    expect(screen.getByRole('dialog', { name: 'Delete disk' }).textContent).toContain(
      'The details cannot be shown. Cancel if in doubt.',
    );
    await act(async () => screen.getByRole('button', { name: 'Cancel' }).click());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(action).not.toHaveBeenCalled();
  });

  it('a confirmation that cannot be rendered is canceled', () => {
    show();
    const title = Reflect.get({ title: { not: 'text' } }, 'title');
    act(() => {
      Reflect.apply(confirm, undefined, [{ title, body: 'x', errorTitle: 'x', action: async () => 1 }]);
    });
    expect(store.get(confirmAtom)).toBeNull();
    expect(screen.getByRole('region', { name: 'Notifications' }).textContent).toContain(
      'The confirmation failed',
    );
  });
});
