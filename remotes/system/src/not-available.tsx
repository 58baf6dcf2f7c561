import { Button, Message } from '@console/shared/ui';

/** Replaces a part of a page that could not be read: the reason, and a button that retries. */
export function NotAvailable({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <Message
      variant="destructive"
      title="Not available"
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      {reason}
    </Message>
  );
}
