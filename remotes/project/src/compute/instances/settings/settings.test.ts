import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { AntiAffinityGroup } from '@console/shared/api';
import { groupsToJoin, joinDisabledReason } from './join.ts';
import { restartSchema } from './schema.ts';

const group = (name: string): AntiAffinityGroup => ({
  id: name,
  name,
  description: '',
  failureDomain: 'sled',
  policy: 'allow',
  projectId: 'project',
  timeCreated: new Date(0),
  timeModified: new Date(0),
});
const all = [group('a'), group('b')];
const stopped = { runState: 'stopped' } as const;

describe('joining a group', () => {
  it('offers the groups that an instance is not in', () => {
    expect(groupsToJoin(all, [group('a')]).map(({ name }) => name)).toEqual(['b']);
  });

  it.each([
    ['there is no group', stopped, [], [], 'No groups found'],
    ['it is in all of them', stopped, all, all, 'The instance is in every group of the project'],
    ['it runs', { runState: 'running' }, all, [], 'Stop the instance to add it to a group.'],
    ['there is one to join', stopped, all, [group('b')], undefined],
  ] as const)('shows the reason why not when %s', (_, instance, groups, joined, reason) => {
    expect(joinDisabledReason(instance, groups, joined)).toBe(reason);
  });
});

describe('restart policy', () => {
  it.each([
    ['default', null],
    ['never', 'never'],
    ['best_effort', 'best_effort'],
  ])('%s is sent as %s', (policy, sent) => {
    expect(v.parse(restartSchema, { policy })).toEqual({ policy: sent });
  });
});
