import { useMemo } from 'react';
import type { VpcPlace } from '../vpcs/tabs.ts';
import { changed, type TableChange } from './change.ts';
import { Consequences } from './consequences-part.ts';

/** What follows from a change in the table. */
export function Following({ place, change }: { place: VpcPlace; change: TableChange }) {
  const after = useMemo(() => changed(change)(change.before), [change]);
  return <Consequences place={place} before={change.before} after={after} />;
}
