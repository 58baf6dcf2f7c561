import { Button, Message } from '@console/shared/ui';
import { aligned, isNotAligned, type Place } from './errors.ts';
import styles from './explorer.module.css';

interface FailureProps {
  message: string;
  /** Where the query is wrong; undefined when that is not known, or when the text has changed since. */
  place: Place | undefined;
  text: string;
  onGo: (offset: number) => void;
  onFix: (text: string) => void;
}

/** Why a query was refused, where, and possible corrections. */
export function Failure({ message, place, text, onGo, onFix }: FailureProps) {
  const [first = '', ...rest] = message.split('\n');
  return (
    <Message
      variant="destructive"
      live="alert"
      title={first}
      action={
        place ? (
          <Button size="sm" onClick={() => onGo(place.offset)}>
            {`Go to line ${place.line}, column ${place.column}`}
          </Button>
        ) : isNotAligned(message) ? (
          <Button size="sm" onClick={() => onFix(aligned(text))}>
            Add align mean_within(1m)
          </Button>
        ) : undefined
      }
    >
      {rest.length > 0 && <pre className={styles.message}>{rest.join('\n')}</pre>}
      {isNotAligned(message) && 'Add align mean_within(…) before it.'}
    </Message>
  );
}
