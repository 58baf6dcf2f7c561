export { useOutcome, type Outcome } from './use-outcome.ts';
export { OutcomeToast } from './outcome-toast.tsx';
