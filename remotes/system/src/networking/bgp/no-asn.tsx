import { to } from '@console/shared/routing';
import { ButtonLink, EmptyState, Skeleton } from '@console/shared/ui';
import { NotAvailable } from '../../not-available.tsx';
import type { KnownAsns } from './use-asns.ts';

/** Shown when no ASN is known: it is loading, not available, or there is none. */
export function NoAsn({ known: { isAsking, failure, again } }: { known: KnownAsns }) {
  if (isAsking) return <Skeleton kind="page" />;
  if (failure !== undefined) return <NotAvailable reason={failure} onRetry={again} />;
  return (
    <EmptyState
      variant="table"
      title="No ASN"
      action={<ButtonLink to={to('/system/networking/bgp/configs-new')}>New BGP config</ButtonLink>}
    >
      Create a BGP config first.
    </EmptyState>
  );
}
