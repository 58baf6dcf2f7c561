// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Mock } from '@console/mock';
import { jobsAtom } from '@console/shared/query';
import { store } from '@console/shared/runtime';
import { ids } from '../../../../mock/verify/usual.ts';
import { confirmIn, expectToast, renderScreen, useScreens } from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';
import { createPace } from './states.ts';

useScreens();

const LIST = '/system/support-bundles';

// @sheet operator/13.67
test('are polled every five seconds while they change, after two minutes every fifteen', () => {
  let now = 0;
  const pace = createPace(() => now);
  const bundle = (state: 'active' | 'collecting') => [
    { id: 'b', reasonForCreation: '', state, timeCreated: new Date(0) },
  ];
  expect(pace(bundle('active'))).toBe(false);
  expect(pace(bundle('collecting'))).toBe(5_000);
  now = 119_000;
  expect(pace(bundle('collecting'))).toBe(5_000);
  now = 121_000;
  expect(pace(bundle('collecting'))).toBe(15_000);
  expect(pace(bundle('active'))).toBe(false);
  expect(pace(bundle('collecting'))).toBe(5_000);
});

describe('collecting a bundle', () => {
  beforeEach(() =>
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true }),
  );
  afterEach(() => vi.useRealTimers());

  // @sheet operator/13.67
  test('ends with a toast on any page, which links to the bundle', async () => {
    const { mock } = await renderScreen(routes, LIST);
    fireEvent.click(await screen.findByRole('button', { name: 'New support bundle' }));
    await confirmIn('Create support bundle');
    await expectToast('Collecting support bundle');
    const page = within(screen.getByTestId('Toasts')).getByRole('link', { name: 'Open' });
    const made = [...mock.store.tables.supportBundles].at(-1);
    expect(page.getAttribute('href')).toBe(`${LIST}/${made?.id}`);
    mock.clock.advance(15_000);
    await vi.advanceTimersByTimeAsync(5_500);
    await expectToast('Support bundle ready');
    const open = within(screen.getByTestId('Toasts')).getAllByRole('link', { name: 'Open' });
    expect(open.at(-1)?.getAttribute('href')).toBe(`${LIST}/${made?.id}`);
    expect([...store.get(jobsAtom).values()].at(-1)?.state).toBe('done');
  });

  // @sheet operator/13.67
  test('is given up after half an hour, which the activity shows', async () => {
    // A request that fails says nothing about the bundle
    const { mock } = await renderScreen(routes, LIST, {
      faults: [{ operation: 'supportBundleView', status: 503 }],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'New support bundle' }));
    await confirmIn('Create support bundle');
    await expectToast('Collecting support bundle');
    const job = () => [...store.get(jobsAtom).values()].at(-1);
    await vi.advanceTimersByTimeAsync(29 * 60_000);
    expect(job()?.state).toBe('running');
    await vi.advanceTimersByTimeAsync(90_000);
    expect(job()).toMatchObject({ state: 'given up', note: 'Still collecting' });
    const asked = mock.calls.get('supportBundleView');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(mock.calls.get('supportBundleView')).toBe(asked);
  }, 20_000);
});

describe.each([
  [59, 0],
  [61, 1],
])('a bundle that has been collected for %d minutes', (minutes, marks) => {
  const prepare = ({ store: { tables, clock } }: Mock) => {
    const timeCreated = new Date(clock.now() - minutes * 60_000);
    tables.supportBundles.put({
      ...tables.supportBundles.must(ids.activeBundle),
      state: 'collecting',
      timeCreated,
    });
  };

  test(`has ${marks} marks in the list`, async () => {
    await renderScreen(routes, LIST, { prepare });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryAllByRole('button', { name: 'Taking longer than usual' })).toHaveLength(marks);
  });

  test(`has ${marks} marks on its page`, async () => {
    await renderScreen(routes, `${LIST}/${ids.activeBundle}`, { prepare });
    await screen.findAllByText('Collecting');
    expect(screen.queryAllByText('Taking longer than usual')).toHaveLength(marks);
  });
});
