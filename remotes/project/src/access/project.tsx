import { useMemo } from 'react';
import { hasProjectRole, roleOfMe } from '@console/shared/access';
import { siloPolicy } from '@console/shared/access/queries';
import { AccessList, useMe } from '@console/shared/access/ui';
import { useLoaded, useQuery } from '@console/shared/query';
import { useParams } from '@console/shared/routing';
import { AccessHelp } from './help.tsx';
import { projectLevel, projectPolicy } from './queries.ts';

const EMPTY = {
  title: 'No authorized users',
  body: 'Give someone permission to view, edit, or administer this project.',
  create: 'Add user or group to project',
};

export function Component() {
  const { project } = useParams('/projects/:project/access');
  const policy = useLoaded(projectPolicy(project));
  const silo = useQuery(siloPolicy()).data;
  const me = useMe();
  const own = roleOfMe(me, policy);
  const onSilo = roleOfMe(me, silo);
  const mayManage =
    own === undefined || onSilo === undefined ? undefined : hasProjectRole('admin', own, onSilo);
  return (
    <AccessList
      title="Project Access"
      help={<AccessHelp level="project" />}
      level={useMemo(() => projectLevel(project), [project])}
      policy={policy}
      rights={{ mayManage, needs: 'Needs the project admin role' }}
      empty={EMPTY}
    />
  );
}
