import { expect, it } from 'vitest';
import type { Snapshot } from '@console/shared/api';
import { rhythmOf } from './rhythm.ts';
import { DAY } from './rule.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const newest = (daysAgo: number): Snapshot => ({
  id: 'a',
  name: 'a',
  description: '',
  diskId: 'disk',
  projectId: 'project',
  size: 1,
  state: 'ready',
  timeCreated: new Date(NOW - daysAgo * DAY),
  timeModified: new Date(NOW),
});

it.each([
  [{}, 'No snapshot is ready.'],
  [{ newest: newest(0.25) }, 'Newest 6h old.'],
  [{ newest: newest(1) }, 'None for 1 day.'],
  [{ newest: newest(9.9), gap: 12.5 * DAY }, 'None for 9 days. Longest gap 12 days.'],
  [{ newest: newest(0.25), gap: 0.5 * DAY }, 'Newest 6h old.'],
])('says how old the newest snapshot is, and the longest gap: %#', (plan, text) => {
  expect(rhythmOf({ diskId: 'disk', decisions: [], ...plan }, NOW)).toBe(text);
});
