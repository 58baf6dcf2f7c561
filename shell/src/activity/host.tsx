import { useAtomValue } from '@console/shared/state';
import { FloatingPart } from '../errors/error-boundary.tsx';
import { ActivityPanel } from './lazy.ts';
import { activityAtom, hideActivity } from './state.ts';

/** Renders the activity list while it is open. */
export function ActivityHost() {
  if (!useAtomValue(activityAtom)) return null;
  return (
    <FloatingPart name="activity list" onClose={hideActivity}>
      <ActivityPanel onDismiss={hideActivity} />
    </FloatingPart>
  );
}
