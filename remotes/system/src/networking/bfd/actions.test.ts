import { expect, test } from 'vitest';
import { bfdActions, bfdBulkActions } from './actions.tsx';
import { bfdRows } from './sessions.ts';

const [row] = bfdRows(
  [
    {
      peer: '172.20.15.9',
      switch: 'switch0',
      state: 'up',
      mode: 'single_hop',
      local: null,
      detectionThreshold: 3,
      requiredRx: 1_000_000,
    },
  ],
  undefined,
);

// @sheet operator/13.90
test.each([
  ['a default gateway', ['port'], undefined, 'Disable this one separately. It monitors a default gateway'],
  ['another peer', [], undefined, true],
  ['another peer, without the role', [], 'Needs the fleet admin role', 'Needs the fleet admin role'],
] as const)('disabling several sessions, one of them of %s', (_, defaultOf, refusal, allowed) => {
  if (!row) throw new Error('no row');
  const actions = bfdActions({ copy: () => Promise.resolve(), onDisable: () => {}, refusal });
  const disable = bfdBulkActions(actions).find(({ id }) => id === 'disable');
  expect(disable?.allowed?.({ ...row, defaultOf })).toBe(allowed);
});
