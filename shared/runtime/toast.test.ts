// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { endIdentity } from './personal.ts';
import { store } from './store.ts';
import { toast, toastsAtom } from './toast.ts';

test('a toast with Undo is closed when the session ends, others stay', () => {
  toast({ content: 'Lamp red switched off', undo: async () => undefined });
  toast({ content: 'Lamp blue switched off' });
  endIdentity();
  expect(store.get(toastsAtom)).toMatchObject([{ content: 'Lamp blue switched off' }]);
  store.set(toastsAtom, []);
});
