import { addMachine } from './machines.ts';
import { siloId } from './people.ts';
import { projectId } from './projects.ts';
import type { Seeder } from './seeder.ts';

/** Name of a project and how many instances it gets. */
const rows = [
  ['thousand', 1000],
  ['ten-thousand', 10_000],
] as const;

const states = ['running', 'running', 'running', 'stopped', 'failed', 'migrating'] as const;

/** For speed tests: 1,000 and 10,000 instances in a project, and 1,200 more projects. They have neither disks nor interfaces. */
export function addLarge(seeder: Seeder): void {
  const { tables } = seeder.store;
  const home = siloId('fernhill');
  for (const [name, count] of rows) {
    tables.projects.put({
      ...seeder.named('project', 'fernhill', name, 1, `${count} instances`),
      siloId: home,
    });
    for (let number = 1; number <= count; number += 1) {
      const machine = {
        name: `vm-${String(number).padStart(5, '0')}`,
        cpus: 1 + (number % 8),
        memory: 4 * (1 + (number % 4)),
        days: number / 50,
      };
      const seed = { ...machine, state: states[number % states.length] ?? 'running', bare: true } as const;
      addMachine(seeder, projectId('fernhill', name), seed);
    }
  }
  for (let number = 1; number <= 1200; number += 1) {
    const name = `team-${String(number).padStart(4, '0')}`;
    tables.projects.put({ ...seeder.named('project', 'fernhill', name, number / 4), siloId: home });
  }
}
