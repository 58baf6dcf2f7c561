import type { ExtensionPlace } from '@console/shared/contract';
import type { ExtensionProps } from './props.ts';

export type PlaceOf<Kind extends string> = Extract<ExtensionPlace, `${string}.${Kind}`>;

/** A place on a page. */
export interface PlaceProps<Place extends ExtensionPlace> {
  readonly place: Place;
  /** What each extension gets. */
  readonly with: ExtensionProps<Place>;
}
