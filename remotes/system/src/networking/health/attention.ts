import type { Finding } from '../../base/finding.ts';
import type { WarningFacts } from './warnings/facts.ts';
import { warningsOf } from './warnings/warnings.ts';

/** The warnings of the network as findings. A peer that is down is the same finding while its downtime grows. */
export const networkFindings = (facts: WarningFacts): readonly Finding[] =>
  warningsOf(facts).map(({ id, severity, text, to }) => ({
    key: id === 'W16' ? `${id} ${to} ${severity}` : `${id} ${text}`,
    severity,
    text,
    to,
  }));
