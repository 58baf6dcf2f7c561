import { expect, test } from 'vitest';
import { eventsOf } from './events.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
const created = {
  runState: 'running',
  timeCreated: at(0),
  timeModified: at(0),
  timeRunStateUpdated: at(1),
} as const;

test.each([
  ['a new instance', created, ['Running', 'Created']],
  [
    'one that is being created',
    { ...created, runState: 'creating', timeRunStateUpdated: at(0) },
    ['Creating', 'Created'],
  ],
  ['one that was changed', { ...created, timeModified: at(9) }, ['Last modified', 'Running', 'Created']],
  [
    'one that was restarted',
    { ...created, timeLastAutoRestarted: at(5), timeRunStateUpdated: at(6) },
    ['Running', 'Restarted automatically', 'Created'],
  ],
  ['one that was never restarted', { ...created, timeLastAutoRestarted: null }, ['Running', 'Created']],
  [
    'one that failed again',
    {
      ...created,
      runState: 'failed',
      timeLastAutoRestarted: at(5),
      timeModified: at(3),
      timeRunStateUpdated: at(7),
    },
    ['Failed', 'Restarted automatically', 'Last modified', 'Created'],
  ],
] as const)('the events of %s', (_, instance, expected) => {
  expect(eventsOf(instance).map(({ said }) => said)).toEqual(expected);
});
