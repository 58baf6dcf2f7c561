import type { SledInstance } from '@console/shared/api';
import type { Cell } from '@console/shared/files';
import { formatBytes, pluralize, readableNode } from '@console/shared/format';

/** The instances of a silo on a sled, by project. */
export interface Tenant {
  readonly silo: string;
  readonly projects: readonly { readonly project: string; readonly instances: readonly SledInstance[] }[];
  readonly count: number;
}

const byName = <Group>(groups: ReadonlyMap<string, Group>): [string, Group][] =>
  [...groups].toSorted(([a], [b]) => String(a).localeCompare(String(b)));

/** The instances of a sled by silo and project, in order of names. */
export const tenantsOf = (instances: readonly SledInstance[]): readonly Tenant[] =>
  byName(Map.groupBy(instances, ({ siloName }) => readableNode(siloName))).map(([silo, own]) => ({
    silo,
    projects: byName(Map.groupBy(own, ({ projectName }) => readableNode(projectName))).map(
      ([project, rest]) => ({
        project,
        instances: rest.toSorted((a, b) => String(a.name).localeCompare(String(b.name))),
      }),
    ),
    count: own.length,
  }));

/** CPUs and memory of an instance, as tenants see them. */
export const sizeText = ({ ncpus, memory }: SledInstance): string =>
  `${pluralize(ncpus, 'vCPU', 'vCPU')}, ${formatBytes(memory).text}`;

/** The table of instances for a tenant; only that tenant's are in it. */
export const noticeLines = ({ silo, projects }: Tenant): readonly (readonly Cell[])[] => [
  ['Silo', 'Project', 'Instance', 'State', 'vCPUs', 'Memory (bytes)', 'ID'],
  ...projects.flatMap(({ project, instances }) =>
    instances.map(({ name, state, ncpus, memory, id }) => [silo, project, name, state, ncpus, memory, id]),
  ),
];

/**
 * The mail to a tenant. It names no hardware, which tenants cannot see, and leaves the date to the operator: the system has no
 * plan from which it could be taken.
 */
export const noticeText = ({ silo, projects, count }: Tenant): string =>
  [
    `Subject: Please restart ${pluralize(count, 'instance')} of ${silo} before [date]`,
    '',
    'Hello,',
    '',
    `a server is taken out of service. It runs ${pluralize(count, 'instance')} of ${silo}:`,
    ...projects.flatMap(({ project, instances }) => [
      '',
      `Project ${project}`,
      ...instances.map((instance) => `- ${instance.name} (${sizeText(instance)})`),
    ]),
    '',
    'Please stop and start each of them before [date], at a time that suits you. It then starts on another server, with its disks and addresses. A reboot is not enough.',
    '',
    'We cannot stop your instances for you. Those that are still running on [date] may be interrupted.',
    '',
  ].join('\n');
