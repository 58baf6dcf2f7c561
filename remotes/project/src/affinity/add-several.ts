import type { Instance } from '@console/shared/api';
import { type BulkJob, startHeldJob } from '@console/shared/bulk';
import type { TaskRun } from '../jobs/course.ts';
import type { GroupKind, GroupPlace } from './kinds.ts';
import { waysToAdd } from './members.ts';
import { stopAndAdd } from './stop-and-add.ts';

/** Adds instances to a group, four at a time: those that run are stopped before and started again. */
export const addSeveral = (kind: GroupKind, place: GroupPlace, instances: readonly Instance[]): BulkJob =>
  startHeldJob({
    task: { label: 'Add', noun: ['instance', 'instances'] },
    rows: instances.map((instance) => ({
      id: instance.id,
      name: instance.name,
      allowed: true,
      run: async (say) => {
        if (waysToAdd(instance) === 'add') await kind.add(place, instance.name).send();
        else await shown(stopAndAdd({ kind, place, instance }), say);
      },
    })),
  });

/** Settles when a task has ended, and shows its steps until then. */
const shown = (run: TaskRun, say: (step: string) => void) =>
  new Promise<void>((resolve, reject) => {
    const look = () => {
      const { states, end } = run.getState();
      if (end) {
        forget();
        return end.state === 'done' ? resolve() : reject(new Error(end.note));
      }
      const step = run.steps[states.indexOf('running')];
      if (step) say(step.title);
    };
    const forget = run.subscribe(look);
    look();
  });
