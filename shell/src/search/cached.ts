import type { Part } from './checked-part.ts';
import type { Wanted } from './classify.ts';
import type { Hit } from './hits.ts';
import type { SearchScope } from './scope.ts';

/**
 * Items of the cached lists of a part, of any age, whether they match or not.
 * @param parts all loaded parts: some list the projects for which others have cached lists
 */
export function cachedHits(
  wanted: Wanted,
  { project, usedProjects }: Pick<SearchScope, 'project' | 'usedProjects'>,
  { lists, findCached }: Part,
  parts: readonly Part[],
): Hit[] {
  const known = parts
    .flatMap((part) => part.lists.filter(({ of }) => of === 'projects'))
    .flatMap((list) => list.cached('').map(({ name }) => name));
  const names = [...new Set([...(project === undefined ? [] : [project]), ...usedProjects, ...known])];
  const ofProject = lists.filter(({ of }) => of === 'project');
  return [
    ...names.flatMap((name) => ofProject.flatMap((list) => list.cached(name))),
    ...(findCached?.(wanted, names) ?? []),
    ...lists.filter(({ of }) => of !== 'project').flatMap((list) => list.cached('')),
  ];
}
