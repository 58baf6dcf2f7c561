import { useAtomValue } from '@console/shared/state';
import { Contain } from '../errors/boundaries.tsx';
import { ActivityPanel } from './lazy.ts';
import { activityAtom, hideActivity } from './state.ts';

/** The list of what this tab has started, while it is open. */
export function ActivityHost() {
  if (!useAtomValue(activityAtom)) return null;
  return (
    <Contain>
      <ActivityPanel onDismiss={hideActivity} />
    </Contain>
  );
}
