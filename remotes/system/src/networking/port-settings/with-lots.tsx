import type { ReactNode } from 'react';
import { Skeleton } from '@console/shared/ui';
import { NotAvailable } from '../../not-available.tsx';
import type { SettingsView } from '../rack/settings-view.ts';
import { type LotNames, useNamesOfLots } from '../rack/use-lot-names.ts';

export interface WithLotsProps {
  view: SettingsView;
  children: (lots: LotNames) => ReactNode;
}

/** Loads the lots before a form of existing port settings opens, because addresses contain only the id of a block of their lot. */
export function WithLots({ view, children }: WithLotsProps) {
  const { names, isPending, retry } = useNamesOfLots();
  if (names.size > 0 || view.addresses.length === 0) return children(names);
  if (isPending) return <Skeleton kind="page" />;
  return <NotAvailable reason="The address lots of these settings could not be loaded." onRetry={retry} />;
}
