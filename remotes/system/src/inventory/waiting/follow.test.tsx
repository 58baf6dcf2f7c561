// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import { jobsAtom } from '@console/shared/query';
import { store } from '@console/shared/runtime';
import { expectToast, renderScreen, useScreens } from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';
import { CLOSED, testSled } from '../test-hardware.ts';
import { callToAdd } from './actions.tsx';
import { followAdded, pauseAfter, stepOf } from './follow.ts';

useScreens();

describe('an added sled', () => {
  it.each([
    [null, 0, 'Accepted'],
    [testSled('a'), 0, 'Added, starting'],
    [testSled('a'), 10, 'Ready'],
    [testSled('a', { policy: CLOSED }), 10, 'Disks seen'],
  ] as const)('%# is %s', (sled, disks, expected) => expect(stepOf(sled, disks)).toBe(expected));

  // @sheet operator/13.81
  it('is polled every 5 s, after two minutes every 15 s, and no longer after half an hour', () => {
    expect([0, 119_999, 120_000, 1_799_999, 1_800_000].map(pauseAfter)).toEqual([
      5000,
      5000,
      15_000,
      15_000,
      undefined,
    ]);
  });
});

const jobOf = (id: string) => store.get(jobsAtom).get(`add sled ${id}`);
const pause = (advance: (ms: number) => void) => (ms: number) => {
  advance(ms);
  return Promise.resolve();
};

async function accepted() {
  const { mock } = await renderScreen(routes, '/system/inventory/waiting-sleds');
  await screen.findByText('FH23110407');
  const baseboard = { part: 'GX-4410-03', serial: 'FH23110407', revision: 6 };
  const { id } = await callToAdd({ baseboard }).send();
  return { mock, id, added: { key: 'GX-4410-03 FH23110407', serial: 'FH23110407', id } };
}

// @sheet operator/13.81
test('is followed step by step until it is ready, and links to its page', async () => {
  const { mock, id, added } = await accepted();
  const seen: unknown[] = [];
  const stop = store.sub(jobsAtom, () => seen.push(jobOf(id)?.note));
  await followAdded(
    added,
    pause((ms) => mock.clock.advance(ms)),
  );
  stop();
  expect(seen).toEqual(['Accepted', 'Added, starting', 'Ready']);
  expect(jobOf(id)).toMatchObject({ state: 'done', to: `/system/inventory/sleds/${id}/instances` });
  expect(jobOf(id)?.actions?.map(({ label }) => label)).toEqual(['Make non-provisionable']);
  await expectToast('Sled FH23110407 is ready');
  jobOf(id)?.actions?.[0]?.run();
  await expectToast('Sled FH23110407 accepts no new instances');
  // The list does not contain its row any more
  await vi.waitFor(() => expect(screen.queryByText('FH23110407', { selector: 'td *' })).toBeNull(), 4000);
  expect(await screen.findByRole('img', { name: '2 waiting' })).toBeTruthy();
});

// @sheet operator/13.81
test('is not followed any longer after half an hour, with a button that continues', async () => {
  const { id, added } = await accepted();
  await followAdded(added, () => Promise.resolve());
  expect(jobOf(id)).toMatchObject({
    state: 'interrupted',
    note: expect.stringContaining('after 30 minutes'),
  });
  expect(await screen.findByText('Taking long')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New support bundle' })).toBeTruthy();
});
