import type { Finding } from '@console/shared/contract';

export type { Finding };

/** The worst first. */
export const SEVERITIES = ['destructive', 'notice', 'info'] as const;

/** The worst first; among equals their order is kept. */
export const worstFirst = <Of extends Pick<Finding, 'severity'>>(findings: readonly Of[]): Of[] =>
  findings.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
