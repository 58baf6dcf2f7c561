// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { apiError } from '@console/shared/api';
import {
  announcementAtom,
  store,
  toast,
  toastsAtom,
  type Undo,
  type UndoPlan,
} from '@console/shared/runtime';
import { reverse, UndoButton } from './undo.tsx';

const back = vi.fn<() => Promise<unknown>>();
let standing: string | undefined;

/** A lamp that was on and was switched off. */
const plan: UndoPlan = {
  of: 'lamp red',
  before: 'on',
  after: 'off',
  look: async () => ({ value: standing, now: () => `Lamp red is now ${standing}.`, back }),
  done: 'Lamp red switched on',
};

beforeEach(() => {
  back.mockReset();
  back.mockResolvedValue(undefined);
  standing = 'off';
  store.set(toastsAtom, []);
});
afterEach(cleanup);

describe('a change', () => {
  test('is undone while what it left still stands', async () => {
    await reverse(plan);
    expect(back).toHaveBeenCalledOnce();
  });

  test('that is undone already is not undone again', async () => {
    standing = 'on';
    await reverse(plan);
    expect(back).not.toHaveBeenCalled();
  });

  test.each(['dimmed', undefined])('is not undone when %s stands', async (now) => {
    standing = now;
    await expect(reverse(plan)).rejects.toThrow(`Lamp red is now ${now}. Nothing was changed.`);
    expect(back).not.toHaveBeenCalled();
  });

  test('is not undone when it is unknown what stands', async () => {
    const look = () => Promise.reject(new Error('No light'));
    await expect(reverse({ ...plan, look })).rejects.toThrow('No light');
    expect(back).not.toHaveBeenCalled();
  });

  test('is read and undone in its turn', async () => {
    const log: string[] = [];
    const inTurn: UndoPlan['inTurn'] = async (task) => {
      log.push('begins');
      return task().finally(() => log.push('ends'));
    };
    back.mockImplementation(async () => log.push('undone'));
    await reverse({ ...plan, inTurn });
    expect(log).toEqual(['begins', 'undone', 'ends']);
  });
});

const shown = () => store.get(toastsAtom);
const fetched: Undo = async () => plan;

/** Shows the toast of the change on a page, with its button when there is one. */
async function offer(undo: Undo = fetched, page = '/lamps') {
  const id = toast({ content: 'Lamp red switched off', undo });
  const element = <UndoButton toast={{ id, variant: 'success' }} undo={undo} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [page] });
  render(<RouterProvider router={router} />);
  await act(async () => undefined);
  return router;
}

/** Presses Undo and waits until another toast has come in place of the first. */
async function press(undo?: Undo, page?: string) {
  const router = await offer(undo, page);
  const before = shown();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shown()).toHaveLength(1));
  await waitFor(() => expect(shown()[0]?.id).not.toBe(before[0]?.id));
  const { pathname, search } = router.state.location;
  return pathname + search;
}

describe('the toast', () => {
  test('is replaced by one about the result', async () => {
    await press();
    expect(shown()).toMatchObject([{ variant: 'success', content: 'Lamp red switched on' }]);
    expect(shown()[0]?.undo).toBeUndefined();
  });

  test.each([
    ['/lamps/rouge', '/lamps/red'],
    ['/lamps/rouge/light?sort=name', '/lamps/red/light?sort=name'],
    ['/lamps/rouge-2', '/lamps/rouge-2'],
    ['/lamps', '/lamps'],
  ])('leads from %s to %s when the change was of the name', async (page, after) => {
    const moved = ['/lamps/rouge', '/lamps/red'] as const;
    expect(await press(async () => ({ ...plan, moved }), page)).toBe(after);
  });

  test('leaves the page of a name where it is when it could not be undone', async () => {
    const moved = ['/lamps/rouge', '/lamps/red'] as const;
    back.mockRejectedValueOnce(new Error('No current'));
    expect(await press(async () => ({ ...plan, moved }), '/lamps/rouge')).toBe('/lamps/rouge');
  });

  test('stays for 20 seconds and is announced with the way to the button', async () => {
    await offer();
    expect(shown()).toMatchObject([{ timeout: 20_000 }]);
    expect(store.get(announcementAtom).text).toBe('Press F8 and Tab to undo it.');
  });

  test('is as usual when the change cannot be undone', async () => {
    await offer(async () => undefined);
    expect(screen.queryByRole('button')).toBeNull();
    expect(shown()).toMatchObject([{ timeout: 5_000 }]);
  });

  test('offers it also while its code could not be fetched, and says so when pressed', async () => {
    const undo = vi.fn<Undo>().mockRejectedValue(new Error('ChunkLoadError'));
    await press(undo);
    expect(shown()).toMatchObject([
      { title: 'Could not undo the change', content: expect.stringContaining('nothing was sent'), undo },
    ]);
  });

  test.each(['network', 'timeout', 'server', 'unreadable'] as const)(
    'offers to try again after an error of kind %s',
    async (kind) => {
      back.mockRejectedValueOnce(apiError({ kind, message: 'No current' }));
      await press();
      expect(shown()).toMatchObject([
        {
          variant: 'error',
          title: 'Could not undo the change of lamp red',
          content: 'No current',
          undo: fetched,
        },
      ]);
    },
  );

  test('can be pressed again once the same person has signed in after the end of the session', async () => {
    back.mockRejectedValueOnce(apiError({ kind: 'unauthorized', status: 401, message: 'Sign in' }));
    await press();
    expect(shown()).toMatchObject([{ variant: 'error', undo: fetched }]);
  });

  test.each([
    apiError({ kind: 'forbidden', status: 403, message: 'Action not authorized' }),
    apiError({ kind: 'unauthorized', message: 'This tab is no longer signed in.' }),
    new Error('Lamp red is now dimmed. Nothing was changed.'),
  ])('does not offer to repeat what fails again: %s', async (error) => {
    back.mockRejectedValueOnce(error);
    await press();
    expect(shown()).toMatchObject([{ variant: 'error', content: error.message }]);
    expect(shown()[0]?.undo).toBeUndefined();
  });
});
