import { matchRoutes, type RouteObject } from '@console/shared/router';
import { fillPath } from '@console/shared/routing';
import type { Entry } from './entries.ts';
import type { AreaRow } from '../composition/registry-rows.ts';

/** Link to the object of a request. */
export interface Where {
  readonly to: string;
  /** Label of the list, when `to` is the list that contains the object: the object has no page, or may not exist. */
  readonly list?: string;
}

export interface LinkSources {
  readonly rows: readonly AreaRow[];
  /** The routes of the area that owns a path, if its code is loaded. */
  readonly routesOf: (path: string) => readonly RouteObject[];
}

/** Matches `/v1/disks/{disk}/finalize` and `/v1/system/silos`: the collection, and the parameter of an item in it. */
const COLLECTION = /\/([a-z-]+)(?:\/\{(\w+)\}[^{]*)?$/;

/** Whether the object exists: a created one only after a success, a deleted one only after a failed deletion. */
function exists({ operation: { method }, state }: Entry, isNew: boolean): boolean {
  if (isNew) return state === 'done' || state === 'accepted' || state === 'in progress';
  return method !== 'DELETE' || state === 'failed';
}

/**
 * Finds the page of a request's object, or the list that contains it; undefined when the sidebar has no such list. There is no
 * mapping to maintain: lists come from the navigation of the registry, pages from the routes of their area.
 */
export function whereOf(entry: Entry, { rows, routesOf }: LinkSources): Where | undefined {
  const { operation, names, answeredName } = entry;
  const [, collection, parameter] = COLLECTION.exec(operation.path) ?? [];
  const project = collection === 'projects' ? undefined : names['project'];
  const list = rows
    .flatMap(({ frames }) => frames.flatMap(({ navigation }) => navigation))
    .find(({ to }) => to.endsWith(`/${collection}`) && to.includes('/:project/') === (project !== undefined));
  if (!list) return undefined;
  const to = fillPath(list.to, { project });
  const name = answeredName ?? names[parameter ?? 'name'];
  if (name !== undefined && exists(entry, parameter === undefined)) {
    const page = `${to}/${encodeURIComponent(name)}`;
    if (matchRoutes([...routesOf(page)], page)) return { to: page };
  }
  return { to, list: list.label };
}
