import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Disk } from '@console/shared/api';
import { store, toastsAtom } from '@console/shared/runtime';
import { testDisk } from '../../../testing/disk.ts';
import { chooseDisks, chosenDisks } from './chosen-disks.ts';
import { deleteDisks } from './delete-disks.tsx';

const [root, data] = ['root', 'data'].map((name): Disk => testDisk({ id: name, name }));
const both = [root, data].filter((disk) => disk !== undefined);

/** Responds with a status by the id at the end of the path. */
function respondWith(status: Readonly<Record<string, number>>) {
  const fetch = vi.fn(async (url: string) => {
    const id = url.split('/').at(-1) ?? '';
    const code = status[id] ?? 204;
    return new Response(code === 204 ? null : JSON.stringify({ message: `${id} is busy`, request_id: 'r' }), {
      status: code,
    });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(() => {
  store.set(toastsAtom, []);
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('deletes each disk by its id and shows one message', async () => {
  const fetch = respondWith({});
  await deleteDisks(both);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/v1/disks/root', '/v1/disks/data']);
  expect(store.get(toastsAtom)).toMatchObject([{ variant: 'success' }]);
});

it('deletes the other disks when one fails, and does not reject', async () => {
  respondWith({ root: 503 });
  await deleteDisks(both);
  expect(store.get(toastsAtom)).toHaveLength(2);
  expect(store.get(toastsAtom)).toContainEqual(
    expect.objectContaining({ variant: 'error', title: 'Could not delete all disks' }),
  );
});

it('sends no request and shows no message without disks', async () => {
  const fetch = respondWith({});
  await deleteDisks([]);
  expect(fetch).not.toHaveBeenCalled();
  expect(store.get(toastsAtom)).toEqual([]);
});

it('stores the choice per instance, and can clear it', () => {
  chooseDisks('a', both);
  expect(chosenDisks('a')).toEqual(both);
  expect(chosenDisks('b')).toEqual([]);
  chooseDisks('a', []);
  expect(chosenDisks('a')).toEqual([]);
});
