import { useEffect, useState } from 'react';
import { capitalize, formatMoment } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { useMoment } from '@console/shared/stuck';
import { CardBlock, Link, Skeleton, TimeAgo } from '@console/shared/ui';
import { type Happening, happeningsSince } from './changes.ts';
import { type ProjectLists, NOUNS } from './lists.ts';
import styles from './overview.module.css';
import { baseOf, KINDS, readVisits, type Seen, seenNow, writeVisits } from './visits.ts';

/** Number of changes that are listed. */
const SHOWN = 10;

interface Props {
  project: string;
  projectId: string;
  lists: ProjectLists;
}

/** Resources that were created, changed or deleted since the last visit in this browser. */
export function SinceLastVisit({ project, projectId, lists }: Props) {
  const { now, ahead } = useMoment();
  const [base] = useState(() => baseOf(readVisits(projectId), now - ahead));
  const rows = {
    instance: lists.instance.data?.items,
    disk: lists.disk.data?.items,
    snapshot: lists.snapshot.data?.items,
    floatingIp: lists.floatingIp.data?.items,
  };
  const { instance, disk, snapshot, floatingIp } = rows;
  const isPending = KINDS.some((kind) => lists[kind].isPending);
  // Storage outlives the page: the next visit is compared with the data shown now
  useEffect(() => {
    if (isPending) return;
    const last = seenNow(base, { instance, disk, snapshot, floatingIp }, now - ahead);
    writeVisits(projectId, { ...(base && { before: base }), last });
  }, [base, projectId, isPending, instance, disk, snapshot, floatingIp, now, ahead]);
  return (
    <CardBlock title="Since your last visit" description={base && sinceText(base, now, ahead)}>
      <div aria-busy={isPending}>
        {isPending ? (
          <Skeleton width="60%" />
        ) : base ? (
          <Happenings {...{ project, base, lists }} all={happeningsSince(base, rows)} />
        ) : (
          <p>This is your first visit in this browser. The next one shows what has changed since.</p>
        )}
      </div>
    </CardBlock>
  );
}

const sinceText = ({ at }: Seen, now: number, ahead: number): string =>
  `Compared with what this browser saw at ${formatMoment(new Date(at + ahead), new Date(now))}. It is not known who made a change.`;

interface HappeningsProps {
  project: string;
  base: Seen;
  all: readonly Happening[];
  lists: ProjectLists;
}

function Happenings({ project, base, all, lists }: HappeningsProps) {
  const unread = KINDS.filter((kind) => lists[kind].data === undefined).map(plural);
  const unnamed = KINDS.filter((kind) => lists[kind].data && !base.names[kind]).map(plural);
  return (
    <>
      {all.length > 0 && (
        <ul className={styles.rows} aria-label="Since your last visit">
          {all.slice(0, SHOWN).map(({ id, kind, name, what, at }) => (
            <li key={`${id} ${what}`} className={styles.what}>
              <span>
                {capitalize(NOUNS[kind][0])}{' '}
                {what === 'vanished' ? <b>{name}</b> : <Link to={pageOf(project, kind, name)}>{name}</Link>}{' '}
                {what === 'vanished' ? 'no longer exists' : what}
              </span>
              {at && <TimeAgo date={at} suffix="ago" />}
            </li>
          ))}
        </ul>
      )}
      {all.length > SHOWN && <p className={styles.line}>{`And ${all.length - SHOWN} more.`}</p>}
      {all.length === 0 && unread.length + unnamed.length === 0 && (
        <p>Nothing was created, changed, or deleted.</p>
      )}
      {unread.length > 0 && (
        <p
          className={styles.line}
        >{`Not compared, because they could not be loaded: ${unread.join(', ')}.`}</p>
      )}
      {unnamed.length > 0 && (
        <p className={styles.line}>{`It is not known which of these were deleted: ${unnamed.join(', ')}.`}</p>
      )}
    </>
  );
}

const plural = (kind: Happening['kind']): string => NOUNS[kind][1];

/** The page of a resource; of one without a page, the list with it. */
function pageOf(project: string, kind: Happening['kind'], name: string): string {
  const found = `?filter=${encodeURIComponent(name)}`;
  if (kind === 'instance')
    return to('/projects/:project/instances/:instance/storage', { project, instance: name });
  if (kind === 'disk') return to('/projects/:project/disks/:disk', { project, disk: name });
  if (kind === 'snapshot') return `${to('/projects/:project/snapshots', { project })}${found}`;
  return `${to('/projects/:project/floating-ips', { project })}${found}`;
}
