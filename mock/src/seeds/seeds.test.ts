import { expect, test } from 'vitest';
import { fakeClock } from '../store/clock.ts';
import type { Store } from '../store/store.ts';
import { fill, seedStore } from './index.ts';
import { Seeder } from './seeder.ts';

const START = Date.UTC(2031, 6, 1, 9, 30);

const rowsOf = ({ tables }: Store) =>
  Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, [...table]]));

test.each(['demo', 'empty'] as const)('%s is the same when it is made again at another time', (name) => {
  seedStore(name, fakeClock(0));
  const again = seedStore(name, fakeClock(START));
  const seeder = new Seeder(fakeClock(START));
  fill(name, seeder);
  const first = seeder.filled();
  const { certificates, ...rows } = rowsOf(again);
  expect(certificates).toHaveLength(name === 'demo' ? 5 : 0);
  expect({ certificates: [], ...rows }).toEqual(rowsOf(first));
  expect(again.progress).toEqual(first.progress);
  expect([again.newId(), again.random(), again.now()]).toEqual([first.newId(), first.random(), first.now()]);
});

test('what is changed in one store is not in the next', () => {
  const one = seedStore('demo', fakeClock(START));
  const [project] = one.tables.projects;
  if (!project) throw new Error('there is no project');
  one.tables.projects.put({ ...project, description: 'changed' });
  one.tables.disks.removeWhere(() => true);
  const next = seedStore('demo', fakeClock(START));
  expect(next.tables.projects.must(project.id)).toEqual(project);
  expect(next.tables.disks.size).toBeGreaterThan(1_000);
});
