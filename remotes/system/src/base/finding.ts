/** Something that needs attention (docs/screens/system-settings-auth.md section 11). */
export interface Finding {
  /** Unchanged until the fact changes: a hidden finding comes back with another key. */
  readonly key: string;
  /** `destructive`: something does not work now; `notice`: it will not, or only partly; `info`: worth knowing. */
  readonly severity: 'destructive' | 'notice' | 'info';
  /** One sentence: what, where, since when, who is affected. */
  readonly text: string;
  /** Path of the page with the remedy. */
  readonly to: string;
}

const SEVERITIES = ['destructive', 'notice', 'info'] as const;

/** The worst first; among equals their order is kept. */
export const worstFirst = <Of extends Pick<Finding, 'severity'>>(findings: readonly Of[]): Of[] =>
  findings.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
