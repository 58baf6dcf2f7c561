import type { FrameManifest, FrameName, NavEntry } from '@console/shared/contract';
import { fillPath } from '@console/shared/routing';
import { isWithin } from '../composition/owner.ts';
import type { AreaRow } from '../composition/registry-rows.ts';

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

/** The manifest of a frame in the registry; undefined when no registered area provides the frame. */
export const manifestOf = (rows: readonly AreaRow[], frame: FrameName): FrameManifest | undefined =>
  rows.flatMap((row) => row.frames).find((manifest) => manifest.frame === frame);

/** First page of a frame; undefined when no area provides the frame. */
export const homeOf = (rows: readonly AreaRow[], frame: FrameName): string | undefined =>
  manifestOf(rows, frame)?.navigation[0]?.to;
