import type { ExtensionPlace } from '@console/shared/contract';
import type { ExtensionProps } from './props.ts';

export type PlaceOf<Kind extends string> = Extract<ExtensionPlace, `${string}.${Kind}`>;

/** A place on a page. */
export interface PlaceProps<Place extends ExtensionPlace> {
  readonly place: Place;
  /** The props of each extension. */
  readonly with: ExtensionProps<Place>;
}
