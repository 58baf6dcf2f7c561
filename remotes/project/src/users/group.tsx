import { Users } from 'lucide-react';
import { isKind, type User } from '@console/shared/api';
import { grantsOf } from '@console/shared/access';
import { siloPolicy } from '@console/shared/access/queries';
import { RoleBadges, usePeople } from '@console/shared/access/ui';
import { useLoaded, useQueries, useQuery } from '@console/shared/query';
import { to, useParams } from '@console/shared/routing';
import { columns, TableSection } from '@console/shared/table';
import { Dash, IdProperty, Link, PageHeader, PropertiesTable, Property, Skeleton } from '@console/shared/ui';
import { projectPolicy } from '../access/queries.ts';
import { allProjects } from '../base/projects/queries.ts';
import { groupById, groupMembers } from './queries.ts';
import { groupGrants } from './roles.ts';

/** Maximum number of projects whose policy is read (docs/screens/operator.md section 5.1). */
const PROJECTS_MAX = 50;

const EMPTY = {
  icon: Users,
  title: 'No members',
  body: 'Groups are read at sign-in.',
};

const col = columns<User>();

const memberColumns = [
  col.link(
    'Name',
    ({ displayName }) => displayName,
    ({ id }) => `${to('/users')}?user=${encodeURIComponent(id)}`,
  ),
  col.id('ID', ({ id }) => id),
];

export function Component() {
  const { groupId } = useParams('/users/groups/:groupId');
  const group = useLoaded(groupById(groupId));
  const page = usePeople(`members of ${groupId}`, groupMembers(groupId));
  const { data: policy, isError } = useQuery(siloPolicy());
  const grants = groupGrants(group, policy);
  return (
    <>
      <PageHeader title={group.displayName} icon={Users} />
      <PropertiesTable columns={2}>
        <Property label="Display name">{group.displayName}</Property>
        <Property label="Silo role">
          {grants.length > 0 ? <RoleBadges grants={grants} /> : isError ? 'Not available' : <Dash />}
        </Property>
        <IdProperty wide value={group.id} whole />
        <Property label="Project roles">
          <ProjectRoles groupId={groupId} />
        </Property>
      </PropertiesTable>
      <TableSection
        title="Members"
        named
        page={page}
        rowName={({ displayName }) => displayName}
        columns={memberColumns}
        empty={EMPTY}
      />
    </>
  );
}

/** The roles of the group on projects, as far as the user may list and read them. */
function ProjectRoles({ groupId }: { groupId: string }) {
  const projects = useQuery(allProjects());
  const names = (projects.data?.items ?? []).map(({ name }) => name);
  const asked = names.slice(0, PROJECTS_MAX);
  const policies = useQueries(asked.map(projectPolicy));
  if (!projects.data && projects.isError) {
    const isRefused = isKind(projects.error, 'forbidden');
    return (
      <>
        {isRefused
          ? 'Projects cannot be listed without a role on the silo'
          : 'The projects could not be loaded'}
      </>
    );
  }
  if (projects.isPending || policies.some(({ isPending }) => isPending)) return <Skeleton />;
  const found = asked.flatMap((name, index) => {
    const policy = policies[index]?.data;
    const grants = policy ? grantsOf([{ scope: 'project', policy }], groupId) : [];
    return grants.length > 0 ? [{ name, grants }] : [];
  });
  const read = policies.filter(({ isSuccess }) => isSuccess).length;
  return (
    <>
      {found.map(({ name, grants }) => (
        <div key={name}>
          <Link to={to('/projects/:project/access', { project: name })}>{name}</Link>{' '}
          <RoleBadges grants={grants} />
        </div>
      ))}
      {found.length === 0 && <div>None</div>}
      {read < names.length && <div>{`${read} of ${names.length} projects were read`}</div>}
    </>
  );
}
