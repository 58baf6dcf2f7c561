import type { SearchHit, SearchList, SearchLookup, SearchReader } from '@console/shared/contract';
import { cachedItems, type Page, type PageQuery, type Query } from '@console/shared/query';

/** A list as a source of results. */
export function searchList<Item extends object>(
  what: string,
  of: SearchList['of'],
  page: (project: string) => PageQuery<Item>,
  toHit: (item: Item, project: string) => SearchHit,
): SearchList {
  // Each letter of the palette searches all cached items of all projects: their first pages and results are made once
  const pages = new Map<string, Query<Page<Item>>>();
  const hits = new WeakMap<Item, SearchHit>();
  const firstOf = (project: string) => {
    const first = pages.get(project) ?? page(project)();
    pages.set(project, first);
    return first;
  };
  const hitOf = (item: Item, project: string) => {
    const known = hits.get(item) ?? toHit(item, project);
    hits.set(item, known);
    return known;
  };
  return {
    what,
    of,
    cached: (project) => cachedItems(() => firstOf(project)).map((item) => hitOf(item, project)),
    read: async (reader, project) =>
      (await reader.list(what, page(project))).map((item) => hitOf(item, project)),
  };
}

/** A lookup of a kind: `found` describes the resource with the id, with names of its parents. */
export function searchLookup<Data>(
  ask: (id: string) => Query<Data>,
  found: (data: Data, parents: SearchReader) => Promise<SearchHit | undefined> | SearchHit,
): SearchLookup {
  return async (reader, id) => {
    const data = await reader.view(ask(id));
    return data === undefined ? undefined : async (parents) => found(data, parents);
  };
}
