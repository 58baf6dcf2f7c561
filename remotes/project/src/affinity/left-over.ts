import { keptList } from '../jobs/kept-list.ts';
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

const TEXTS = ['project', 'group', 'id', 'name'] as const;

function isLeftOver(value: unknown): value is LeftOver {
  const field = (name: string): unknown => Reflect.get(Object(value), name);
  return (
    TEXTS.every((name) => typeof field(name) === 'string') &&
    (field('kind') === 'anti-affinity' || field('kind') === 'affinity') &&
    (field('phase') === 'add' || field('phase') === 'start')
  );
}

/** The jobs by the id of their instance. */
export const { note, forget, take: takeLeftOvers } = keptList(LEFT_OVER, isLeftOver);
