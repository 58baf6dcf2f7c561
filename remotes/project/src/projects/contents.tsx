import { useEffect } from 'react';
import { affinityGroupList, antiAffinityGroupList, PAGE_SIZE } from '@console/shared/api';
import { pluralize } from '@console/shared/format';
import { type Page, type Query, query, useQueries } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { blockConfirm, settleConfirm } from '@console/shared/runtime';
import { Link, Message, Skeleton } from '@console/shared/ui';
import { useRefusal } from '../access/refusal.ts';
import { instancePage } from '../base/instances/queries.ts';
import { floatingIpPage } from '../networking/floating-ips/queries.ts';
import { vpcPage } from '../networking/vpcs/queries.ts';
import { diskPage } from '../storage/disks/queries.ts';
import { imagePage } from '../storage/images/queries.ts';
import { snapshotPage } from '../storage/snapshots/queries.ts';
import styles from './contents.module.css';

/** A kind of contents that keeps a project from being deleted: the first page of its list, and where it can be removed. */
interface Kind {
  readonly noun: string;
  readonly first: Query<Page<{ readonly name: string }>>;
  readonly at: string;
}

const kindsIn = (project: string): readonly Kind[] => [
  { noun: 'instance', first: instancePage(project)(), at: to('/projects/:project/instances', { project }) },
  { noun: 'disk', first: diskPage(project)(), at: to('/projects/:project/disks', { project }) },
  { noun: 'snapshot', first: snapshotPage(project)(), at: to('/projects/:project/snapshots', { project }) },
  { noun: 'image', first: imagePage(project)(), at: to('/projects/:project/images', { project }) },
  { noun: 'VPC', first: vpcPage(project)(), at: to('/projects/:project/vpcs', { project }) },
  {
    noun: 'floating IP',
    first: floatingIpPage(project)(),
    at: to('/projects/:project/floating-ips', { project }),
  },
  {
    noun: 'anti-affinity group',
    first: query(antiAffinityGroupList, { query: { project, limit: PAGE_SIZE } }),
    at: to('/projects/:project/affinity', { project }),
  },
  {
    noun: 'affinity group',
    first: query(affinityGroupList, { query: { project, limit: PAGE_SIZE } }),
    at: to('/projects/:project/affinity-groups', { project }),
  },
];

const CHECKING = 'Checking what the project contains';

/** `12 disks`; a full page may not be the whole list. */
const countOf = (count: number, noun: string): string =>
  count < PAGE_SIZE ? pluralize(count, noun) : `${count} ${noun}s or more`;

/**
 * Lists, in the confirmation of a project's deletion, the resources that have to be deleted first. Confirm is disabled until the project
 * is empty.
 */
export function ProjectContents({ project }: { project: string }) {
  const refusal = useRefusal({ role: 'admin', project });
  const kinds = kindsIn(project);
  const answers = useQueries(kinds.map(({ first }) => first));
  const counts = answers.map(({ data }) => data?.items.length ?? 0);
  const isPending = answers.some((answer) => answer.isPending);
  const isFull = counts.some((count) => count > 0);
  const blocked = isFull ? 'Delete what the project contains first' : isPending ? CHECKING : undefined;
  const reason = refusal ?? blocked;
  // The button is part of the dialog, which belongs to the shell
  useEffect(() => blockConfirm(reason), [reason]);
  return (
    <div className={styles.contents}>
      {refusal !== undefined && <Message variant="notice">{refusal}.</Message>}
      {isPending && <Skeleton width="60%" />}
      {isFull && (
        <>
          <Message variant="notice" title="The project is not empty">
            Delete what it contains first.
          </Message>
          <ul aria-label="What the project contains">
            {kinds.map(
              ({ noun, at }, index) =>
                (counts[index] ?? 0) > 0 && (
                  <li key={noun}>
                    <Link to={at} onClick={() => void settleConfirm(false)}>
                      {countOf(counts[index] ?? 0, noun)}
                    </Link>
                  </li>
                ),
            )}
          </ul>
        </>
      )}
      {answers.some(({ isError }) => isError) && (
        <Message variant="notice">
          Not all of its contents could be loaded. If something is left, the server refuses the deletion.
        </Message>
      )}
    </div>
  );
}
