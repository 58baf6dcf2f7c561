import { describe, expect, it } from 'vitest';
import type { Snapshot } from '@console/shared/api';
import { testDisk } from '../testing/disk.ts';
import { testInstance } from '../testing/instance.ts';
import { countsOf } from './counts.ts';
import { snapshotLine } from './snapshot-ages.ts';
import { type Lists, troublesOf } from './troubles.ts';

const NOW = Date.parse('2026-05-02T15:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ago = (minutes: number) => new Date(NOW - minutes * MINUTE);

const snapshot = (facts: Partial<Snapshot> = {}): Snapshot => ({
  id: 'snapshot',
  name: 'nightly',
  description: '',
  diskId: 'disk',
  projectId: 'project',
  size: 1,
  state: 'ready',
  timeCreated: ago(60),
  timeModified: ago(60),
  ...facts,
});

it.each([
  [[], []],
  [['running', 'running'], ['2 running']],
  // What needs attention is first, then the most frequent
  [
    ['running', 'running', 'failed', 'stopped'],
    ['1 failed', '2 running', '1 stopped'],
  ],
  [
    ['stopped', 'creating'],
    ['1 creating', '1 stopped'],
  ],
])('the states %j are counted as %j', (states, counts) => {
  expect(countsOf(states).map(({ state, count }) => `${count} ${state}`)).toEqual(counts);
});

describe('what needs attention', () => {
  const moment = { now: NOW, ahead: 0 };
  const found = (lists: Lists) =>
    troublesOf('edge-cache', lists, moment).map(({ kind, name, state }) => `${kind} ${name} ${state}`);

  it.each<[string, Lists, readonly string[]]>([
    ['nothing that was read', {}, []],
    ['a running instance', { instance: [testInstance()] }, []],
    [
      'a failed instance',
      { instance: [testInstance({ name: 'web', runState: 'failed' })] },
      ['instance web failed'],
    ],
    [
      'an instance that has started for 5 minutes',
      { instance: [testInstance({ runState: 'starting', timeRunStateUpdated: ago(5) })] },
      [],
    ],
    [
      'an instance that has started for 6 minutes',
      { instance: [testInstance({ name: 'web', runState: 'starting', timeRunStateUpdated: ago(6) })] },
      ['instance web starting'],
    ],
    [
      'a faulted disk',
      { disk: [testDisk({ name: 'data', state: { state: 'faulted' } })] },
      ['disk data faulted'],
    ],
    [
      'a disk that has been created for 11 minutes',
      { disk: [testDisk({ name: 'data', state: { state: 'creating' }, timeCreated: ago(11) })] },
      ['disk data creating'],
    ],
    [
      'a disk that is being detached, since an unknown time',
      { disk: [testDisk({ state: { state: 'detaching', instance: 'web' } })] },
      [],
    ],
    ['a ready snapshot', { snapshot: [snapshot()] }, []],
    ['a faulted snapshot', { snapshot: [snapshot({ state: 'faulted' })] }, ['snapshot nightly faulted']],
    [
      'a snapshot that has been created for 31 minutes',
      { snapshot: [snapshot({ state: 'creating', timeCreated: ago(31) })] },
      ['snapshot nightly creating'],
    ],
  ])('%s', (_, lists, expected) => {
    expect(found(lists)).toEqual(expected);
  });

  it('has what failed first, the oldest at the top', () => {
    const at = (name: string, runState: 'failed' | 'starting', minutes: number) =>
      testInstance({ id: name, name, runState, timeRunStateUpdated: ago(minutes) });
    expect(
      found({ instance: [at('a', 'starting', 99), at('b', 'failed', 1), at('c', 'failed', 2)] }),
    ).toEqual(['instance c failed', 'instance b failed', 'instance a starting']);
  });

  it('says what follows and leads to the page with the way out', () => {
    const failed = testInstance({ name: 'web', runState: 'failed', autoRestartEnabled: false });
    expect(troublesOf('edge-cache', { instance: [failed] }, moment)[0]).toMatchObject({
      text: 'Does not restart automatically. Start it manually.',
      to: '/projects/edge-cache/instances/web/storage',
    });
  });
});

describe('the age of snapshots', () => {
  const disk = (id: string) => testDisk({ id, name: id });
  const at = (diskId: string, days: number, state: Snapshot['state'] = 'ready') =>
    snapshot({ diskId, state, timeCreated: new Date(NOW - days * DAY) });

  it.each([
    ['no disks', [], [], 'No disks.'],
    ['one disk without', [disk('a')], [], 'The disk has none.'],
    ['disks without', [disk('a'), disk('b')], [], 'None of 2 disks has one.'],
    ['the newest counts', [disk('a')], [at('a', 9), at('a', 2)], 'a 2d.'],
    ['one that is not ready does not', [disk('a')], [at('a', 9), at('a', 2, 'creating')], 'a 9d.'],
    [
      'the oldest first',
      [disk('a'), disk('b'), disk('c')],
      [at('a', 2), at('b', 9)],
      'b 9d, a 2d. 1 disk has none.',
    ],
    [
      'five are named',
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(disk),
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id, index) => at(id, 20 - index)),
      'a 20d, b 19d, c 18d, d 17d, e 16d, 2 more.',
    ],
    ['of a deleted disk', [disk('a')], [at('gone', 2)], 'The disk has none.'],
  ])('%s', (_, disks, snapshots, expected) => {
    expect(snapshotLine(disks, snapshots, new Date(NOW))).toBe(expected);
  });
});
