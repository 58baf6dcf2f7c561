/** The start of a search, and what the user may see. */
export interface SearchScope {
  /** Name of the current project. */
  readonly project?: string | undefined;
  /** Names of recently opened projects, the latest first. */
  readonly usedProjects: readonly string[];
  readonly isFleetViewer: boolean;
  readonly siloName?: string | undefined;
  /** Whether the current page belongs to the system. */
  readonly isSystem: boolean;
  /** Whether the user has opened a path recently. */
  readonly isRecent: (path: string) => boolean;
}
