import { extensionsAt, lazy } from '@console/shared/runtime';
import { EmptyState, InPlace } from '@console/shared/ui';
import type { ExtensionPlace } from '@console/shared/contract';
import type { OneProps } from './drawn.tsx';
import { drawn, NAME } from './drawn-part.ts';
import type { PlaceOf, PlaceProps } from './place.ts';

const Tab = lazy<OneProps>(NAME, async () => (await drawn()).Tab, InPlace);

interface TabProps<Place extends ExtensionPlace> extends PlaceProps<Place> {
  /** Name of the area and id of the extension, from the address. */
  readonly area: string;
  readonly id: string;
}

/** The content of a tab that another area adds. An address whose area no longer adds it has a message in its place. */
export function ExtensionTab<Place extends PlaceOf<'tab'>>({
  place,
  area,
  id,
  with: given,
}: TabProps<Place>) {
  const found = extensionsAt(place).find((one) => one.area === area && one.id === id);
  if (found) return <Tab of={found} given={given} />;
  return (
    <EmptyState title="This tab is not available">
      No area of this console adds it. Its area may be turned off or removed. The other tabs are not affected.
    </EmptyState>
  );
}
