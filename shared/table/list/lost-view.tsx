import { Message, RetryButton } from '@console/shared/ui/basic';
import type { LostView as Lost } from './use-view-parts.ts';

/** Shown over a table whose order, filter or columns could not be applied, because their code could not be fetched. */
export function LostView({ lost }: { lost: Lost | undefined }) {
  if (!lost) return null;
  return (
    <Message
      variant="destructive"
      live="alert"
      action={<RetryButton pending={lost.busy} onClick={lost.retry} />}
    >
      Order, filter and columns could not be loaded. The list is shown without them.
    </Message>
  );
}
