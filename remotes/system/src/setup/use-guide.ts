import { useState } from 'react';
import { useSearchParams } from '@console/shared/router';
import { nextForm } from './guide.ts';
import type { SiloForm, SiloStep } from './silo-steps.ts';

/** Where the guide is: the form of a step is open, or that step was sent and the next one follows once it is done. */
type At = { readonly isSent: boolean; readonly id: string } | undefined;

/** The form that is open over the checklist. */
export interface Guide {
  readonly form: SiloForm | undefined;
  readonly open: (id: string) => void;
  readonly ends: { readonly onDismiss: () => void; readonly onDone: () => void };
}

/**
 * Opens the form of one step after the other. Only the reported state of the system decides which is next, so the guide can be left and
 * resumed by anyone; `?guide` starts it with a silo that was just created.
 */
export function useGuide(steps: readonly SiloStep[]): Guide {
  const [search] = useSearchParams();
  const [at, setAt] = useState<At>(search.has('guide') ? { isSent: true, id: 'S1' } : undefined);
  let step = steps.find(({ id }) => !at?.isSent && id === at?.id);
  if (at?.isSent) {
    step = nextForm(steps, at.id);
    // From now on it stays open, whatever is read meanwhile: it would lose its input
    if (step) setAt({ isSent: false, id: step.id });
  }
  return {
    form: step?.form,
    open: (id) => setAt({ isSent: false, id }),
    ends: {
      onDismiss: () => setAt(undefined),
      onDone: () => step && setAt({ isSent: true, id: step.id }),
    },
  };
}
