import { Button, Message } from '@console/shared/ui';

/** In the place of a part of a page that could not be read: why, and a button that reads it again. */
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
