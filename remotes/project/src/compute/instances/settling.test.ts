import { describe, expect, it } from 'vitest';
import type { InstanceState } from '@console/shared/api';
import { settledOf, settledText } from './settling.ts';
import { testInstance } from '../../testing/instance.ts';

const requestedAt = new Date('2026-05-02T15:00:00Z');
const later = new Date('2026-05-02T15:00:03Z');
const { id } = testInstance();
const changes = new Map([[id, requestedAt]]);

describe('settledOf', () => {
  it('finds a row that has arrived', () => {
    const row = testInstance({ runState: 'running', timeRunStateUpdated: later });
    expect(settledOf(changes, [row])).toEqual([row]);
  });

  it.each([
    ['still on its way', { runState: 'starting', timeRunStateUpdated: requestedAt }],
    ['on its way to yet another state', { runState: 'stopping', timeRunStateUpdated: later }],
    ['from before the request', { runState: 'stopped', timeRunStateUpdated: new Date(0) }],
    ['of nobody asked for', { id: 'another', timeRunStateUpdated: later }],
  ] as const)('leaves a row %s', (_, facts) => {
    expect(settledOf(changes, [testInstance(facts)])).toEqual([]);
  });
});

describe('settledText', () => {
  const rows = (...states: InstanceState[]) =>
    states.map((runState, index) => ({ name: `web-${index}`, runState }));

  it.each([
    [rows('running'), 'web-0 is running'],
    [rows('stopped', 'stopped'), '2 instances are stopped'],
    [rows('stopped', 'failed', 'stopped'), '2 instances are stopped, 1 instance is failed'],
  ])('of %j', (settled, text) => expect(settledText(settled)).toBe(text));
});
