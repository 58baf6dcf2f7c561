import { matchRoutes, type RouteObject } from '@console/shared/router';
import { fillPath } from '@console/shared/routing';
import type { Entry } from './entries.ts';
import type { AreaRow } from '../composition/registry-rows.ts';

/** Where the thing of a request can be seen. */
export interface Where {
  readonly to: string;
  /** Label of the list, where it leads to the list that the thing is in: it has no page of its own, or may not exist. */
  readonly list?: string;
}

/** What navigation and routes are taken from. */
export interface Atlas {
  readonly rows: readonly AreaRow[];
  /** The routes of the area that has a path, as far as its code is here. */
  readonly routesOf: (path: string) => readonly RouteObject[];
}

/** `/v1/disks/{disk}/finalize` and `/v1/system/silos`: the collection, and the parameter of one in it. */
const COLLECTION = /\/([a-z-]+)(?:\/\{(\w+)\}[^{]*)?$/;

/** A thing that was to be made is there only after a success, one that was to be deleted only after a refusal. */
function isThere({ operation: { method }, state }: Entry, isNew: boolean): boolean {
  if (isNew) return state === 'done' || state === 'accepted';
  return method !== 'DELETE' || state === 'failed';
}

/**
 * The page of what a request was about, or the list it is in; undefined when the sidebar has no such list. Nothing is written
 * down for it: lists are taken from the navigation of the registry, pages from the routes of their area.
 */
export function whereOf(entry: Entry, { rows, routesOf }: Atlas): Where | undefined {
  const { operation, names, answeredName } = entry;
  const [, collection, parameter] = COLLECTION.exec(operation.path) ?? [];
  const project = collection === 'projects' ? undefined : names['project'];
  const list = rows
    .flatMap(({ frames }) => frames.flatMap(({ navigation }) => navigation))
    .find(({ to }) => to.endsWith(`/${collection}`) && to.includes('/:project/') === (project !== undefined));
  if (!list) return undefined;
  const to = fillPath(list.to, { project });
  const name = answeredName ?? names[parameter ?? 'name'];
  if (name !== undefined && isThere(entry, parameter === undefined)) {
    const page = `${to}/${encodeURIComponent(name)}`;
    if (matchRoutes([...routesOf(page)], page)) return { to: page };
  }
  return { to, list: list.label };
}
