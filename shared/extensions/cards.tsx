import { extensionsAt, lazy } from '@console/shared/runtime';
import { InPlace } from '@console/shared/ui';
import type { DrawnProps } from './drawn.tsx';
import { drawn, NAME } from './drawn-part.ts';
import type { PlaceOf, PlaceProps } from './place.ts';

const Cards = lazy<DrawnProps>(NAME, async () => (await drawn()).Cards, InPlace);

/** The blocks that other areas add to a page, below its own. */
export function ExtensionCards<Place extends PlaceOf<'card'>>({ place, with: given }: PlaceProps<Place>) {
  const all = extensionsAt(place);
  return all.length > 0 && <Cards all={all} given={given} />;
}
