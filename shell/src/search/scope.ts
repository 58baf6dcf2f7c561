import type { FindingArea } from '../composition/finding-areas.ts';
import type { Source } from './sources.ts';

/** The start of a search, and what the user may see. */
export interface SearchScope {
  /** Name of the current project. */
  readonly project?: string | undefined;
  /** Names of recently opened projects, the latest first. */
  readonly usedProjects: readonly string[];
  readonly siloName?: string | undefined;
  /** Whether the current page belongs to the system. */
  readonly isSystem: boolean;
  /** The areas that supply the resources: those whose part the user may use. */
  readonly sources: readonly Source[];
  /** Other teams' areas that have results. */
  readonly areas: readonly FindingArea[];
  /** Whether the user has opened a path recently. */
  readonly isRecent: (path: string) => boolean;
}

/** The same before the code of the search is fetched. */
export type PaletteScope = Omit<SearchScope, 'sources'> & { readonly isFleetViewer: boolean };
