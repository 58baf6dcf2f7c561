import type { OperationId } from '../src/wire/api.ts';
import type { Reply, Send } from './reply.ts';
import { partsOf, wireOf, type Input, type Sample } from './sample.ts';

/** Headers that make a call one of someone's. */
export type As = Readonly<Record<string, string>>;

/** Where calls go, and how its time is moved. */
export interface Place {
  readonly send: Send;
  readonly advance: (ms: number) => Promise<void>;
}

/** Does what must come before a call; gives back the bodies that were answered, in order. */
export async function prepare(
  { send, advance }: Place,
  sample: Sample,
  operator: As,
  caller: As,
): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const step of sample.before ?? []) {
    if ('wait' in step) {
      await advance(step.wait);
      continue;
    }
    const reply = await send(wireOf(partsOf(step.call, step, answers), step.byCaller ? caller : operator));
    answers.push(reply.body);
  }
  return answers;
}

export function make(
  { send }: Place,
  id: OperationId,
  input: Input,
  as: As,
  answers: readonly unknown[],
): Promise<Reply> {
  return send(wireOf(partsOf(id, input, answers), as));
}
