import type { ReactNode } from 'react';
import { extensionsAt, lazy, type PartFailure } from '@console/shared/runtime';
import { Property } from '@console/shared/ui';
import type { DrawnProps } from './drawn.tsx';
import { drawn, NAME } from './drawn-part.ts';
import type { PlaceOf, PlaceProps } from './place.ts';

/** Among properties there is no room for a message. */
const AmongProperties = (props: {
  readonly failure: PartFailure | undefined;
  readonly children?: ReactNode;
}) => (props.failure ? <Property label={NAME}>Not available</Property> : props.children);

const Properties = lazy<DrawnProps>(NAME, async () => (await drawn()).Properties, AmongProperties);

/** The properties that other areas add, after those of the page. */
export function ExtensionProperties<Place extends PlaceOf<'property'>>(props: PlaceProps<Place>) {
  const all = extensionsAt(props.place);
  return all.length > 0 && <Properties all={all} given={props.with} />;
}
