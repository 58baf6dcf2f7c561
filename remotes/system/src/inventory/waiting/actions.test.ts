import { expect, test, vi } from 'vitest';
import { waitingActions } from './actions.tsx';
import type { WaitingSled } from './state.ts';

const waiting = (cubby: number): WaitingSled => ({
  rackId: 'r',
  cubby,
  baseboard: { part: 'GX-4410-03', serial: `S${cubby}`, revision: 6 },
  key: `GX-4410-03 S${cubby}`,
  name: `S${cubby}`,
  progress: 'waiting',
  former: undefined,
  added: undefined,
});

// @sheet operator/13.83
test('several sleds are added one after the other', async () => {
  const first = Promise.withResolvers<void>();
  const add = vi.fn((sled: WaitingSled) => (sled.cubby === 1 ? first.promise : Promise.resolve()));
  const actions = waitingActions({ copy: () => Promise.resolve(), add, onAdd: () => {} });
  const run = actions.find(({ id }) => id === 'add')?.many?.run;
  const all = Promise.allSettled([run?.(waiting(1)), run?.(waiting(2))]);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(add).toHaveBeenCalledTimes(1);
  // A sled that fails does not keep the next from being added
  first.reject(new Error('Refused'));
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(add).toHaveBeenCalledTimes(2);
});
