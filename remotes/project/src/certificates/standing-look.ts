import type { Standing } from '@console/shared/certificates';
import type { Tone } from '@console/shared/ui';

interface Look {
  readonly text: string;
  readonly tone?: Tone;
  /** Whether a user has to act. */
  readonly isLoud?: boolean;
}

const LOOKS = {
  'in-use': { text: 'In use', tone: 'success' },
  spare: { text: 'Spare' },
  'not-yet': { text: 'Not yet valid' },
  unreadable: { text: 'Unreadable', tone: 'notice' },
} as const;

/** Label and color of a status (docs/screens/operator.md section 5.2). */
export function lookOf(standing: Standing): Look {
  if (standing.kind === 'ending')
    return standing.urgent
      ? { text: `Ends in ${standing.days} d`, tone: 'destructive', isLoud: true }
      : { text: `Ends in ${standing.days} d`, tone: 'notice' };
  if (standing.kind === 'ended')
    return standing.unreplaced ? { text: 'Ended', tone: 'destructive', isLoud: true } : { text: 'Ended' };
  return LOOKS[standing.kind];
}
