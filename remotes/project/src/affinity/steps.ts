import type { Subject } from '../jobs/instances.ts';
import { ifFound, ifThere, type Step } from '../jobs/task.ts';
import type { GroupKind, GroupPlace } from './kinds.ts';
import { plainRefusal } from './refusals.ts';

/** Adds a stopped instance to a group; undone by removing it. */
export const joinGroup = (kind: GroupKind, place: GroupPlace, { name }: Pick<Subject, 'name'>): Step => ({
  title: `Add ${name} to ${kind.noun} ${place.group}`,
  send: ({ signal }) =>
    kind.addAsPart(place, name, signal).catch((error: unknown) => {
      throw plainRefusal(error);
    }),
  code: () => ({ call: kind.add(place, name) }),
  isDone: async () => (await ifFound(kind.memberNow(place, name))) !== undefined,
  undo: {
    title: `Remove ${name} from ${kind.noun} ${place.group}`,
    send: ({ signal }) => kind.takeOutAsPart(place, name, signal).catch(ifThere),
  },
});
