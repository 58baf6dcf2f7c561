import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { ExtensionPlace } from './places.ts';
import type { SearchPart } from './search.ts';

/** A name that this contract does not list. Readers of a name have a fallback for it, so a new name needs no new version. */
export type OtherName = string & Record<never, never>;

/** A separately deployed part of the console: the four of this repository, and those of other teams. */
export type AreaName = 'project' | 'system' | 'settings' | 'auth' | OtherName;

/**
 * The sidebar and scope of a page (docs/screens/common-ui.md section 3). A frame that is unknown to the shell is rendered as a
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
  /** Path prefix for which the link is active; the default is `to` itself. */
  active?: string;
  /** Other paths for which it is active too, for pages in tabs whose paths differ. Shells before this field ignore it. */
  alsoActive?: readonly string[];
  /** Label in the palette where it differs, such as `Silo Access`. */
  paletteLabel?: string;
}

/** A page or form without its own link in a sidebar. The palette offers it from everywhere. */
export interface PageEntry {
  label: string;
  /** Path pattern; parameters are filled from the current URL, or with the most recently used values. */
  to: string;
  /** Other words by which it is found. */
  words?: string;
}

/** A guide of the documentation. The palette offers it from everywhere. */
export interface GuideEntry {
  label: string;
  /** Path below the deployer's docs base. */
  path: string;
}

/** A set of pages that share a sidebar. */
export interface FrameManifest {
  frame: FrameName;
  /**
   * The frame belongs to another area, and these entries are appended to its sidebar. Without it the area owns the frame: each
   * frame has one owner.
   */
  adds?: true;
  /** Path patterns of its pages; `/*` at the end matches everything below. The longest match wins. */
  match: string[];
  navigation: NavEntry[];
  /** Path of the page at which the frame is entered; the default is the first link. Shells before contract 5.7 ignore it. */
  home?: string;
  /** Its other pages. Shells before contract 5.6 ignore them. */
  pages?: PageEntry[];
}

/** Something that an area adds to the page of another one. The page has this data before any code of the area is loaded. */
export interface ExtensionEntry {
  /** Where it is added. A shell without this place draws nothing. */
  place: ExtensionPlace;
  /** Name of its code in `extensions` of the module. */
  id: string;
  /** Heading, name of the property, or entry of the menu. */
  label: string;
}

/** Data of an area that is known before its code is loaded. It is part of the registry. */
export interface AreaManifest {
  name: AreaName;
  /** Name in messages, as in "System did not load". */
  label: string;
  /** Whether it is inside the console's frame, or on an empty canvas (sign-in). */
  mount: 'console' | 'public';
  /** Path prefixes it owns, matched by whole segments; the longest wins. */
  prefixes: string[];
  /** Prefixes below its own that areas of other packages may own. */
  permits?: string[];
  frames: FrameManifest[];
  /** The documentation of its pages. Shells before contract 5.6 ignore it. */
  guides?: GuideEntry[];
  /**
   * The area adds findings to the overview of the system, by `findings` of its module, whose code is loaded for it. The overview
   * lists them, and a failure as `{label} could not be read`. Shells before contract 5.9 ignore it.
   */
  hasFindings?: true;
  /** Its extensions of pages of other areas. Shells before contract 5.13 ignore it. */
  extends?: ExtensionEntry[];
  /**
   * Label of the results of `find` of its module, such as `Backup`: the search everywhere loads the code of the area for it. Shells before
   * contract 5.17 ignore it.
   */
  finds?: string;
  /**
   * The module has a part of the search everywhere (`search`), whose code is fetched when the palette opens: for everyone, or only
   * for users who may view the fleet. Shells before contract 5.19 ignore it.
   */
  searches?: 'everybody' | 'fleet';
}

/** One part of the breadcrumb trail. */
export interface Crumb {
  label: string;
  to: string;
}

/** Data of a route for the shell: breadcrumbs, title, layout. */
export interface RouteHandle {
  area: AreaName;
  /** All breadcrumbs of the page, outermost first. */
  crumbs?: (params: Readonly<Record<string, string | undefined>>) => Crumb[];
  /** A part of the document title that is not a breadcrumb: forms that open over a page. */
  title?: string;
  /** This route renders a form or panel over its parent page; focus, scroll position and announcements do not change. */
  overlay?: true;
  /** The page fills the sheet and has its own scrolling region (serial console). */
  layout?: 'fill';
}

/** References to the shared libraries in the remote; the shell compares them with its own. Areas that load no data omit `query`. */
export type SharedCopies = Readonly<
  Record<'react' | 'react-dom' | 'router' | 'state' | 'runtime', unknown> & { query?: unknown }
>;

/** A resource that the shell's search has found (docs/screens/operator.md section 9.4). */
export interface FoundResource {
  /** For example `instance`; an area has actions for the kinds of its own lists only. */
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  /** Name of its project, for resources in a project. */
  readonly project?: string;
}

/** A current action on a found resource: one of its row menu. */
export interface FoundAction {
  readonly id: string;
  readonly label: string;
  /** Why it is disabled. */
  readonly reason?: string;
  /** The path to open, or `onSelect`, which runs the action with its confirmation. */
  readonly to?: string;
  readonly onSelect?: () => void;
}

/** Something of an area that its part of the search has found. */
export interface FoundThing {
  /** Unique in its area. */
  readonly id: string;
  readonly name: string;
  /** Its parents, the nearest first. */
  readonly context?: readonly string[];
  /** Path of its page. Results without a page in the console are left out. */
  readonly to: string;
}

/** Something that needs attention, as the overview of the system lists it (docs/screens/system-settings-auth.md section 11). */
export interface Finding {
  /** Unchanged until the fact changes: a hidden finding comes back with another key. Unique in its area. */
  readonly key: string;
  /** `destructive`: something does not work now; `notice`: it will not, or only partly; `info`: worth knowing. */
  readonly severity: 'destructive' | 'notice' | 'info';
  /** One sentence: what, where, since when, who is affected. */
  readonly text: string;
  /** Path of the page with the remedy. */
  readonly to: string;
}

/** The one module a remote exposes, under `./area`. */
export interface AreaModule {
  name: AreaName;
  /** Contract version the remote was built for. */
  contract: number;
  routes: RouteObject[];
  copies: SharedCopies;
  /** Mounted once per frame visit, beside the page: registers commands of the whole area. */
  Commands?: ComponentType;
  /** The current actions on a resource that the search has found. Rejects when it cannot be read. */
  actionsOn?: (resource: FoundResource) => Promise<readonly FoundAction[]>;
  /**
   * Findings that need attention in the area, for operators; called about once a minute while the overview is open. An empty list means
   * that nothing does. Rejects when it cannot be read, within 20 seconds: unknown data must not look healthy.
   */
  findings?: () => Promise<readonly Finding[]>;
  /**
   * The area's results for a text of at least three characters, in lower case: the best 50, in any order. Called when typing stops, and
   * aborted when it goes on. Rejects when they cannot be read, within 20 seconds: the search then shows that the area was not searched.
   */
  find?: (text: string, signal: AbortSignal) => Promise<readonly FoundThing[]>;
  /** Kinds, lists and lookups of the area for the search everywhere; `searches` of the manifest declares them. */
  search?: () => Promise<SearchPart>;
  /**
   * The mock of the area's own service, for the demo alone, which loads its code (`defineMock`, docs/teams.md). Shells before contract
   * 5.12 ignore it: the calls of the area fail in their demo.
   */
  mock?: () => Promise<unknown>;
  /**
   * The code of the extensions in `extends` of the manifest, by id: each resolves to a module with a `Component`, which gets
   * `ExtensionProps` of its place (`@console/shared/extensions`).
   */
  extensions?: Readonly<Record<string, () => Promise<unknown>>>;
}
