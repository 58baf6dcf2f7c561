import type { SearchHit, SearchKind, SearchList, SearchLookup, SearchPart } from '@console/shared/contract';
import { isRecord } from '@console/shared/record';

/** A list and its area. */
export interface PartList extends SearchList {
  /** Identifies the list in the console. */
  readonly key: string;
  readonly inside?: (...args: Parameters<NonNullable<SearchList['inside']>>) => Promise<readonly PartList[]>;
}

/** A part of the search whose answers are checked. */
export interface Part extends SearchPart {
  /** Name of its area in sentences. */
  readonly label: string;
  readonly lists: readonly PartList[];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrAbsent = (value: unknown): boolean => value === undefined || isText(value);
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isAbsentOr = (type: string, value: unknown): boolean => value === undefined || typeof value === type;

/** A path on this site; `//host/…` is a URL of another one. */
const isPathOrAbsent = (value: unknown): boolean =>
  value === undefined || (isText(value) && value.startsWith('/') && !value.startsWith('//'));

const isKind = (value: unknown): value is SearchKind =>
  isRecord(value) &&
  isText(value['name']) &&
  isText(value['label']) &&
  isText(value['icon']) &&
  typeof value['place'] === 'number' &&
  (value['words'] === undefined || areTexts(value['words']));

const isList = (value: unknown): value is SearchList =>
  isRecord(value) &&
  isText(value['what']) &&
  isText(value['of']) &&
  typeof value['cached'] === 'function' &&
  typeof value['read'] === 'function' &&
  isAbsentOr('function', value['inside']);

const FUNCTIONS = ['byIdLast', 'find', 'findLast', 'findCached'] as const satisfies (keyof SearchPart)[];

const isPart = (value: unknown): value is SearchPart =>
  isRecord(value) &&
  Array.isArray(value['kinds']) &&
  value['kinds'].every(isKind) &&
  Array.isArray(value['lists']) &&
  value['lists'].every(isList) &&
  (value['byId'] === undefined || Array.isArray(value['byId'])) &&
  FUNCTIONS.every((name) => isAbsentOr('function', value[name]));

/** Results that were already checked: each letter processes thousands of them. */
const checked = new WeakSet<object>();

function isHit(value: unknown): value is SearchHit {
  if (!isRecord(value)) return false;
  if (checked.has(value)) return true;
  const { kind, id, name, context, terms = [], project, state, found, to, sledTo } = value;
  const is =
    [kind, id, name].every(isText) &&
    [context, terms].every(areTexts) &&
    [project, state, found].every(isTextOrAbsent) &&
    [to, sledTo].every(isPathOrAbsent);
  if (is) checked.add(value);
  return is;
}

function hitsIn(value: unknown): readonly SearchHit[] {
  if (!Array.isArray(value) || !value.every(isHit)) throw new Error('It found something that is no result');
  return value;
}

function hitIn(value: unknown): SearchHit | undefined {
  if (value !== undefined && !isHit(value)) throw new Error('It found something that is no result');
  return value;
}

function checkedList(list: SearchList, key: string): PartList {
  const { what, of, inside } = list;
  return {
    what,
    of,
    key,
    cached: (project) => hitsIn(list.cached(project)),
    read: async (reader, project) => hitsIn(await list.read(reader, project)),
    ...(inside && {
      inside: async (reader, known) => {
        const all: unknown = await inside(reader, known);
        if (!Array.isArray(all) || !all.every(isList)) throw new Error('It has something that is no list');
        return all.map((one, at) => checkedList(one, `${key} ${at}`));
      },
    }),
  };
}

const checkedLookup =
  (lookup: SearchLookup): SearchLookup =>
  async (reader, id) => {
    const found = await lookup(reader, id);
    return found && (async (parents) => hitIn(await found(parents)));
  };

/**
 * The part of an area, whose code has no types at run time: its results are checked.
 * @throws Error when it is not a part of a search
 */
export function checkedPart(value: unknown, { name, label }: { name: string; label: string }): Part {
  if (!isPart(value)) throw new Error('It is no part of a search');
  const { byIdLast, find, findLast, findCached } = value;
  type Asked = Parameters<NonNullable<SearchPart['find']>>[0];
  const checkedAsked = (asked: Asked): Asked => ({ ...asked, found: (hits) => asked.found(hitsIn(hits)) });
  return {
    label,
    kinds: value.kinds,
    lists: value.lists.map((list) => checkedList(list, `${name} ${list.what}`)),
    byId: (value.byId ?? []).map(checkedLookup),
    ...(byIdLast && { byIdLast: async (...args) => hitIn(await byIdLast(...args)) }),
    ...(find && { find: async (asked) => find(checkedAsked(asked)) }),
    ...(findLast && { findLast: async (asked) => findLast(checkedAsked(asked)) }),
    ...(findCached && { findCached: (...args) => hitsIn(findCached(...args)) }),
  };
}
