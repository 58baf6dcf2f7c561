import { useId, useMemo } from 'react';
import { Button, Message, RetryButton, Skeleton, Tag } from '@console/shared/ui/basic';
import { type Holder, whoMay } from '../../rights/may.ts';
import type { Needs } from '../../rights/needs.ts';
import { gapsText, needsText, reasonText } from '../../rights/words.ts';
import styles from '../access.module.css';
import { GROUPS_STEP, type Rights, type RightsPlace } from './use-rights.ts';

/** Maximum number of members of a group that are named. */
const NAMED = 20;

/** The users and groups who may do something, each with the reason, and the gaps. */
export function HoldersList({ needs, rights, place }: { needs: Needs; rights: Rights; place: RightsPlace }) {
  const id = useId();
  const { facts, directory } = rights;
  const { isEveryone, holders, gaps } = useMemo(
    () => whoMay(needs, facts, directory),
    [needs, facts, directory],
  );
  if (rights.isStarting) return <Skeleton />;
  return (
    <>
      <p id={id}>{`${needsText(needs)}.`}</p>
      {holders.length > 0 && (
        <ul className={styles.facts} aria-labelledby={id}>
          {holders.map((holder) => (
            <li key={holder.id} className={styles.fact}>
              <span className={styles.named}>
                <b>{holder.name}</b>
                {holder.identityType === 'silo_group' && <Tag>Group</Tag>}
              </span>
              <span className={styles.source}>{reasonText(holder.by, place.scope)}</span>
              {holder.identityType === 'silo_group' && (
                <Members of={holder.members} isPending={rights.isPending} />
              )}
            </li>
          ))}
        </ul>
      )}
      {!isEveryone && holders.length === 0 && gaps.length === 0 && <p>No user has a role that allows it.</p>}
      {gaps.length > 0 && (
        <Message variant="notice" title="More people may be able to">
          {`${gapsText(gaps, rights.nameOf, rights.isPending)}.`}
        </Message>
      )}
      <MoreFacts rights={rights} />
    </>
  );
}

const byName = new Intl.Collator();

function Members({ of, isPending }: { of: Holder['members']; isPending: boolean }) {
  const text = useMemo(() => {
    const names = of?.map(({ displayName }) => String(displayName)).toSorted(byName.compare);
    if (!names) return undefined;
    if (names.length === 0) return 'No members';
    const rest = names.length - NAMED;
    return `${names.slice(0, NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  }, [of]);
  return <span>{text ?? (isPending ? 'Members are loading' : 'Members unknown')}</span>;
}

/** Buttons for missing data: members of further groups, and requests that failed. */
export function MoreFacts({ rights: { left, readMore, retry } }: { rights: Rights }) {
  return (
    <>
      {left > 0 && (
        <Button onClick={readMore}>{`Read members of ${Math.min(left, GROUPS_STEP)} more groups`}</Button>
      )}
      {retry && (
        <Message variant="destructive" action={<RetryButton onClick={retry} />}>
          Some roles or names could not be loaded.
        </Message>
      )}
    </>
  );
}
