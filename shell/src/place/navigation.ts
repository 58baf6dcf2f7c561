import type { FrameManifest, FrameName, NavEntry } from '@console/shared/contract';
import { fillPath } from '@console/shared/routing';
import { isWithin } from '../composition/owner.ts';
import type { AreaRow } from '../composition/registry-rows.ts';
import { isGonePage } from './gone.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** Relation of a sidebar link to the current page: `near` while the create form of its list is open. */
export type LinkState = 'current' | 'near' | 'none';

/** A link of the sidebar with its parameters filled in. */
export interface NavLink {
  entry: NavEntry;
  to: string;
  state: LinkState;
}

/** Whether a link is active, by the rule of docs/screens/common-ui.md section 3. */
export function linkState(
  { to, active = to, alsoActive = [] }: Pick<NavEntry, 'to' | 'active' | 'alsoActive'>,
  params: Params,
  path: string,
): LinkState {
  if ([active, ...alsoActive].some((prefix) => isWithin(path, fillPath(prefix, params)))) return 'current';
  const hasForm = [to, ...alsoActive].some((list) => isWithin(path, `${fillPath(list, params)}-new`));
  return hasForm ? 'near' : 'none';
}

/** Number of findings whose remedy is on a page of this entry. */
export const findingsOf = (entry: NavEntry, params: Params, paths: readonly string[]): number =>
  paths.filter((path) => linkState(entry, params, path.replace(/[?#].*/, '')) !== 'none').length;

/** Adjacent links with one heading; links without a group have no heading. */
export interface NavGroup {
  heading: string | undefined;
  links: NavLink[];
}

/** The links of a frame in their groups, in the order of the manifest. */
export function navGroups(navigation: readonly NavEntry[], params: Params, path: string): NavGroup[] {
  const groups: NavGroup[] = [];
  for (const entry of navigation) {
    const link = { entry, to: fillPath(entry.to, params), state: linkState(entry, params, path) };
    const last = groups.at(-1);
    if (last && last.heading === entry.group) last.links.push(link);
    else groups.push({ heading: entry.group, links: [link] });
  }
  return groups;
}

const owns =
  (frame: FrameName) =>
  (manifest: FrameManifest): boolean =>
    manifest.frame === frame && manifest.adds === undefined;

/** The manifest of a frame in the registry, from the area that owns it; undefined when no registered area does. */
export const manifestOf = (rows: readonly AreaRow[], frame: FrameName): FrameManifest | undefined =>
  rows.flatMap((row) => row.frames).find(owns(frame));

/** Heading of a frame of another team: the label of the area that owns it. */
export const frameLabel = (rows: readonly AreaRow[], frame: FrameName): string =>
  rows.find((row) => row.frames.some(owns(frame)))?.label ?? frame;

/**
 * The links of a frame: those of its owner, and those of other areas, each at the end of its group; without those of pages that the
 * server is known not to have.
 */
export function navigationOf(rows: readonly AreaRow[], frame: FrameName): readonly NavEntry[] {
  const entries = [...(manifestOf(rows, frame)?.navigation ?? [])];
  const added = rows.flatMap(({ frames }) => frames.filter((one) => one.frame === frame && one.adds));
  for (const entry of added.flatMap(({ navigation }) => navigation)) {
    const last = entries.findLastIndex(({ group }) => group === entry.group);
    entries.splice(last < 0 ? entries.length : last + 1, 0, entry);
  }
  return entries.filter(({ to }) => !isGonePage(to));
}

/** Page at which a frame is entered; undefined when no area provides the frame. */
export function homeOf(rows: readonly AreaRow[], frame: FrameName): string | undefined {
  const owner = manifestOf(rows, frame);
  return owner?.home ?? owner?.navigation[0]?.to;
}
