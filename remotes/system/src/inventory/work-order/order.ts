import type { PhysicalDisk, Sled, SledInstance } from '@console/shared/api';
import { pluralize, readableNode } from '@console/shared/format';
import type { Fact } from '../../base/fact.ts';

/** Whether hardware may be pulled, and why. */
export interface Safety {
  readonly answer: 'Yes' | 'No' | 'Not yet' | 'Unknown';
  readonly why: string;
}

/** The instances that a piece of hardware affects, or why they are not known. */
export type Affected = Fact<readonly SledInstance[]>;

/** Instructions for the technician at the rack. */
export interface WorkOrder {
  /** `Sled FH22408817`. */
  readonly subject: string;
  readonly lines: readonly (readonly [label: string, text: string])[];
  readonly safety: Safety;
  readonly affected: Affected;
}

const NO_POLICY = { answer: 'Unknown', why: 'The server does not report its policy.' } as const;

/** Whether a sled or disk may be pulled, by its policy and state (docs/screens/operator.md section 9.13). */
export function safetyOf(
  noun: 'sled' | 'disk',
  { policy, state }: Pick<Sled | PhysicalDisk, 'policy' | 'state'>,
): Safety {
  if (state === 'decommissioned')
    return { answer: 'Yes', why: `The ${noun} is decommissioned: the system no longer uses it.` };
  if (!policy) return NO_POLICY;
  if (policy.kind === 'expunged')
    return {
      answer: 'Not yet',
      why: `The ${noun} is expunged, but the system is still replacing what it held.`,
    };
  return policy.kind === 'in_service'
    ? {
        answer: 'No',
        why: `The ${noun} is in service. It may hold data of tenants and of the system${noun === 'sled' ? ', even without instances' : ''}.`,
      }
    : NO_POLICY;
}

/** A switch has no policy in the API. */
export const SWITCH_SAFETY: Safety = {
  answer: 'Unknown',
  why: 'The API does not report whether a switch carries traffic. Check the network health first.',
};

/** Reason for unknown facts about disks and switches, which the API does not report. */
export const notReported = (what: string): Affected => ({ error: `The API does not report ${what}.` });

/** One sentence on the affected instances. */
export function affectedText(affected: Affected): string {
  if (!affected) return 'Checking…';
  if ('error' in affected) return `Unknown: ${affected.error}`;
  const { length } = affected.data;
  return length === 0 ? 'No instance runs on it.' : pluralize(length, 'instance');
}

/** `fernhill / edge-cache / db1`. */
export const placeOf = ({ siloName, projectName, name }: SledInstance): string =>
  [siloName, projectName, name].map(readableNode).join(' / ');

export const orderText = ({ subject, lines, safety, affected }: WorkOrder): string =>
  [
    `Work order: ${subject}`,
    ...lines.map(([label, text]) => `${label}: ${text}`),
    `Safe to pull: ${safety.answer}. ${safety.why}`,
    `Affected instances: ${affectedText(affected)}`,
    ...(affected && 'data' in affected
      ? affected.data.map((instance) => `- ${placeOf(instance)} (${instance.state})`)
      : []),
    '',
  ].join('\n');
