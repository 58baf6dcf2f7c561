import { Button, Message } from '@console/shared/ui';
import type { ApiError } from '@console/shared/api';

interface Props {
  /** The data that could not be read: `Disks`. */
  what: string;
  of: { readonly data: unknown; readonly error: ApiError | null; readonly refetch: () => unknown };
}

/** Says that something could not be read, which is not the same as none; nothing when it was read. */
export function Unread({ what, of: { data, error, refetch } }: Props) {
  if (data !== undefined || error === null) return null;
  return (
    <Message
      variant="notice"
      title={`${what} could not be loaded`}
      action={
        <Button size="sm" onClick={() => void refetch()}>
          Retry
        </Button>
      }
    >
      {error.message}
    </Message>
  );
}
