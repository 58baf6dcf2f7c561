import type { Instance } from '@console/shared/api';
import { type BulkJob, startHeldJob } from '@console/shared/bulk';
import { endOf } from '../jobs/course.ts';
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
        if (waysToAdd(instance) === 'add') return void (await kind.add(place, instance.name).send());
        const { state, note } = await endOf(stopAndAdd({ kind, place, instance }), say);
        if (state !== 'done') throw new Error(note);
      },
    })),
  });
