import { to } from '@console/shared/routing';

/** Least and greatest number of instances side by side. */
export const COMPARE_MIN = 2;
export const COMPARE_MAX = 4;

/** The comparison that an address shows. */
export interface Comparison {
  /** Names of instances, each once, at most four. */
  readonly names: readonly string[];
  /** Only lines that differ. */
  readonly onlyDifferent: boolean;
}

/** Reads the query string of the page: `?instance=web-1&instance=web-2&only=differences`. */
export const comparisonIn = (search: URLSearchParams): Comparison => ({
  names: [...new Set(search.getAll('instance').filter((name) => name !== ''))].slice(0, COMPARE_MAX),
  onlyDifferent: search.get('only') === 'differences',
});

/** The query string of a comparison. */
export function searchOf({ names, onlyDifferent }: Comparison): string {
  const search = new URLSearchParams(names.map((name) => ['instance', name]));
  if (onlyDifferent) search.set('only', 'differences');
  return `?${search.toString()}`;
}

/** The address of a comparison in a project. */
export const comparePath = (project: string, names: readonly string[]): string =>
  to('/projects/:project/instances-compare', { project }) + searchOf({ names, onlyDifferent: false });

/** The link of a selection to the comparison of its instances. */
export const compareLink = (project: string, rows: readonly { readonly name: string }[]) => ({
  label: 'Compare',
  to: comparePath(
    project,
    rows.map(({ name }) => name),
  ),
  reason:
    rows.length < COMPARE_MIN || rows.length > COMPARE_MAX
      ? `Select ${COMPARE_MIN} to ${COMPARE_MAX} instances to compare`
      : undefined,
});
