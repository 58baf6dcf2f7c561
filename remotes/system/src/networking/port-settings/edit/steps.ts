/** The steps of editing settings, in order (docs/screens/operator.md section 9.9). */
export const STEPS = ['Change', 'Review', 'Apply', 'Watch'] as const;

export type Step = (typeof STEPS)[number];
