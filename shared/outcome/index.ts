export { checkLost } from './check.ts';
export { FINDINGS } from './findings.ts';
export { useOutcome, type Outcome } from './use-outcome.ts';
export { OutcomeToast } from './outcome-toast.tsx';
