import type { Call, Handlers } from '../call.ts';
import { invalid } from '../../wire/errors.ts';
import { failOnTakenName, findProject, ownSilo, renamed, requireFreeName } from '../find.ts';
import { pageOf } from '../page.ts';
import type { ProjectRow } from '../../store/rows/silos.ts';
import { addVpc } from '../networking/vpc-network.ts';

/**
 * Kinds of resources that prevent the deletion of a project, with their nouns for messages, in the order of the server.
 * docs/contract/server-behaviour.md section 3 [S], [P]; corrections "Second reading".
 */
function holdings(
  call: Call,
): readonly (readonly [
  string,
  Iterable<{ readonly name: string; readonly projectId?: string | null | undefined }>,
])[] {
  const { tables } = call;
  return [
    ['an instance', tables.instances],
    ['a disk', tables.disks],
    ['an image', tables.images],
    ['a snapshot', tables.snapshots],
    ['a floating IP', tables.floatingIps],
    ['a VPC', tables.vpcs],
    ['an affinity group', tables.affinityGroups],
    ['an anti-affinity group', tables.antiAffinityGroups],
    ['a probe', tables.probes],
  ];
}

function requireEmpty(call: Call, project: ProjectRow): void {
  for (const [word, rows] of holdings(call)) {
    for (const row of rows) {
      if (row.projectId === project.id)
        throw invalid(`the project "${project.name}" cannot be deleted: it contains ${word}: ${row.name}`);
    }
  }
}

const inSilo = (call: Call): ProjectRow[] =>
  call.tables.projects.filter((row) => row.siloId === call.actor.user.siloId);

/** Projects of the caller's silo. docs/contract/server-behaviour.md section 3. */
export const projects = {
  projectList({ query }, call) {
    return pageOf(call, query, inSilo(call));
  },

  projectCreate({ body }, call) {
    requireFreeName('project', inSilo(call), body.name);
    const { name, description } = body;
    const project = call.tables.projects.put({
      ...call.store.fresh(),
      siloId: ownSilo(call).id,
      name,
      description,
    });
    addVpc(call.store, project.id, {
      name: 'default',
      dnsName: 'default',
      description: 'Default VPC',
    });
    return project;
  },

  projectView({ path }, call) {
    return findProject(call, path.project);
  },

  projectUpdate({ path, body }, call) {
    const project = findProject(call, path.project);
    const changed = renamed(project, body);
    failOnTakenName(inSilo(call), { ...project, ...changed });
    return call.tables.projects.put({ ...project, ...changed, timeModified: call.store.now() });
  },

  projectDelete({ path }, call) {
    const project = findProject(call, path.project);
    requireEmpty(call, project);
    call.tables.roles.removeWhere((row) => row.scopeId === project.id);
    call.tables.projects.remove(project.id);
  },
} satisfies Partial<Handlers>;
