import type { Warning, WarningFacts } from './facts.ts';
import { ADDRESS_RULES } from './of-addresses.ts';
import { CABLE_RULES } from './of-cables.ts';
import { PEER_RULES } from './of-peers.ts';
import { UPLINK_RULES } from './of-uplinks.ts';

const RULES = [...PEER_RULES, ...UPLINK_RULES, ...ADDRESS_RULES, ...CABLE_RULES];

const SEVERITIES = ['destructive', 'notice', 'info'] as const;

/** All warnings, the worst first; among equals a peer that is down is the cause of others. */
export const warningsOf = (facts: WarningFacts): Warning[] =>
  RULES.flatMap((rule) => rule(facts)).toSorted(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity),
  );
