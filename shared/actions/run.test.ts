// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { store, toastsAtom } from '@console/shared/runtime';
import { Following } from './follow.ts';
import { perform, runAction } from './run.ts';

const SETTLES = { to: ['off'], failed: [], done: 'off' };
const following = (of: typeof Following) =>
  new of({}, { noun: 'lamp', name: 'red', to: '/lamps/red', settles: SETTLES, via: [] }, 0);

describe('an action whose change continues', () => {
  it('is followed, also when its page has another copy of this module', async () => {
    vi.resetModules();
    const { Following: Other } = await import('./follow.ts');
    expect(Other).not.toBe(Following);
    const change = following(Other);
    const action = { id: 'off', label: 'Off', run: async () => change, done: () => 'Switching off' };
    expect(await perform(action, {})).toBe(change);
    runAction(action, {});
    await vi.waitFor(() => expect(store.get(toastsAtom)).toMatchObject([{ variant: 'info' }]));
    change.see({ kind: 'state', state: 'off' });
    await vi.waitFor(() => expect(store.get(toastsAtom)).toMatchObject([{}, { variant: 'success' }]));
  });

  it('is not shown as done when only its start is known', async () => {
    store.set(toastsAtom, []);
    const off = { id: 'off', label: 'Off', run: async () => undefined, done: () => 'Switching off' };
    runAction({ ...off, continues: true }, {});
    await vi.waitFor(() =>
      expect(store.get(toastsAtom)).toMatchObject([{ variant: 'info', content: 'Switching off' }]),
    );
  });

  it('is not followed when it ends with its response', async () => {
    const action = { id: 'off', label: 'Off', run: async () => ({ name: 'red' }) };
    expect(await perform(action, {})).toBeUndefined();
  });
});
