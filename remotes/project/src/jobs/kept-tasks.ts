import * as v from 'valibot';
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

/** Ids of the tasks that run in this document. */
const here = new Set<string>();

function read(): readonly KeptTask[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT_TASKS) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => v.is(schema, one)) : [];
  } catch {
    return [];
  }
}

function write(tasks: readonly KeptTask[]): void {
  try {
    if (tasks.length === 0) sessionStorage.removeItem(KEPT_TASKS);
    else sessionStorage.setItem(KEPT_TASKS, JSON.stringify(tasks));
  } catch {
    // Without storage a reload loses the task; the browser asks for confirmation before the reload
  }
}

/** The tasks that a previous document of the tab has left unfinished. Each is returned once. */
export function takeKeptTasks(): readonly KeptTask[] {
  const left = read().filter(({ id }) => !here.has(id));
  for (const { id } of left) here.add(id);
  return left;
}

/** Stores the progress of a task, or removes it when there is nothing to resume. */
export const keeperOf =
  (task: Pick<KeptTask, 'id' | 'kind' | 'plan' | 'made'>) =>
  (progress: Progress | undefined): void => {
    if (progress) here.add(task.id);
    else here.delete(task.id);
    const others = read().filter(({ id }) => id !== task.id);
    write(progress ? [...others, { ...task, ...progress }] : others);
  };
