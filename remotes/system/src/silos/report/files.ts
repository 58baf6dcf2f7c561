import type { SledInstance } from '@console/shared/api';
import type { Cell } from '@console/shared/files';
import {
  known,
  poolLines,
  projectLines,
  type ReportParts,
  resourceLines,
  type SiloInstances,
  usageRows,
} from './report.ts';

type Lines = readonly (readonly Cell[])[];

/** Shown when there are more users than one page of the API returns. */
const MANY_USERS = 1000;

/** `12`, or `1000+`. */
export const usersText = (count: number): string => (count >= MANY_USERS ? `${MANY_USERS}+` : String(count));

const iso = (time: number): string => new Date(time).toISOString();

/** The figures of a report, one per row, in base units. */
export function summaryLines(parts: ReportParts): Lines {
  const { silo, period, at, users, providers, policy } = parts;
  const count = known(users);
  return [
    ['figure', 'resource', 'unit', 'value'],
    ['silo', undefined, undefined, silo.name],
    ['period_start', undefined, undefined, iso(period.start)],
    ['period_end', undefined, undefined, iso(period.end)],
    ['produced', undefined, undefined, iso(at)],
    ...resourceLines(parts).flatMap(({ resource, unit, quota, provisioned, peak, mean }): Lines => [
      ['quota', resource, unit, quota],
      ['provisioned', resource, unit, provisioned],
      ['peak', resource, unit, peak],
      ['mean', resource, unit, mean],
    ]),
    ...(poolLines(parts) ?? []).flatMap(({ pool, leftV4, leftV6 }): Lines => [
      ['left_ipv4', pool, 'address', leftV4],
      ['left_ipv6', pool, 'address', leftV6],
    ]),
    ['users', undefined, undefined, count === undefined ? undefined : usersText(count)],
    ['identity_providers', undefined, undefined, known(providers)?.length],
    ['role_assignments', undefined, undefined, known(policy)?.roleAssignments.length],
  ];
}

/** The instances of a silo, as found on the sleds. */
export const instanceLines = (instances: readonly SledInstance[]): Lines => [
  ['project', 'instance', 'state', 'vcpus', 'memory_bytes', 'created'],
  ...instances.map(({ projectName, name, state, ncpus, memory, timeCreated }) => [
    projectName,
    name,
    state,
    ncpus,
    memory,
    timeCreated.toISOString(),
  ]),
];

/** The history of provisioned resources. */
export const usageLines = ({ history }: ReportParts): Lines => [
  ['time', 'cpus', 'memory_bytes', 'storage_bytes'],
  ...usageRows(history).map(([time, ...values]) => [iso(time), ...values]),
];

/** The whole report as one document; null for data that could not be read. Numbers that may exceed 2^53 are strings. */
export function reportJson(parts: ReportParts, found: SiloInstances | undefined): string {
  const instances = found?.items;
  const { silo, period, at, users, providers, policy, history } = parts;
  const count = known(users);
  const document = {
    silo: { id: silo.id, name: silo.name, description: silo.description },
    period: { start: iso(period.start), end: iso(period.end) },
    produced: iso(at),
    resources: resourceLines(parts).map(({ resource, unit, quota, provisioned, peak, mean, trend }) => ({
      resource,
      unit,
      quota: quota ?? null,
      provisioned,
      peak: peak ?? null,
      mean: mean ?? null,
      trend: trend ?? null,
    })),
    pools:
      poolLines(parts)?.map(({ pool, isDefault, leftV4, leftV6 }) => ({
        pool,
        is_default: isDefault,
        left_ipv4: leftV4?.toString() ?? null,
        left_ipv6: leftV6?.toString() ?? null,
      })) ?? null,
    projects: instances ? projectLines(instances) : null,
    instances:
      instances?.map(({ id, name, projectName, state, ncpus, memory, timeCreated }) => ({
        id,
        name,
        project: projectName,
        state,
        vcpus: ncpus,
        memory_bytes: memory,
        created: timeCreated.toISOString(),
      })) ?? null,
    sleds_not_read: found?.unread ?? null,
    users: count === undefined ? null : usersText(count),
    identity_providers: known(providers)?.map(({ name }) => name) ?? null,
    role_assignments: known(policy)?.roleAssignments.length ?? null,
    usage: usageRows(history).map(([time, cpus, memory, storage]) => ({
      time: iso(time),
      cpus: cpus ?? null,
      memory_bytes: memory ?? null,
      storage_bytes: storage ?? null,
    })),
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
