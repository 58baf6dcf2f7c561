import type { EventClass } from '@console/shared/api';
import { Message } from '@console/shared/ui';
import { Disclosure } from '@console/shared/ui/detail';
import { matchedBy, subscribable } from '../classes.ts';
import styles from '../alerting.module.css';

interface MatchesProps {
  subscriptions: readonly string[];
  /** Undefined while they are not known. */
  classes: readonly EventClass[] | undefined;
}

/** What subscriptions hold for, of the classes that the release names. */
export function Matches({ subscriptions, classes }: MatchesProps) {
  if (classes === undefined || subscriptions.length === 0) return null;
  const known = subscribable(classes);
  if (known.length === 0)
    return (
      <Message>
        This release does not name its event classes, so what will be sent cannot be foretold.
      </Message>
    );
  const matched = matchedBy(subscriptions, known);
  if (matched.length === 0)
    return (
      <Message variant="notice">{`Matches none of ${known.length} classes: nothing is sent now.`}</Message>
    );
  return (
    <Disclosure title={`Matches ${matched.length} of ${known.length} classes`}>
      <ClassList classes={matched} />
    </Disclosure>
  );
}

/** Classes and what they are. */
export function ClassList({ classes }: { classes: readonly EventClass[] }) {
  return (
    <ul className={styles.classes}>
      {classes.map(({ name, description }) => (
        <li key={name}>
          <code className={styles.className}>{name}</code> {description}
        </li>
      ))}
    </ul>
  );
}
