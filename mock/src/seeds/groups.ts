import type { T } from '../wire/api.ts';
import { stableId } from '../values/ids.ts';
import { projectId } from './projects.ts';
import type { Seeder } from './seeder.ts';

const project = projectId('fernhill', 'edge-cache');

type GroupSeed = readonly [name: string, policy: T.AffinityPolicy, members: readonly string[]];

const apart: readonly GroupSeed[] = [
  ['cache-spread', 'allow', ['cache-ams-01', 'cache-ams-02', 'cache-fra-01']],
  ['purge-spread', 'allow', []],
  ['tls-pair', 'fail', ['tls-terminator-a', 'tls-terminator-b']],
];

const together: readonly GroupSeed[] = [
  ['ingest-chain', 'fail', ['ingest-legacy', 'ingest-replay']],
  ['near-the-probe', 'allow', []],
];

/** Anti-affinity and affinity groups of `edge-cache`; one of each is empty. */
export function addGroups(seeder: Seeder): void {
  const { antiAffinityGroups, antiAffinityMembers, affinityGroups, affinityMembers } = seeder.store.tables;
  for (const [kind, seeds, groups, members] of [
    ['anti-affinity-group', apart, antiAffinityGroups, antiAffinityMembers],
    ['affinity-group', together, affinityGroups, affinityMembers],
  ] as const) {
    for (const [name, policy, names] of seeds) {
      const base = seeder.named(kind, project, name, 40);
      groups.put({ ...base, projectId: project, policy, failureDomain: 'sled' });
      for (const member of names) {
        const instanceId = stableId('instance', project, member);
        members.put({ id: stableId('member', name, member), groupId: base.id, instanceId });
      }
    }
  }
}
