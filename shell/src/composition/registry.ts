import { matchPath } from '@console/shared/router';
import type { FrameManifest, FrameName } from '@console/shared/contract';
import type { AreaRow } from './registry-rows.ts';

export { ownerOf } from './owner.ts';

/** The frame that belongs to a path, and the parameters of the path. */
export interface FrameMatch {
  frame: FrameName;
  manifest: FrameManifest;
  params: Readonly<Record<string, string | undefined>>;
}

/** Finds the frame of a path: the longest matching pattern wins, literal segments before parameters. */
export function frameOf(rows: readonly Pick<AreaRow, 'frames'>[], path: string): FrameMatch | undefined {
  const weight = (pattern: string) =>
    pattern.split('/').reduce((sum, part) => sum + (part.startsWith(':') || part === '*' ? 1 : 3), 0);
  return rows
    .flatMap((row) => row.frames)
    .flatMap((manifest) =>
      manifest.match.map((pattern) => ({ manifest, pattern, match: matchPath(pattern, path) })),
    )
    .filter(({ match }) => match !== null)
    .toSorted((a, b) => weight(b.pattern) - weight(a.pattern))
    .map(({ manifest, match }) => ({ frame: manifest.frame, manifest, params: match?.params ?? {} }))[0];
}

/** Removes the rows that the query string `?remotes=system:off` switches off for support (docs/architecture.md section 4). */
export function withoutSwitchedOff(rows: readonly AreaRow[], search: string): AreaRow[] {
  const off = new Set(
    new URLSearchParams(search)
      .getAll('remotes')
      .flatMap((value) => value.split(','))
      .filter((value) => value.endsWith(':off'))
      .map((value) => value.slice(0, -':off'.length)),
  );
  return rows.filter((row) => !off.has(row.name));
}

/** The label of an area as shown on screen. */
export const areaLabel = (rows: readonly AreaRow[], name: string): string =>
  rows.find((row) => row.name === name)?.label ?? name;

/** Whether a row of the registry offers a build: as the served build, in a rollout, or as a preview. */
export const offers = ({ build, rollout, previews }: AreaRow, wanted: string): boolean =>
  build === wanted ||
  [rollout, previews]
    .flat()
    .some((one) => typeof one === 'object' && one !== null && Reflect.get(one, 'build') === wanted);
