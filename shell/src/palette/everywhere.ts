import { BookOpen } from 'lucide-react';
import { matchPath } from '@console/shared/router';
import { isFormPath } from '@console/shared/routing';
import { docsUrl } from '@console/shared/runtime';
import { manifestOf, navigationOf } from '../place/navigation.ts';
import type { RecentPlace } from '../place/recent.ts';
import {
  fromEntry,
  groupOf,
  type PaletteItem,
  type PaletteSource,
  pagesOfFrame,
  type Params,
  tidy,
} from './items.ts';
import { mayChange } from './may-change.ts';

const PATTERNS = ['/projects/:project/vpcs/:vpc/*', '/projects/:project/*'];

/** Parameters of the current page, of the recent ones, then of the search's index; those of the current project first. */
function paramsFrom(current: Params, recent: readonly RecentPlace[], known: readonly Params[]): Params[] {
  const visited = recent.flatMap(({ to }) =>
    PATTERNS.flatMap((pattern): Params[] => {
      const match = matchPath(pattern, to);
      return match ? [match.params] : [];
    }),
  );
  const all = [current, ...visited, ...known];
  const isNear = ({ project }: Params) => project === (current['project'] ?? project);
  return [...all.filter(isNear), ...all.filter((params) => !isNear(params))];
}

/** Opens a page of the documentation in a new tab. */
const guide = (label: string, path: string): PaletteItem => ({
  group: 'Docs',
  label,
  icon: BookOpen,
  words: 'docs guide documentation help',
  run: () => void window.open(docsUrl(path), '_blank', 'noreferrer'),
});

/**
 * The pages, forms and guides of every area, on every page. They are shown only for a text, because they are many. A page of a project
 * or of a VPC is the one of the current project or VPC, else of the one used last, else of the first one that is known. Forms are
 * offered where the user may change something.
 * @param known parameters of the pages that exist, as far as they are in the search's index
 */
export function pagesEverywhere(source: PaletteSource, known: readonly Params[]): PaletteItem[] {
  const { rows, place, isFleetViewer, recent } = source;
  const params = paramsFrom(place.params, recent, known);
  const project = params.find((one) => one['project'] !== undefined) ?? {};
  const frames = new Set(rows.flatMap((row) => row.frames.map(({ frame }) => frame)));
  const pages = [...frames]
    .filter((frame) => manifestOf(rows, frame) && (frame !== 'system' || isFleetViewer))
    .flatMap((frame) => {
      const group = groupOf(source, frame, project);
      const links = navigationOf(rows, frame).map(fromEntry(group, project));
      const others = pagesOfFrame(rows, frame, group, params);
      const offered = mayChange(frame, project['project'])
        ? others
        : others.filter(({ to = '' }) => !isFormPath(to));
      return [...links, ...offered];
    })
    .filter(({ to }) => !to?.includes(':'));
  const guides = rows.flatMap(({ guides: all = [] }) => all.map(({ label, path }) => guide(label, path)));
  return tidy([...pages, guide('Docs', ''), ...guides], place.path);
}
