import { LEFT_OVER } from './left-over-key.ts';

/** The progress of a job that stops an instance, adds it to a group and starts it again. */
export interface LeftOver {
  readonly kind: 'anti-affinity' | 'affinity';
  readonly project: string;
  readonly group: string;
  readonly id: string;
  readonly name: string;
  /** `start`: the group is done or no longer wanted; the instance only has to be started. */
  readonly phase: 'add' | 'start';
}

/** Ids of the instances whose job runs in this document. */
const here = new Set<string>();

const TEXTS = ['project', 'group', 'id', 'name'] as const;

function isLeftOver(value: unknown): value is LeftOver {
  const field = (name: string): unknown => Reflect.get(Object(value), name);
  return (
    TEXTS.every((name) => typeof field(name) === 'string') &&
    (field('kind') === 'anti-affinity' || field('kind') === 'affinity') &&
    (field('phase') === 'add' || field('phase') === 'start')
  );
}

function read(): readonly LeftOver[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(LEFT_OVER) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isLeftOver) : [];
  } catch {
    return [];
  }
}

function write(jobs: readonly LeftOver[]): void {
  try {
    if (jobs.length === 0) sessionStorage.removeItem(LEFT_OVER);
    else sessionStorage.setItem(LEFT_OVER, JSON.stringify(jobs));
  } catch {
    // Without storage a reload loses the job; the browser asks before the reload
  }
}

/** Stores the progress of a job, for the document after a reload. */
export function note(job: LeftOver): void {
  here.add(job.id);
  write([...read().filter(({ id }) => id !== job.id), job]);
}

/** Removes a finished job. */
export function forget(instance: string): void {
  here.delete(instance);
  write(read().filter(({ id }) => id !== instance));
}

/** The jobs that a previous document of the tab has left unfinished. Each is returned once. */
export function takeLeftOvers(): readonly LeftOver[] {
  const left = read().filter(({ id }) => !here.has(id));
  for (const { id } of left) here.add(id);
  return left;
}
