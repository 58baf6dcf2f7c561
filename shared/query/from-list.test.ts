import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageView, instanceList, instanceView, projectView } from '@console/shared/api';
import { afterEach, describe, expect, it } from 'vitest';
import { queryClient } from './client.ts';
import { takeFromList, UNLIKE_LIST } from './from-list.ts';
import { clearCache, query } from './query.ts';

const SEEN = 1_000;
const WEB = { id: 'f5f7a4fe-3c9f-4d0c-9df6-0f4f3a0e7f2b', name: 'web-1' };

/** A list in the cache. */
const know = (project: string) =>
  queryClient.setQueryData<unknown>(
    query(instanceList, { query: { project, limit: 50 } }).queryKey,
    { items: [WEB] },
    { updatedAt: SEEN },
  );

afterEach(clearCache);

const inEdge = { query: { project: 'edge' } };

describe('a view whose request failed', () => {
  it.each([
    ['by its name, in the same project', { path: { instance: 'web-1' }, ...inEdge }],
    ['by its id, wherever it is', { path: { instance: WEB.id } }],
  ])('uses a list %s, with its age', (_, input) => {
    know('edge');
    const view = query(instanceView, input);
    expect(takeFromList(view)).toBe(true);
    expect(queryClient.getQueryData(view.queryKey)).toEqual(WEB);
    expect(queryClient.getQueryState(view.queryKey)?.dataUpdatedAt).toBe(SEEN);
  });

  it.each([
    ['another name', query(instanceView, { path: { instance: 'web-2' }, ...inEdge })],
    ['another project', query(instanceView, { path: { instance: 'web-1' }, query: { project: 'core' } })],
    ['a name without its project', query(instanceView, { path: { instance: 'web-1' } })],
    ['another type', query(projectView, { path: { project: 'web-1' } })],
    ['a type without a list at hand', query(imageView, { path: { image: 'web-1' }, ...inEdge })],
    ['a list', query(instanceList, { query: { project: 'edge' } })],
  ])('uses no list for %s', (_, view) => {
    know('edge');
    expect(takeFromList(view)).toBe(false);
    expect(queryClient.getQueryData(view.queryKey)).toBeUndefined();
  });
});

interface Schema {
  readonly $ref?: string;
  readonly properties?: Record<string, Schema>;
  readonly items?: Schema;
}
interface Operation {
  readonly operationId: string;
  readonly responses: Record<string, { readonly content?: Record<string, { readonly schema: Schema }> }>;
}
interface Api {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, Schema> };
}

// @sheet common-ui/34.42
it('lists contain the same objects as their views, except the listed ones', () => {
  const api: Api = JSON.parse(readFileSync(join(import.meta.dirname, '../api/openapi/openapi.json'), 'utf8'));
  const answers = new Map(
    Object.values(api.paths)
      .flatMap((path) => Object.values(path))
      .filter((operation) => operation.responses?.['200'] !== undefined)
      .map(({ operationId, responses }) => [
        operationId,
        responses['200']?.content?.['application/json']?.schema.$ref?.split('/').at(-1),
      ]),
  );
  const rowIn = (list: string) =>
    api.components.schemas[answers.get(list) ?? '']?.properties?.['items']?.items?.$ref?.split('/').at(-1);
  const views = [...answers.keys()].filter(
    (id) => id.endsWith('_view') && answers.has(id.replace(/view$/, 'list')),
  );
  expect(views.length).toBeGreaterThan(25);
  const camel = (id: string) => id.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const unlike = views.filter((id) => rowIn(id.replace(/view$/, 'list')) !== answers.get(id)).map(camel);
  expect(unlike).toEqual([...UNLIKE_LIST]);
});
