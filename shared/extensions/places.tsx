import { type ReactNode, useMemo, useState } from 'react';
import type { ExtensionPlace } from '@console/shared/contract';
import type { Action } from '@console/shared/actions';
import { extensionsAt, lazy, type PartFailure, type Registered } from '@console/shared/runtime';
import { EmptyState, InPlace, Property } from '@console/shared/ui';
import { actionOf, beforeDelete, drawn, NAME, Opened } from './actions.tsx';
import type { DrawnProps, OneProps } from './drawn.tsx';
import type { ExtensionProps } from './props.ts';

/*
 * The places themselves, as pages have them. What draws an extension is a part that is fetched when there is one: most consoles have
 * none, and no page waits for it.
 */

type PlaceOf<Kind extends string> = Extract<ExtensionPlace, `${string}.${Kind}`>;

interface PlaceProps<Place extends ExtensionPlace> {
  readonly place: Place;
  /** What each extension gets. */
  readonly with: ExtensionProps<Place>;
}

const Cards = lazy<DrawnProps>(NAME, async () => (await drawn()).Cards, InPlace);

/** Among properties there is no room for a message. */
const AmongProperties = (props: {
  readonly failure: PartFailure | undefined;
  readonly children?: ReactNode;
}) => (props.failure ? <Property label={NAME}>Not available</Property> : props.children);

const Properties = lazy<DrawnProps>(NAME, async () => (await drawn()).Properties, AmongProperties);

const Tab = lazy<OneProps>(NAME, async () => (await drawn()).Tab, InPlace);

/** The blocks that other areas add to a page, below its own. */
export function ExtensionCards<Place extends PlaceOf<'card'>>({ place, with: given }: PlaceProps<Place>) {
  const all = extensionsAt(place);
  return all.length > 0 && <Cards all={all} given={given} />;
}

/** The properties that other areas add, after those of the page. */
export function ExtensionProperties<Place extends PlaceOf<'property'>>(props: PlaceProps<Place>) {
  const all = extensionsAt(props.place);
  return all.length > 0 && <Properties all={all} given={props.with} />;
}

interface TabProps<Place extends ExtensionPlace> extends PlaceProps<Place> {
  /** Name of the area and id of the extension, from the address. */
  readonly area: string;
  readonly id: string;
}

/** The content of a tab that another area adds. An address whose area does not add it any more has a message in its place. */
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
      No area of this console adds it. Its area may be switched off or removed. The other tabs are not
      affected.
    </EmptyState>
  );
}

/** The actions that other areas add to the menu of a page, among those of the page, and what the chosen one shows. */
export function useExtensionActions<Place extends PlaceOf<'action'>, Resource>(
  place: Place,
  given: Omit<ExtensionProps<Place>, 'onDismiss'>,
  own: readonly Action<Resource>[],
): { readonly actions: readonly Action<Resource>[]; readonly opened: ReactNode } {
  const [open, setOpen] = useState<Registered>();
  const actions = useMemo(
    () =>
      beforeDelete(
        own,
        extensionsAt(place).map((one) => actionOf(one, () => setOpen(one))),
      ),
    [place, own],
  );
  const dismiss = () => setOpen(undefined);
  return { actions, opened: open && <Opened of={open} given={given} onDismiss={dismiss} /> };
}
