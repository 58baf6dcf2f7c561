export { useOutcome, type Outcome, type OutcomeState } from './use-outcome.ts';
export { OutcomeToast } from './outcome-toast.tsx';
