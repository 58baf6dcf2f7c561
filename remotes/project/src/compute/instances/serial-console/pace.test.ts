import { expect, test } from 'vitest';
import type { InstanceState } from '@console/shared/api';
import { hasPanel, pollPace, willStart } from './pace.ts';

test.each([
  ['creating', 'idle', 1_000],
  ['starting', 'idle', 1_000],
  ['stopping', 'idle', 2_000],
  ['rebooting', 'connected', 2_000],
  ['running', 'connected', false],
  ['running', 'connecting', false],
  ['running', 'disconnected', 5_000],
  ['repairing', 'error', 5_000],
  ['stopped', 'idle', 10_000],
  ['failed', 'idle', 10_000],
] as const)('%s and %s: polled every %s ms', (runState, status, pace) => {
  expect(pollPace({ runState }, { status })).toBe(pace);
});

test('only two states lead to a console automatically', () => {
  const states: InstanceState[] = ['creating', 'starting', 'stopping', 'stopped', 'failed', 'running'];
  expect(states.filter((runState) => willStart({ runState }))).toEqual(['creating', 'starting']);
});

test.each([
  ['starting', 'idle', false, true],
  ['stopped', 'idle', true, true],
  ['running', 'idle', false, true],
  ['running', 'connecting', false, true],
  ['running', 'connecting', true, false],
  ['running', 'connected', true, false],
  ['running', 'disconnected', true, false],
  ['running', 'error', true, true],
] as const)('%s and %s, open before: %s; shows a panel: %s', (runState, status, wasOpen, panel) => {
  expect(hasPanel({ runState }, { status, wasOpen })).toBe(panel);
});
