import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** A name that this contract does not list. Whoever reads a name has a fallback for it, so a new name needs no new version. */
export type OtherName = string & Record<never, never>;

/** A part of the console that is deployed on its own: the four of this repository, and those of other teams. */
export type AreaName = 'project' | 'system' | 'settings' | 'auth' | OtherName;

/**
 * Which sidebar and scope a page belongs to (docs/screens/common-ui.md section 3). A frame that the shell does not know is drawn as a
 * frame of a silo, with the label of its area as its heading.
 */
export type FrameName = 'silo' | 'project' | 'system' | 'settings' | OtherName;

/** Icon of a navigation entry; the shell maps it to a glyph (docs/design/language.md section 2.5), an unknown one to a plain circle. */
export type NavIcon =
  | 'projects'
  | 'instances'
  | 'affinity'
  | 'disks'
  | 'snapshots'
  | 'images'
  | 'vpcs'
  | 'floating-ips'
  | 'access'
  | 'utilization'
  | 'silos'
  | 'inventory'
  | 'ip-pools'
  | 'profile'
  | 'ssh-keys'
  | 'users'
  | 'roles'
  | 'certificates'
  | 'health'
  | 'switch-ports'
  | 'bgp'
  | 'bfd'
  | 'address-lots'
  | 'allow-list'
  | 'setup'
  | 'capacity'
  | 'support-bundles'
  | 'alerting'
  | 'oxql'
  | 'update'
  | OtherName;

/** One link of a sidebar. */
export interface NavEntry {
  /** Text of the link, exact (docs/screens/common-ui.md section 3). */
  label: string;
  icon: NavIcon;
  /** Path pattern; parameters are filled from the current URL. */
  to: string;
  /** Group heading in the sidebar, such as `Compute`. Absent: no heading. */
  group?: string;
  /** Prefix under which the link counts as active; the default is `to` itself. */
  active?: string;
  /** Other paths under which it is active too, for pages in tabs whose paths differ. Shells before this field ignore it. */
  alsoActive?: readonly string[];
  /** Label in the palette where it differs, such as `Silo Access`. */
  paletteLabel?: string;
}

/** A set of pages that share a sidebar. */
export interface FrameManifest {
  frame: FrameName;
  /**
   * The frame belongs to another area, and these entries stand in its sidebar after those of that area. Without it the area owns the
   * frame: each frame has one owner.
   */
  adds?: true;
  /** Path patterns of its pages; `/*` at the end takes everything below. The longest match wins. */
  match: string[];
  navigation: NavEntry[];
}

/** What an area says about itself without its code being loaded. It is part of the registry. */
export interface AreaManifest {
  name: AreaName;
  /** Name for people, as in "System did not load". */
  label: string;
  /** Inside the console's frame, or on the bare canvas (sign-in). */
  mount: 'console' | 'public';
  /** Path prefixes it owns, matched by whole segments; the longest wins. */
  prefixes: string[];
  frames: FrameManifest[];
}

/** One part of the breadcrumb trail. */
export interface Crumb {
  label: string;
  to: string;
}

/** What a route says about itself to the shell: trail, title, layout. */
export interface RouteHandle {
  area: AreaName;
  /** The whole trail of the page, shallowest first. */
  crumbs?: (params: Readonly<Record<string, string | undefined>>) => Crumb[];
  /** A part of the document title that is not in the trail: forms that open over a page. */
  title?: string;
  /** This route draws a form or panel over its parent page; focus, scroll and announcements stay. */
  overlay?: true;
  /** The page fills the sheet and has a scroll bar of its own (serial console). */
  layout?: 'fill';
}

/**
 * References to the shared libraries as the remote sees them; the shell compares them with its own. `query` is left out
 * by areas that load no data.
 */
export type SharedCopies = Readonly<
  Record<'react' | 'react-dom' | 'router' | 'state' | 'runtime', unknown> & { query?: unknown }
>;

/** A resource that the search of the shell has found (docs/screens/operator.md section 9.4). */
export interface FoundResource {
  /** Such as `instance`; an area knows those of its own lists, and has no actions for others. */
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  /** Name of its project, for what is in one. */
  readonly project?: string;
}

/** What can be done with a found resource now: an action of its row menu. */
export interface FoundAction {
  readonly id: string;
  readonly label: string;
  /** Why it is disabled. */
  readonly reason?: string;
  /** Where it leads, or `onSelect`: runs it, with its confirmation. */
  readonly to?: string;
  readonly onSelect?: () => void;
}

/** The one module a remote exposes, under `./area`. */
export interface AreaModule {
  name: AreaName;
  /** Contract version the remote was built for. */
  contract: number;
  routes: RouteObject[];
  copies: SharedCopies;
  /** Mounted once per frame visit, beside the page: registers commands that belong to the whole area. */
  Commands?: ComponentType;
  /** The actions on a resource that the search has found, as they are now. Rejects when it cannot be read. */
  actionsOn?: (resource: FoundResource) => Promise<readonly FoundAction[]>;
}
