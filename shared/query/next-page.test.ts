import { projectList } from '@console/shared/api';
import { expect, it } from 'vitest';
import { nextOf } from './next-page.ts';
import { query } from './query.ts';

const asked = query(projectList, { query: { limit: 2 } });

// @sheet common-ui/34.25
it('a full page has a next page; a short or empty page is the last one, with any token', () => {
  expect(nextOf({ items: [1, 2], nextPage: 'a' }, asked)).toBe('a');
  expect(nextOf({ items: [1], nextPage: 'a' }, asked)).toBeUndefined();
  expect(nextOf({ items: [], nextPage: null }, asked)).toBeUndefined();
});

it('without a limit the token decides whether there is a next page', () => {
  expect(nextOf({ items: [1], nextPage: 'a' }, query(projectList, { query: {} }))).toBe('a');
  expect(nextOf({ items: [1] }, query(projectList, { query: {} }))).toBeUndefined();
});
