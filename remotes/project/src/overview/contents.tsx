import type { ReactNode } from 'react';
import { formatNumber, humanize } from '@console/shared/format';
import { to } from '@console/shared/routing';
import { useMoment } from '@console/shared/stuck';
import { CardBlock, Link, PropertiesTable, Property, Skeleton, Unknown } from '@console/shared/ui';
import { countsOf } from './counts.ts';
import type { ProjectLists } from './lists.ts';
import styles from './overview.module.css';
import { snapshotLine } from './snapshot-ages.ts';
import { KINDS } from './visits.ts';

/** How many resources the project has, by state; each number opens the list with these. */
export function Contents({ project, lists }: { project: string; lists: ProjectLists }) {
  const { now, ahead } = useMoment();
  const { instance, disk, snapshot, floatingIp } = lists;
  const [disks, snapshots] = [disk.data?.items, snapshot.data?.items];
  const place = { project };
  const isPending = KINDS.some((kind) => lists[kind].isPending);
  return (
    <CardBlock title="Contents">
      <div aria-busy={isPending}>
        <PropertiesTable label="Contents" columns={4} inset={false}>
          <Property label="Instances">
            <Counted
              of={instance}
              stateOf={({ runState }) => runState}
              list={to('/projects/:project/instances', place)}
            />
          </Property>
          <Property label="Disks">
            <Counted
              of={disk}
              stateOf={({ state }) => state.state}
              list={to('/projects/:project/disks', place)}
            />
          </Property>
          <Property label="Snapshots">
            <Counted
              of={snapshot}
              stateOf={({ state }) => state}
              list={to('/projects/:project/snapshots', place)}
            />
          </Property>
          <Property label="Floating IPs">
            <Counted of={floatingIp} list={to('/projects/:project/floating-ips', place)} />
          </Property>
        </PropertiesTable>
        <p className={styles.line}>
          Newest snapshots:{' '}
          {disks && snapshots ? (
            snapshotLine(disks, snapshots, new Date(now - ahead))
          ) : disk.error || snapshot.error ? (
            <Unknown reason={(disk.error ?? snapshot.error)?.message} />
          ) : (
            <Skeleton width="12rem" />
          )}
        </p>
      </div>
    </CardBlock>
  );
}

interface CountedProps<Item> {
  of: {
    readonly data: { readonly items: readonly Item[] } | undefined;
    readonly error: { readonly message: string } | null;
  };
  /** Absent for a kind without states. */
  stateOf?: (item: Item) => string;
  /** Path of the list. */
  list: string;
}

/** `18`, then the states: `4 failed`. */
function Counted<Item>({ of: { data, error }, stateOf, list }: CountedProps<Item>): ReactNode {
  if (!data) return error ? <Unknown reason={error.message} /> : <Skeleton width="5rem" />;
  const counts = stateOf ? countsOf(data.items.map(stateOf)) : [];
  return (
    <span className={styles.counts}>
      <Link to={list}>{`${formatNumber(data.items.length)} in total`}</Link>
      {counts.map(({ state, count }) => (
        <Link key={state} to={`${list}?filter=state:${state}`}>
          {`${formatNumber(count)} ${humanize(state)}`}
        </Link>
      ))}
    </span>
  );
}
