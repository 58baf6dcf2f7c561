// @vitest-environment happy-dom
import { goneAtom, noteGone, store } from '@console/shared/runtime';
import { afterEach, expect, test } from 'vitest';
import { isGonePage } from './gone.ts';

afterEach(() => store.set(goneAtom, []));

test('knows the pages that the server did not have, by their pattern', () => {
  const pattern = '/projects/:project/affinity';
  expect(isGonePage(pattern)).toBe(false);
  noteGone('/projects/edge-cache/affinity');
  noteGone('affinityGroupList');
  expect(isGonePage(pattern)).toBe(true);
  expect(isGonePage('/projects/:project')).toBe(false);
  expect(isGonePage('/projects')).toBe(false);
});
