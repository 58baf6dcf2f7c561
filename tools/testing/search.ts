import * as projectPart from '../../remotes/project/src/search/part.ts';
import * as systemPart from '../../remotes/system/src/search/part.ts';
import type { SearchScope } from '../../shell/src/search/scope.ts';
import type { Found } from '../../shell/src/search/search.ts';
import { type Source, sourceOf } from '../../shell/src/search/sources.ts';
import { SCOPE as WITHOUT_AREAS, searchAll as searchIn } from '../../shell/src/search/test-search.ts';

const PROJECT = sourceOf({ name: 'project', label: 'Projects' }, Promise.resolve(projectPart));
const SYSTEM = sourceOf({ name: 'system', label: 'System' }, Promise.resolve(systemPart));

/** The areas of this console that have resources. */
export const sourcesFor = (isFleetViewer: boolean): readonly Source[] =>
  isFleetViewer ? [PROJECT, SYSTEM] : [PROJECT];

/** The kinds whose resources are looked up by id. */
export const KINDS_BY_ID = projectPart.byId.length + systemPart.byId.length;

export const SCOPE: SearchScope = { ...WITHOUT_AREAS, sources: sourcesFor(true) };

/** Searches with the areas of this console until nothing is running. */
export const searchAll = (
  text: string,
  { isFleetViewer = true, ...scope }: Partial<SearchScope & { isFleetViewer: boolean }> = {},
): Promise<Found> => searchIn(text, { sources: sourcesFor(isFleetViewer), ...scope });
