/** What a call has told: its answer, or why it could not be had. Undefined while it is asked. */
export type Fact<Data> = { readonly data: Data } | { readonly error: string } | undefined;

/** How a step stands. `na`: it is not needed here. */
export type StepState = 'done' | 'todo' | 'warn' | 'unknown' | 'na';

/** The texts of a step. */
export interface Verdict {
  readonly state: StepState;
  /** One sentence. */
  readonly why: string;
}

/** Where a step is taken. */
export interface StepLink {
  readonly label: string;
  readonly to: string;
}

/** One step of a checklist. */
export interface Step extends Verdict {
  readonly id: string;
  readonly title: string;
  readonly link: StepLink | undefined;
}

/** Judges a fact; one that could not be had, or is not there yet, leaves the step unknown. */
export function judge<Data>(fact: Fact<Data>, say: (data: Data) => Verdict): Verdict {
  if (!fact) return { state: 'unknown', why: 'Being asked…' };
  return 'error' in fact ? { state: 'unknown', why: fact.error } : say(fact.data);
}

/** `done` when it holds, else another state, each with its sentence. */
export const verdictOf = (holds: boolean, yes: string, no: string, otherwise: StepState = 'todo'): Verdict =>
  holds ? { state: 'done', why: yes } : { state: otherwise, why: no };

/** Steps done of those that count: what is not needed or not known does not (docs/screens/operator.md section 9.10). */
export function progressOf(steps: readonly Step[]): { readonly done: number; readonly all: number } {
  const count = (state: StepState) => steps.filter((step) => step.state === state).length;
  const done = count('done');
  return { done, all: done + count('todo') + count('warn') };
}
