import type { Standing } from '@console/shared/certificates';
import { pluralize } from '@console/shared/format';
import type { Tone } from '@console/shared/ui';

interface Look {
  readonly text: string;
  readonly tone?: Tone;
  /** Whether a user has to act. */
  readonly isLoud?: boolean;
}

const LOOKS = {
  'in-use': { text: 'In use', tone: 'success' },
  spare: { text: 'Unused' },
  'not-yet': { text: 'Not yet valid' },
  unreadable: { text: 'Unreadable', tone: 'notice' },
} as const;

const ends = (days: number): string => (days === 0 ? 'Ends today' : `Ends in ${pluralize(days, 'day')}`);

/** Label and color of a status (docs/screens/operator.md section 5.2). */
export function lookOf(standing: Standing): Look {
  if (standing.kind === 'ending')
    return standing.urgent
      ? { text: ends(standing.days), tone: 'destructive', isLoud: true }
      : { text: ends(standing.days), tone: 'notice' };
  if (standing.kind === 'ended') return { text: 'Expired', tone: 'destructive', isLoud: standing.unreplaced };
  return LOOKS[standing.kind];
}
