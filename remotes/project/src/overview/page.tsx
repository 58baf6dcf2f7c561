import {
  diskList,
  floatingIpList,
  instanceExternalIpList,
  instanceList,
  ipPoolUtilizationView,
  projectIpPoolList,
  snapshotList,
  utilizationView,
  vpcFirewallRulesView,
  vpcList,
  vpcSubnetList,
  vpcSubnetListNetworkInterfaces,
} from '@console/shared/api';
import { ExtensionCards } from '@console/shared/extensions';
import { refresh, useLoaded, useQuery } from '@console/shared/query';
import { to, useParams } from '@console/shared/routing';
import { docsUrl, usePageRefusal } from '@console/shared/runtime';
import { RefreshControl } from '@console/shared/table';
import { ButtonLink, DocsPopover, PageHeader } from '@console/shared/ui';
import { usePolling } from '../base/instances/polling.ts';
import { projectByName } from '../base/projects/queries.ts';
import { Attention } from './attention.tsx';
import { Contents } from './contents.tsx';
import { Exposed } from './exposed.tsx';
import { Left } from './left.tsx';
import type { ProjectLists } from './lists.ts';
import styles from './overview.module.css';
import { listsOf } from './queries.ts';
import { SinceLastVisit } from './since-last-visit.tsx';
import { KINDS } from './visits.ts';

const refreshPage = () =>
  refresh(
    instanceList,
    diskList,
    snapshotList,
    floatingIpList,
    vpcList,
    vpcFirewallRulesView,
    vpcSubnetList,
    vpcSubnetListNetworkInterfaces,
    instanceExternalIpList,
    utilizationView,
    projectIpPoolList,
    ipPoolUtilizationView,
  );

export function Component() {
  const { project } = useParams('/projects/:project/overview');
  const resource = useLoaded(projectByName(project));
  const { id } = resource;
  const lists = useLists(project);
  return (
    <>
      <PageHeader
        title="Overview"
        help={<Help />}
        actions={
          <>
            <RefreshControl onRefresh={refreshPage} updatedAt={lists.instance.dataUpdatedAt || undefined} />
            <QuickCreate project={project} />
          </>
        }
      />
      <div className={styles.blocks}>
        <Attention project={project} lists={lists} />
        <Contents project={project} lists={lists} />
        <SinceLastVisit key={id} project={project} projectId={id} lists={lists} />
        <Exposed project={project} isReady={KINDS.every((kind) => lists[kind].isFetched)} />
        <Left />
        <ExtensionCards place="project.card" with={{ project: resource }} />
      </div>
    </>
  );
}

function useLists(project: string): ProjectLists {
  const { instance, disk, snapshot, floatingIp } = listsOf(project);
  return {
    instance: useQuery(instance, { poll: usePolling() }),
    disk: useQuery(disk),
    snapshot: useQuery(snapshot),
    floatingIp: useQuery(floatingIp),
  };
}

function QuickCreate({ project }: { project: string }) {
  const disabledReason = usePageRefusal();
  return (
    <>
      <ButtonLink to={to('/projects/:project/snapshots-new', { project })} disabledReason={disabledReason}>
        New snapshot
      </ButtonLink>
      <ButtonLink to={to('/projects/:project/disks-new', { project })} disabledReason={disabledReason}>
        New disk
      </ButtonLink>
      <ButtonLink
        variant="primary"
        to={to('/projects/:project/instances-new', { project })}
        disabledReason={disabledReason}
      >
        New instance
      </ButtonLink>
    </>
  );
}

function Help() {
  return (
    <DocsPopover
      topic="projects"
      summary="Shows what the project contains, what needs attention, and what has changed since your last visit."
      links={[{ label: 'Projects', href: docsUrl('guides/onboarding-projects') }]}
    />
  );
}
