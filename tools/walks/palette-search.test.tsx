// @vitest-environment happy-dom
import { createMock, type Mock, personas } from '@console/mock';
import { clearCache } from '@console/shared/query';
import { confirmAtom, store } from '@console/shared/runtime';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Place } from '../../shell/src/place/place.ts';
import { Palette } from '../../shell/src/palette/palette.tsx';
import { endIndex } from '../../shell/src/search/search-index.ts';
import { renderRouter } from '../testing/render-router.tsx';

const navigation: Place['navigation'] = [];

vi.mock('../../shell/src/composition/console.ts', () => import('./search-console.ts'));

let mock: Mock = createMock({ personas: true, persona: personas.operator });
const dismiss = vi.fn<() => void>();

function show(frame: Place['frame'] = 'project') {
  const place: Place = {
    frame,
    navigation,
    params: frame === 'project' ? { project: 'edge-cache' } : {},
    path: frame === 'project' ? '/projects/edge-cache/disks' : '/projects',
  };
  const session = {
    me: undefined,
    groups: [],
    isFleetViewer: true,
    isSettled: true,
  };
  const page = { parts: [], crumbs: [], titles: [], fills: false };
  const router = createMemoryRouter([
    { path: '*', element: <Palette place={place} session={session} page={page} onDismiss={dismiss} /> },
  ]);
  return renderRouter(router);
}

const type = (text: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Search', hidden: true }), {
    target: { value: text },
  });
/** Waits for the entry whose text begins with the given one. */
const option = (begin: string) =>
  vi.waitFor(
    () => {
      const found = screen
        .getAllByRole('option', { hidden: true })
        .find(({ textContent }) => textContent.startsWith(begin));
      if (!found) throw new Error(`no entry begins with ${begin}`);
      return found;
    },
    { timeout: 12_000 },
  );
const status = () => screen.getByRole('status', { hidden: true }).textContent;
const settled = () => vi.waitFor(() => expect(status()).not.toBe(''), { timeout: 12_000 });

/** The name of a floating IP of a project, or of an image of the silo. */
async function nameOf(kind: string): Promise<string> {
  const path = kind === 'image' ? '/v1/images' : '/v1/floating-ips?project=edge-cache';
  const body: unknown = await (await fetch(path)).json();
  const items: unknown = Reflect.get(Object(body), 'items');
  return String(Reflect.get(Object(Array.isArray(items) ? items[0] : undefined), 'name'));
}

beforeEach(() => {
  endIndex();
  mock = createMock({ personas: true, persona: personas.operator });
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) =>
    mock.handle(new Request(new URL(input, location.origin), init)),
  );
  for (const level of ['debug', 'warn'] as const) vi.spyOn(console, level).mockReturnValue();
});
afterEach(() => {
  cleanup();
  clearCache();
  dismiss.mockReset();
});

// @sheet common-ui/34.55 operator/13.123
test('finds objects with their kind, parent and state, and counts the results', async () => {
  show();
  type('cache-ams');
  const row = await option('cache-ams-01');
  expect(row.textContent).toMatch(/Instance.*running/);
  expect(row.getAttribute('href')).toBe('/projects/edge-cache/instances/cache-ams-01/storage');
  await settled();
  expect(status()).toMatch(/^\d+ results$/);
  expect(screen.getByRole('group', { name: 'Everywhere', hidden: true })).toBeTruthy();
});

// @sheet common-ui/34.55
test('finds what has an address by the start of it', async () => {
  show();
  type('198.51.100');
  const row = await option('cache-ams-01');
  expect(row.textContent).toContain('198.51.100.24');
  expect(await option('public-v4')).toBeTruthy();
});

// @sheet common-ui/34.55 operator/13.53
test('searches all projects, whatever the page', async () => {
  show('silo');
  type('web-');
  expect((await option('web-')).textContent).toContain('Instance');
  await settled();
  const texts = screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
  expect(texts.some((text) => text.startsWith('web-') && !text.includes('edge-cache'))).toBe(true);
});

// @sheet operator/13.121
test.each([
  ['floating-ip', '/projects/edge-cache/floating-ips/', '/edit'],
  ['image', '/images/', '/edit'],
])('choosing a found %s opens it', async (kind, begin, end) => {
  show();
  type(`${kind === 'image' ? 'image:' : 'ip:'}${await nameOf(kind)}`);
  await vi.waitFor(() => {
    const links = screen
      .getAllByRole('option', { hidden: true })
      .map((one) => one.getAttribute('href') ?? '');
    expect(links.some((to) => to.startsWith(begin) && to.endsWith(end))).toBe(true);
  }, 5_000);
});

// @sheet common-ui/34.55 operator/13.120
test('offers the action that the text asks for, with its confirmation', async () => {
  show();
  type('stop cache-ams-01');
  const stop = await option('Stop cache-ams-01');
  expect(
    within(screen.getByRole('group', { name: 'Actions', hidden: true })).getAllByRole('option', {
      hidden: true,
    }),
  ).toBeTruthy();
  expect(stop.getAttribute('aria-selected')).toBe('true');
  await act(async () => fireEvent.keyDown(screen.getByRole('combobox', { hidden: true }), { key: 'Enter' }));
  expect(dismiss).toHaveBeenCalledOnce();
  expect(store.get(confirmAtom)?.request.title).toBe('Confirm stop instance');
});

// @sheet operator/13.120
test('a disabled action shows the reason, and does nothing', async () => {
  show();
  type('start cache-ams-01');
  const start = await option('Start cache-ams-01');
  expect(start.getAttribute('aria-disabled')).toBe('true');
  expect(start.textContent).toContain('Only');
  fireEvent.click(start);
  expect(dismiss).not.toHaveBeenCalled();
});

// @sheet operator/13.53
test('says that there are no results only when everything was searched', async () => {
  show();
  type('no-such-thing');
  expect(status()).toBe('');
  await settled();
  expect(status()).toBe('No results.');
});

// @sheet operator/13.123
test('keeps the selection when more results arrive', async () => {
  show();
  type('cache');
  await option('cache-ams-01');
  fireEvent.keyDown(screen.getByRole('combobox', { hidden: true }), { key: 'ArrowDown' });
  const second = screen.getByRole('option', { selected: true, hidden: true }).textContent;
  const before = screen.getAllByRole('option', { hidden: true }).length;
  await settled();
  expect(screen.getAllByRole('option', { hidden: true }).length).toBeGreaterThanOrEqual(before);
  expect(screen.getByRole('option', { selected: true, hidden: true }).textContent).toContain(second);
});
