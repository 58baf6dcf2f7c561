import type { Crumb, FrameName, NavEntry } from '@console/shared/contract';
import { fillPath } from '@console/shared/routing';
import type { Command } from '@console/shared/runtime';
import { Layers, Settings, type LucideIcon } from 'lucide-react';
import { navIcon } from '../place/nav-icons.ts';
import { isGonePage } from '../place/gone.ts';
import { frameLabel, homeOf, manifestOf } from '../place/navigation.ts';
import type { Place } from '../place/place.ts';
import type { RecentPlace } from '../place/recent.ts';
import type { AreaRow } from '../composition/registry-rows.ts';

export interface PaletteItem extends Command {
  /** Distinguishes entries of one group with the same label. */
  id?: string;
  icon?: LucideIcon;
  /** Name of its parent, shown in small text. */
  context?: string;
  /** Keyboard shortcut of the entry. */
  keys?: readonly string[];
  /** State of the resource, as the API returns it. */
  state?: string;
  /** Why the entry is disabled. */
  reason?: string;
  /** The palette stays open when the entry runs. */
  stays?: boolean;
  /** Other words by which it is found. */
  words?: string;
}

/** Parameters of a path pattern. */
export type Params = Place['params'];

/** The data from which the entries are built. */
export interface PaletteSource {
  rows: readonly AreaRow[];
  place: Place;
  siloName: string | undefined;
  isFleetViewer: boolean;
  crumbs: readonly Crumb[];
  /** Commands of the current page and area. */
  commands: readonly Command[];
  recent: readonly RecentPlace[];
  /** Entries of the shell itself. */
  own: readonly PaletteItem[];
}

const ACTIONS = 'Actions';

/** Heading of the links of a frame (docs/screens/common-ui.md section 7). */
export function groupOf({ rows, siloName }: PaletteSource, frame: FrameName, params: Params): string {
  switch (frame) {
    case 'silo':
      return `Silo '${siloName ?? ''}'`;
    case 'project':
      return `Project '${params['project'] ?? ''}'`;
    case 'settings':
      return 'Settings';
    case 'system':
      return 'System';
    default:
      return frameLabel(rows, frame);
  }
}

/** An entry for a link of a sidebar. */
export const fromEntry =
  (group: string, params: Params) =>
  (entry: NavEntry): PaletteItem => ({
    group,
    label: entry.paletteLabel ?? entry.label,
    to: fillPath(entry.to, params),
    icon: navIcon(entry.icon),
  });

/** The entries of a frame's pages without a link in the sidebar whose parameters are known. */
export const pagesOfFrame = (
  rows: readonly AreaRow[],
  frame: FrameName,
  group: string,
  known: readonly Params[],
): PaletteItem[] =>
  rows
    .flatMap(({ frames }) => frames.filter((one) => one.frame === frame).flatMap(({ pages = [] }) => pages))
    .flatMap(({ label, to, words }) => {
      // This runs for thousands of projects and VPCs and each page whenever the palette opens, so nothing is filled in here
      const names = [...to.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);
      const params = known.find((one) => names.every((name) => one[name] !== undefined));
      if (!params || isGonePage(to)) return [];
      return {
        group,
        label,
        to: fillPath(to, params),
        ...(words !== undefined && { words }),
        ...(to.includes('/:vpc/') && { context: `VPC ${params['vpc'] ?? ''}` }),
      };
    });

const SHELL_FRAMES = new Set<string>(['silo', 'project', 'settings', 'system']);

/** Links to the frames of other teams, each under the label of its area. A page with parameters has no link from elsewhere. */
const otherFrames = (rows: readonly AreaRow[], place: Place): PaletteItem[] =>
  rows.flatMap(({ label, frames }) =>
    frames
      .filter(({ frame, adds }) => !adds && frame !== place.frame && !SHELL_FRAMES.has(frame))
      .flatMap(({ navigation }) => navigation.slice(0, 1))
      .filter(({ to }) => !to.includes(':') && !place.navigation.some((entry) => entry.to === to))
      .map(fromEntry(label, {})),
  );

/** Links to the other frames that exist and that the user may open. */
function wayOut({ rows, place, siloName, isFleetViewer }: PaletteSource): PaletteItem[] {
  const items: PaletteItem[] = [];
  const add = (group: string, label: string, to: string | undefined, icon: LucideIcon) => {
    if (to !== undefined) items.push({ group, label, to, icon });
  };
  if (place.frame === 'system') {
    const silo = manifestOf(rows, 'silo')?.navigation[0];
    if (silo) items.push(fromEntry(`Back to silo '${siloName ?? ''}'`, {})(silo));
  }
  if (place.frame !== 'settings') add('User', 'Settings', homeOf(rows, 'settings'), Settings);
  if (place.frame !== 'system' && isFleetViewer)
    add('System', 'Manage system', homeOf(rows, 'system'), Layers);
  return [...items, ...otherFrames(rows, place)];
}

/** Unique key of an entry: two groups may have entries with the same label. */
export const itemKey = ({ group, label, id = label }: Pick<PaletteItem, 'group' | 'label' | 'id'>): string =>
  `${group}\n${id}`;

/** Removes the current page and duplicate entries; of duplicates the first is kept. */
export function tidy(items: readonly PaletteItem[], path: string): PaletteItem[] {
  const byKey = new Map<string, PaletteItem>();
  for (const item of items) if (item.to !== path && !byKey.has(itemKey(item))) byKey.set(itemKey(item), item);
  return [...byKey.values()];
}

/** All entries in display order: recent places, actions of the current page, then places from near to far. */
export function paletteItems(source: PaletteSource): PaletteItem[] {
  const { place, crumbs, commands, recent, own } = source;
  const ofFrame = groupOf(source, place.frame, place.params);
  const navigation = place.navigation.map(fromEntry(ofFrame, place.params));
  const others = commands.filter(({ group }) => group !== ACTIONS);
  const up = crumbs.slice(0, -1).map(({ label, to }): PaletteItem => ({ group: 'Go up', label, to }));
  const known = tidy(
    [
      ...commands.filter(({ group }) => group === ACTIONS),
      ...others.filter(({ group }) => group !== ofFrame),
      ...navigation,
      // Pages of the frame without a link in the sidebar
      ...others.filter(({ group }) => group === ofFrame),
      ...up,
      ...wayOut(source),
      ...own,
    ],
    place.path,
  );
  const visited = recent
    .filter(({ to }) => to !== place.path)
    .slice(0, 5)
    .map((one): PaletteItem => ({ group: 'Recent', ...one }));
  return [...visited, ...known];
}

/** Groups entries by heading; the headings are in the order of their first entry. */
export function inGroups<Item extends Pick<Command, 'group'>>(items: readonly Item[]): [string, Item[]][] {
  return [...Map.groupBy(items, ({ group }) => group)];
}
