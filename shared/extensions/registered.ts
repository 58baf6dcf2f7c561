import type { ExtensionPlace } from '@console/shared/contract';
import { runningAreas } from '@console/shared/runtime';

/** An extension of another area, as the registry has it: no code is loaded for it. */
export interface Registered {
  readonly area: string;
  /** Label of the area, and its build, for messages about a failure. */
  readonly owner: string;
  readonly build: string;
  readonly id: string;
  readonly label: string;
}

/** What the areas of this console add at a place, in the order of the registry. Areas that are switched off add nothing. */
export const extensionsAt = (place: ExtensionPlace): readonly Registered[] =>
  runningAreas().flatMap(({ name, label: owner, build, extends: all = [] }) =>
    all
      .filter((one) => one.place === place)
      .map(({ id, label }) => ({ area: name, owner, build, id, label })),
  );
