import * as v from 'valibot';
import { keptList } from './kept-list.ts';
import { KEPT_TASKS } from './kept-tasks-key.ts';
import type { Progress } from './task.ts';

const schema = v.object({
  id: v.string(),
  kind: v.string(),
  /** As its kind reads it. */
  plan: v.unknown(),
  /** Ids of what the task has created, by kind and name. */
  made: v.record(v.string(), v.string()),
  done: v.number(),
  phase: v.picklist(['go', 'undo']),
  refused: v.optional(v.pipe(v.array(v.pipe(v.tuple([v.number(), v.string()]), v.readonly())), v.readonly())),
});

/** A running task as stored for the document after a reload. */
export type KeptTask = v.InferOutput<typeof schema>;

/** Ids of what a task has created, by kind and name. */
export type Made = Record<string, string>;

const isKeptTask = (value: unknown): value is KeptTask => v.is(schema, value);

/** The running tasks of this tab. */
export const keptTasks = keptList(KEPT_TASKS, isKeptTask);

/** Stores the progress of a task, or removes it when there is nothing to resume. */
export const keeperOf =
  (task: Pick<KeptTask, 'id' | 'kind' | 'plan' | 'made'>) =>
  (progress: Progress | undefined): void => {
    if (progress) keptTasks.note({ ...task, ...progress });
    else keptTasks.forget(task.id);
  };
