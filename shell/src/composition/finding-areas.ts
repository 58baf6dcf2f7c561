import { currentConsole } from './console.ts';

/** An area with results for the search everywhere. */
export interface FindingArea {
  readonly name: string;
  readonly label: string;
  /** Label of its results: `Backup`. */
  readonly finds: string;
}

/** The areas of this document that have results for the search. */
export const findingAreas = (): readonly FindingArea[] =>
  currentConsole().running.flatMap(({ name, label, finds }) =>
    finds === undefined ? [] : [{ name, label, finds }],
  );
