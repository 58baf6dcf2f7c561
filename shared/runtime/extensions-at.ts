import type { ExtensionPlace } from '@console/shared/contract';
import { runningAreas } from './areas.ts';

/** An extension of another area, as the registry has it: no code is loaded for it. */
export interface Registered {
  readonly area: string;
  /** Label of the area, and its build, for messages about a failure. */
  readonly owner: string;
  readonly build: string;
  readonly id: string;
  readonly label: string;
}

/** The extensions at a place, in the order of the registry. Areas that are switched off add nothing. */
export const extensionsAt = (place: ExtensionPlace): readonly Registered[] =>
  runningAreas().flatMap(({ name, label: owner, build, extends: all = [] }) =>
    all
      .filter((one) => one.place === place)
      .map(({ id, label }) => ({ area: name, owner, build, id, label })),
  );

/** Crumb of a tab that an area adds at a place, by the names in its address: its label, also where the address is out of date. */
export const extensionCrumb = (place: ExtensionPlace, area: string, id: string): string =>
  extensionsAt(place).find((one) => one.area === area && one.id === id)?.label ?? 'Not available';
