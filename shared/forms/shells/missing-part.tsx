import { useStale } from '@console/shared/query';
import { Button, Message } from '@console/shared/ui/basic';

/** Says in a form or panel that something it shows could not be loaded, such as the choices of a picker, and tries again. */
export function MissingPart() {
  const stale = useStale();
  if (stale?.missing === undefined) return null;
  if (stale.missing === 'refused')
    return (
      <Message variant="notice" live="status">
        Part of this page is not available with your roles. Some choices may be missing.
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
      Part of this page could not be loaded. Some choices may be missing.
    </Message>
  );
}
