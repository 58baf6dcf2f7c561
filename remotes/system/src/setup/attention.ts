import type { Standing } from '@console/shared/certificates';
import { pluralize } from '@console/shared/format';
import { to } from '@console/shared/routing';
import type { Step } from '../base/fact.ts';
import type { Finding } from '../base/finding.ts';

/** Steps of the checklist that other findings state in more detail: uplinks, allow list, pools, receivers. */
const ELSEWHERE: readonly string[] = ['F2', 'F4', 'F6', 'F7'];

/** Steps of the fleet's checklist that are open or need attention. */
export const setupFindings = (steps: readonly Step[]): readonly Finding[] =>
  steps.flatMap(({ id, title, state, why, link }): Finding[] =>
    (state === 'todo' || state === 'warn') && !ELSEWHERE.includes(id)
      ? [
          {
            key: `setup ${id} ${why}`,
            severity: state === 'todo' ? 'notice' : 'info',
            text: `${title}: ${why.replace(/\.$/, '')}`,
            to: link?.to ?? to('/system/setup'),
          },
        ]
      : [],
  );

/** Steps whose state is not known, by title. */
export const unreadSteps = (steps: readonly Step[]): readonly string[] =>
  steps.flatMap(({ id, title, state }) => (state === 'unknown' && !ELSEWHERE.includes(id) ? [title] : []));

/**
 * The certificate with which the console of the user's silo is served.
 * @param standing null: none is in use
 */
export function certificateFindings(standing: Standing | null): readonly Finding[] {
  const finding = (severity: Finding['severity'], text: string): Finding[] => [
    { key: `certificate ${text}`, severity, text, to: to('/certificates') },
  ];
  if (standing === null)
    return finding('destructive', 'No certificate of your silo is valid, so browsers refuse its console');
  if (standing.kind !== 'ending') return [];
  return finding(
    standing.urgent ? 'destructive' : 'notice',
    `The certificate of your silo expires in ${pluralize(standing.days, 'day')}, and no other certificate replaces it`,
  );
}
