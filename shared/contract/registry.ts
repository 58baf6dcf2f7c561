import type { AreaManifest } from './area.ts';

/** A file and its integrity value: `[URL path, "sha384-…"]`. */
export type PinnedFile = [url: string, integrity: string];

/** A build that a registry row lists beside the build it serves. */
export interface OtherBuild {
  build: string;
  /** Its own row, as a file of this site under its hash: only a browser that runs the build fetches it. */
  row: PinnedFile;
}

/** A build that a part of the browsers runs instead of the one that is served: a share of them or the silos, one of the two. */
export interface Rollout extends OtherBuild {
  /** Per cent of the browsers; a browser keeps its place while the share grows. */
  share?: number;
  /** Names of the silos whose users run it. */
  silos?: string[];
}

/** One deployed build of a remote. Switching a release is replacing this row. */
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
  /** Version of the area's package; absent where its build did not say. */
  version?: string;
  /** Commit the build was made of, with `+changes` after it when the checkout differed from it. */
  commit?: string;
  /** When this build was published first, ISO 8601. */
  publishedAt?: string;
  /** Files every page of the area needs: preloaded with the entry. */
  assets: PinnedFile[];
  /** What the page of a path pattern needs beyond that: preloaded when the document opens there. */
  routes: Record<string, RouteFiles>;
  /**
   * A JSON file with the `routes` of an area that has many, so that only its own pages download them
   * (docs/decisions/021-bytes.md); `routes` is empty then. URLs in it are relative to the file.
   */
  pages?: PinnedFile;
  /** The build that a part of the browsers runs instead. */
  rollout?: Rollout;
  /** Builds that run for those who ask for them by `?remotes=NAME:BUILD`. */
  previews?: OtherBuild[];
}

/** Files of one page. */
export interface RouteFiles {
  /** The remote's own chunks and style sheets. */
  files: PinnedFile[];
  /** Lazily shared modules of the shell that the page uses, such as `table`. */
  shares: string[];
}

/** The shell's files that are not needed by every page. */
export interface ShellFiles {
  /** Needed by every page inside the console's frame. */
  frame: PinnedFile[];
  /** By name of the lazily shared module. */
  shares: Record<string, PinnedFile[]>;
}

/** Settings of the reports of the console about itself. */
export interface ReportSettings {
  /** Path of this site that reports are posted to, such as `/reports`; empty for no reports. */
  endpoint: string;
}

/** What a deployer may set without building anything. */
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
  /** Seconds after which a call of the API without an answer is given up. */
  callLimit: number;
  /** The same for calls that are known to take long (`shared/runtime/limits.ts`). */
  longCallLimit: number;
  /** Where the console reports its own failures and times to; nothing is sent without an endpoint. */
  reports: ReportSettings;
  /** Runs on the in-browser mock API. Only builds made for the demo contain it. */
  demo: boolean;
}

/** The JSON block in the document: run-time configuration and registry. */
export interface ConsoleConfig {
  /** Version of this block's shape. */
  version: 1;
  /** Build id of the shell. */
  build: string;
  shell: ShellFiles;
  settings: ConsoleSettings;
  remotes: RegistryEntry[];
}
