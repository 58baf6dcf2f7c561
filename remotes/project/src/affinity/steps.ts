import { isKind, isUnanswered } from '@console/shared/api';
import type { Subject } from '../jobs/instances.ts';
import type { RunningJob } from '../jobs/run-job.ts';
import type { GroupKind, GroupPlace } from './kinds.ts';
import { plainRefusal } from './refusals.ts';

/**
 * Adds a stopped instance to a group, as part of a job. Returns the reason when it is not a member afterwards, else undefined. When
 * the response was lost, or the server reports that it is a member already, the membership is requested (docs/screens/operator.md
 * section 7.2).
 */
export async function addToGroup(
  kind: GroupKind,
  place: GroupPlace,
  { name }: Subject,
  { signal }: RunningJob,
): Promise<unknown> {
  try {
    await kind.addAsPart(place, name, signal);
    return undefined;
  } catch (error) {
    const isOpen = isUnanswered(error) || isKind(error, 'conflict');
    return isOpen && (await isMember(kind, place, { name })) ? undefined : plainRefusal(error);
  }
}

/** Whether an instance is a member of a group now; false too when that request fails. */
export const isMember = (
  kind: GroupKind,
  place: GroupPlace,
  { name }: Pick<Subject, 'name'>,
): Promise<boolean> =>
  kind.memberNow(place, name).then(
    () => true,
    () => false,
  );
