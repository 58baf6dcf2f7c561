import type { FindingArea } from '../composition/finding-areas.ts';

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
  /** Other teams' areas that have results. */
  readonly areas: readonly FindingArea[];
  /** Whether the user has opened a path recently. */
  readonly isRecent: (path: string) => boolean;
}
