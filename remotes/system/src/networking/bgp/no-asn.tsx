import { to } from '@console/shared/routing';
import { Button, ButtonLink, EmptyState, Message, Skeleton } from '@console/shared/ui';
import type { KnownAsns } from './use-asns.ts';

/** What stands where there is no ASN to show something of: still asked, not available, or there is none. */
export function NoAsn({ known: { isAsking, failure, again } }: { known: KnownAsns }) {
  if (isAsking) return <Skeleton kind="page" />;
  if (failure !== undefined) return <NotAvailable message={failure} again={again} />;
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

/** A part that could not be read, with its reason and another try. */
export function NotAvailable({ message, again }: { message: string; again: () => void }) {
  return (
    <Message variant="destructive" title="Not available" action={<Button onClick={again}>Try again</Button>}>
      {message}
    </Message>
  );
}
