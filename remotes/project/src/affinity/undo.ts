import { type Instance, isKind } from '@console/shared/api';
import type { Undo } from '@console/shared/runtime';
import { bold } from '@console/shared/ui';
import { allows } from '../base/instances/states.ts';
import type { GroupKind, GroupPlace } from './kinds.ts';

const MEMBER = 'member';

/** Adds a removed member to its group again; undefined while it runs, because only a stopped instance can be added. */
export function undoTakeOut(
  kind: GroupKind,
  place: GroupPlace,
  instance: Pick<Instance, 'name' | 'runState'>,
): Undo | undefined {
  if (!allows('addToAffinityGroup', instance)) return undefined;
  const { name } = instance;
  const isMember = () =>
    kind.memberNow(place, name).then(
      () => MEMBER,
      (error: unknown) => {
        if (!isKind(error, 'not-found')) throw error;
        return undefined;
      },
    );
  return async () => ({
    of: `${kind.noun} ${place.group}`,
    before: MEMBER,
    after: undefined,
    look: async () => ({
      value: await isMember(),
      now: () => `${name} is a member of ${place.group}.`,
      back: kind.add(place, name).send,
    }),
    done: bold`Member ${name} added to ${kind.noun} ${place.group} again`,
  });
}
