import { LEFT_OVER } from './left-over-key.ts';

/** A job that stops an instance, adds it to a group and starts it again, as far as it has come. */
export interface LeftOver {
  readonly kind: 'anti-affinity' | 'affinity';
  readonly project: string;
  readonly group: string;
  readonly id: string;
  readonly name: string;
  /** `start`: the group is done with, or not wanted any more; the instance only has to run again. */
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
    // Without storage a reload loses the job; the browser asks before it
  }
}

/** Notes how far a job has come, for the document after a reload. */
export function note(job: LeftOver): void {
  here.add(job.id);
  write([...read().filter(({ id }) => id !== job.id), job]);
}

/** The job is over: nothing is left to do. */
export function forget(instance: string): void {
  here.delete(instance);
  write(read().filter(({ id }) => id !== instance));
}

/** The jobs that an earlier document of the tab has left halfway. Each is given out once. */
export function takeLeftOvers(): readonly LeftOver[] {
  const left = read().filter(({ id }) => !here.has(id));
  for (const { id } of left) here.add(id);
  return left;
}
