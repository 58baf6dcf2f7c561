import { projectList } from '@console/shared/api';
import { expect, it } from 'vitest';
import { nextOf } from './next-page.ts';
import { query } from './query.ts';

const asked = query(projectList, { query: { limit: 2 } });

it('a full page leads on, a short one and an empty one are the end, whatever token they carry', () => {
  expect(nextOf({ items: [1, 2], nextPage: 'a' }, asked)).toBe('a');
  expect(nextOf({ items: [1], nextPage: 'a' }, asked)).toBeUndefined();
  expect(nextOf({ items: [], nextPage: null }, asked)).toBeUndefined();
});

it('without a limit the token says it', () => {
  expect(nextOf({ items: [1], nextPage: 'a' }, query(projectList, { query: {} }))).toBe('a');
  expect(nextOf({ items: [1] }, query(projectList, { query: {} }))).toBeUndefined();
});
