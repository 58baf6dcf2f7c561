import { useStale } from '@console/shared/query';
import { Button, Message } from '@console/shared/ui/basic';

/** Reports in a form or panel that some of its data could not be loaded, such as the options of a picker, with a retry button. */
export function MissingPart() {
  const stale = useStale();
  if (stale?.missing === undefined) return null;
  if (stale.missing === 'refused')
    return (
      <Message variant="notice" live="status">
        Part of this page is not available with your roles. Some choices and checks may be missing.
      </Message>
    );
  return (
    <Message
      variant="notice"
      live="status"
      action={
        <Button size="sm" onClick={() => void stale.retry()}>
          Retry
        </Button>
      }
    >
      Part of this page could not be loaded. Some choices and checks may be missing.
    </Message>
  );
}
