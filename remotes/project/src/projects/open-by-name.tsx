import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { isKind } from '@console/shared/api';
import { currentUser, myGroups, siloPolicy } from '@console/shared/access/queries';
import { CardForm, field, TextField, useForm } from '@console/shared/forms';
import { fetchQuery, useQuery } from '@console/shared/query';
import { to } from '@console/shared/routing';
import { docsUrl, signOut } from '@console/shared/runtime';
import { Button, CardBlock, ExternalLink, Link, Message, PageHeader } from '@console/shared/ui';
import styles from './open-by-name.module.css';
import { projectByName } from '../base/projects/queries.ts';
import { forgetProject, keepUsedProjects, noteProject, usedProjects } from './used.ts';

const schema = v.object({ name: field.name() });

const instancesOf = (project: string) => to('/projects/:project/instances', { project });

/**
 * Opens a project for users who may not list the projects of the silo: they may have a role on a project, which the API does not
 * reveal (docs/contract/corrections.md).
 */
export function OpenByName() {
  const [used] = useState(usedProjects);
  const hasNothing = useHasNothing() && used.length === 0;
  const form = useForm(schema, { name: '' });
  // The browser's storage is outside of React
  useEffect(keepUsedProjects, []);
  return (
    <>
      <PageHeader title="No access to the list of projects" />
      <div className={styles.page}>
        <CardForm
          form={form}
          title="Open a project by name"
          description="You may not see the list of projects, which requires a role on the silo. If you have a role on a project, enter its name to open it."
          submitLabel="Open project"
          isAction
          errorTitle="Could not open the project"
          onSubmit={({ name }) => find(name)}
          next={({ name }) => instancesOf(name)}
        >
          <TextField form={form} name="name" label="Project name" />
        </CardForm>
        {used.length > 0 && (
          <CardBlock title="Projects you have used">
            <ul className={styles.used}>
              {used.map((name) => (
                <li key={name}>
                  <Link variant="name" to={instancesOf(name)}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </CardBlock>
        )}
        {hasNothing && (
          <div className={styles.note}>
            <Message
              variant="notice"
              title="Something went wrong"
              action={
                <Button size="sm" onClick={() => void signOut()}>
                  Sign out
                </Button>
              }
            >
              You are not in any groups and have no role on the silo. This usually means the identity provider
              is not set up correctly. See the{' '}
              <ExternalLink href={docsUrl('guides/operator/silo-management')}>docs</ExternalLink> for how
              groups reach the console.
            </Message>
          </div>
        )}
      </div>
    </>
  );
}

/** The project with a name. Rejects with a message for the user who has typed it. */
async function find(name: string) {
  try {
    const project = await fetchQuery(projectByName(name));
    noteProject(project.name);
    return project;
  } catch (error) {
    if (!isKind(error, 'not-found')) throw error;
    forgetProject(name);
    throw new Error('No project has this name, or you have no role on it.', { cause: error });
  }
}

/** Whether the user has neither groups nor a direct role on the silo (docs/specification.md section 6). */
function useHasNothing(): boolean {
  const me = useQuery(currentUser()).data;
  const groups = useQuery(myGroups()).data;
  const policy = useQuery(siloPolicy()).data;
  if (!me || !groups) return false;
  const hasRole = policy?.roleAssignments.some(({ identityId }) => identityId === me.id) ?? false;
  return groups.items.length === 0 && !hasRole;
}
