import { formatNumber } from '@console/shared/format';
import { isCached, useQuery } from '@console/shared/query';
import { EmptyCell } from '@console/shared/table';
import { Skeleton, Unknown } from '@console/shared/ui';
import { withConcurrencyLimit } from '../base/in-turn.ts';
import { useHasBeenVisible } from '../base/use-seen.ts';
import type { GroupKind, GroupPlace } from './kinds.ts';

interface MemberCountProps {
  kind: GroupKind;
  place: GroupPlace;
}

/**
 * The number of members of a group. The list does not contain it: each visible row requests its own, with a concurrency limit, and
 * the list does not wait for them (docs/screens/network-access.md section 16, T1).
 */
export function MemberCount({ kind, place }: MemberCountProps) {
  const query = withConcurrencyLimit(kind.members(place));
  const [ref, isSeen] = useHasBeenVisible<HTMLSpanElement>(() => isCached(query));
  const { data, error } = useQuery(query, { enabled: isSeen });
  return (
    <span ref={ref}>
      {data && (data.items.length === 0 ? <EmptyCell /> : formatNumber(data.items.length))}
      {!data && !error && <Skeleton width="2rem" />}
      {!data && error && <Unknown reason={`The members could not be counted. ${error.message}`} />}
    </span>
  );
}
