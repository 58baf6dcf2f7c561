import type { AreaManifest } from './area.ts';

/** A file and its integrity value: `[URL path, "sha384-…"]`. */
export type PinnedFile = [url: string, integrity: string];

/** A build that a registry row lists beside the published one. */
export interface OtherBuild {
  build: string;
  /** Its own row, as a file of this site under its hash: only browsers that run the build fetch it. */
  row: PinnedFile;
}

/** A build that some browsers run instead of the published one: a share of them or those of some silos. */
export interface Rollout extends OtherBuild {
  /** Percentage of the browsers; a browser that is included stays included while the share grows. */
  share?: number;
  /** The silos whose users run it, by a hash of each name, area and build (`shell/src/composition/choice.ts`). */
  silos?: string[];
}

/** One deployed build of a remote. A release replaces this row. */
export interface RegistryEntry extends AreaManifest {
  /** URL path of the entry file, content hash in its name. */
  entry: string;
  /** `sha384-` and 64 base64 characters; an entry without a well-formed value is refused. */
  integrity: string;
  /** Major version of the contract. */
  contract: number;
  /** Minor version of the contract; 0 when absent. */
  contractMinor?: number;
  /** Build id: changes with any file of the build. */
  build: string;
  /** Release of the federation plugin the entry was built with; shown on the support page. */
  federation: string;
  /** Version of react it was built with; the shell must offer it or a later one of the same major version. */
  react?: string;
  /** Version of `@console/shared` it was built with; the shell must offer it or a later minor. */
  shared: string;
  /** Version of the area's package; absent when its build did not contain it. */
  version?: string;
  /** Commit of the build, followed by `+changes` when the working tree was modified. */
  commit?: string;
  /** When this build was published first, ISO 8601. */
  publishedAt?: string;
  /** Files every page of the area needs: preloaded with the entry. */
  assets: PinnedFile[];
  /** Files and reads of the pages of a path pattern: requested when the document opens there. */
  routes: Record<string, RouteFiles>;
  /** Builds before contract 5.10 list their pages in a file, and only some of them in `routes`. No longer read. */
  pages?: PinnedFile;
  /** The build that some browsers run instead. */
  rollout?: Rollout;
  /** Builds that run on request by `?remotes=NAME:BUILD`. */
  previews?: OtherBuild[];
  /**
   * Its pages are in the other document of the site, whose shell can run this build (docs/decisions/030-two-majors.md): this shell
   * links to them, and runs none of its code. Shells before contract 5.11 refuse the area.
   */
  elsewhere?: true;
}

export interface RouteFiles {
  /** The remote's own chunks and style sheets of an area with few pages, and in builds before contract 5.10; the others have `names`. */
  files: PinnedFile[];
  /**
   * The same by their names in the folder of the entry. Without hashes: they are only fetched ahead, and the code that runs them has
   * the hashes (docs/decisions/029-files-of-every-page.md).
   */
  names?: string[];
  /** Lazily shared modules of the shell that the page uses, such as `table`. */
  shares: string[];
  /**
   * URL patterns of the reads of the API that the page sends when it is opened, with the parameters of its path, such as
   * `/v1/projects/:project`: the document sends them before any file is loaded (docs/decisions/028-reads-of-the-document.md).
   */
  reads?: string[];
}

/** The shell's files that are not needed by every page. */
export interface ShellFiles {
  /** Needed by every page inside the console's frame. */
  frame: PinnedFile[];
  /** By name of the lazily shared module. */
  shares: Record<string, PinnedFile[]>;
}

/** Settings of the console's reports about itself. */
export interface ReportSettings {
  /** Path of this site to which reports are sent, such as `/reports`; empty for no reports. */
  endpoint: string;
}

/** Settings of the deployer that need no build. */
export interface ConsoleSettings {
  /** Suffix of every document title. */
  productName: string;
  /** Name of the platform in labels such as `{platformName} System`. */
  platformName: string;
  /** Base of links to the guides, without a slash at the end. */
  docsBaseUrl: string;
  /** Name of the command line tool in commands offered for copying. */
  cliName: string;
  /** Path below which the site is served, such as `/console`; empty at the root of its origin. */
  basePath: string;
  /** Revision of the API that is requested from the server; empty for the one that the console was built for. */
  apiVersion: string;
  /** Seconds after which an API request without a response is aborted. */
  callLimit: number;
  /** The same for operations that take long (`shared/runtime/limits.ts`). */
  longCallLimit: number;
  /** Reports of the console's own failures and timings; nothing is sent without an endpoint. */
  reports: ReportSettings;
  /** Runs on the in-browser mock API. Only builds made for the demo contain it. */
  demo: boolean;
}

/** The JSON block in the document: run-time configuration and registry. */
export interface ConsoleConfig {
  /** Version of this block's format. */
  version: 1;
  /** Build id of the shell. */
  build: string;
  shell: ShellFiles;
  settings: ConsoleSettings;
  remotes: RegistryEntry[];
  /** Path of the file with this block, which open tabs read again; `/registry.json` when absent. */
  registry?: string;
}
