import type { EventClass } from '@console/shared/api';
import { Message } from '@console/shared/ui';
import { Disclosure } from '@console/shared/ui/detail';
import { matchedBy, subscribable } from '../classes.ts';
import styles from '../alerting.module.css';

interface MatchesProps {
  subscriptions: readonly string[];
  /** Undefined until they are known. */
  classes: readonly EventClass[] | undefined;
}

/** The event classes of the release that subscriptions match. */
export function Matches({ subscriptions, classes }: MatchesProps) {
  if (classes === undefined || subscriptions.length === 0) return null;
  const known = subscribable(classes);
  if (known.length === 0)
    return <Message>This release does not list its event classes, so matches are unknown.</Message>;
  const matched = matchedBy(subscriptions, known);
  if (matched.length === 0)
    return (
      <Message variant="notice">{`Matches none of ${known.length} classes, so nothing is sent.`}</Message>
    );
  return (
    <Disclosure title={`Matches ${matched.length} of ${known.length} classes`}>
      <ClassList classes={matched} />
    </Disclosure>
  );
}

/** A list of classes with their descriptions. */
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
