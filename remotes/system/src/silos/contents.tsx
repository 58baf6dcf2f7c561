import { useEffect } from 'react';
import { PAGE_SIZE, projectList } from '@console/shared/api';
import { pluralize } from '@console/shared/format';
import { query, useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { blockConfirm, settleConfirm } from '@console/shared/runtime';
import { Link, Message, Skeleton } from '@console/shared/ui';
import { siloUtilization } from './queries.ts';
import { quotaText } from './quotas/quotas.ts';
import { useIsOwnSilo } from './use-admin-refusal.ts';

const leave = () => void settleConfirm(false);

/**
 * Shows, in the confirmation of a silo's deletion, the obstacles. The projects of another silo cannot be listed, but their
 * provisioned resources can.
 */
export function SiloContents({ silo }: { silo: string }) {
  const isOwn = useIsOwnSilo(silo);
  const projects = useQuery(query(projectList, { query: { limit: PAGE_SIZE } }), { enabled: isOwn });
  const use = useQuery(siloUtilization(silo));
  const count = projects.data?.items.length ?? 0;
  const { cpus = 0, memory = 0, storage = 0 } = use.data?.provisioned ?? {};
  const isUsed = cpus > 0 || memory > 0 || storage > 0;
  const isPending = use.isPending || (isOwn && projects.isPending);
  const reason =
    count > 0 || isUsed
      ? 'Delete the projects of the silo first'
      : isPending
        ? 'Checking what the silo contains'
        : undefined;
  // The button is part of the dialog, which belongs to the shell
  useEffect(() => blockConfirm(reason), [reason]);
  if (isPending) return <Skeleton width="60%" />;
  if (reason !== undefined)
    return (
      <Message variant="notice" title="The silo has projects">
        {count > 0 ? (
          <>
            Delete its{' '}
            <Link to="/projects" onClick={leave}>
              {count < PAGE_SIZE ? pluralize(count, 'project') : `${count} projects or more`}
            </Link>{' '}
            first.
          </>
        ) : (
          <>
            They{' '}
            <Link to={to('/system/silos/:silo/report', { silo })} onClick={leave}>
              use {pluralize(cpus, 'vCPU')}, {quotaText('memory', memory)} of memory, and{' '}
              {quotaText('storage', storage)} of storage
            </Link>
            . An admin of the silo must delete them first.
          </>
        )}
      </Message>
    );
  return use.isError || projects.isError ? (
    <Message variant="notice">
      The contents of the silo could not be loaded. If it has projects, the server refuses the deletion.
    </Message>
  ) : null;
}
