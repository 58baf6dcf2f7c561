/** The result of a request: its response, or the reason of its failure. Undefined while it is pending. */
export type Fact<Data> = { readonly data: Data } | Unread | undefined;

/** Why something could not be read. */
export interface Unread {
  readonly error: string;
  /** The user's roles do not allow it: trying again does not help. */
  readonly isRefused?: boolean;
  /** For support. */
  readonly requestId?: string | undefined;
}

export function mapFact<Data, Other>(fact: Fact<Data>, say: (data: Data) => Other): Fact<Other> {
  return fact && 'data' in fact ? { data: say(fact.data) } : fact;
}

/** Both facts once both are available; otherwise the first failure. */
export function both<A, B>(a: Fact<A>, b: Fact<B>): Fact<readonly [A, B]> {
  if (!a || 'error' in a) return a;
  if (!b || 'error' in b) return b;
  return { data: [a.data, b.data] };
}

/** The state of a step. `na`: the step is not needed here. */
export type StepState = 'done' | 'todo' | 'warn' | 'unknown' | 'na';

/** The label of each state. */
export const STEP_WORDS = {
  done: 'done',
  todo: 'to do',
  warn: 'needs attention',
  unknown: 'unknown',
  na: 'not needed',
} as const satisfies Record<StepState, string>;

/** The texts of a step. */
export interface Verdict {
  readonly state: StepState;
  /** One sentence. */
  readonly why: string;
  /** The state is not known yet. */
  readonly isPending?: boolean;
}

/** The page on which a step is done. */
export interface StepLink {
  readonly label: string;
  readonly to: string;
}

export interface Step extends Verdict {
  readonly id: string;
  readonly title: string;
  readonly link: StepLink | undefined;
}

/** Derives a step's state from a fact; a failed or pending fact leaves it unknown. */
export function judge<Data>(fact: Fact<Data>, say: (data: Data) => Verdict): Verdict {
  if (!fact) return { state: 'unknown', why: 'Checking…', isPending: true };
  return 'error' in fact ? { state: 'unknown', why: fact.error } : say(fact.data);
}

/** `done` when the condition holds, else another state, each with its sentence. */
export const verdictOf = (holds: boolean, yes: string, no: string, otherwise: StepState = 'todo'): Verdict =>
  holds ? { state: 'done', why: yes } : { state: otherwise, why: no };

export interface Progress {
  readonly done: number;
  /** Number of steps that are needed. */
  readonly all: number;
  /** Number of those whose state is not known: they count as needed, because they may be open. */
  readonly unknown: number;
}

/** The progress of a checklist (docs/screens/operator.md section 9.10). */
export function progressOf(steps: readonly Step[]): Progress {
  const count = (state: StepState) => steps.filter((step) => step.state === state).length;
  return { done: count('done'), all: steps.length - count('na'), unknown: count('unknown') };
}
